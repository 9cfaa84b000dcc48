extension Thesaurus {
  /// Views, layout, navigation and what a person sees, with the terms of SwiftUI, UIKit and the web.
  static let screens = """
    ownsize: intrinsic size, intrinsic content size, natural size, own size, size of its own, how big it wants to be, \
    preferred size, wants to be, idea of its size, own idea, intrinsiccontentsize
    idealsize: ideal size, natural size, preferred size, natural width, ideal width, own size, like to be, \
    wants to be, size it would like, best size, size you would choose
    proposedsize: proposal, proposed size, offered space, offer, available space, what is offered, given space, \
    space on offer, whatever is offered, suggested size, some space
    takesall: fill, take all, take everything, takes whatever, occupy all, eat everything, all of it, stretch to, \
    inflate to, as big as possible, whole space, expands to fill, take up all, grow to
    resisting: hugging, resist growing, hug, content hugging, refuse to grow, keeps tight, stay small
    resistshrink: compression resistance, resist shrinking, refuse to shrink
    dimension: dimension, width, height, axis, size, extent, width or height
    measureagain: measure again, remeasure, recompute the size, ask again, lay out again, size again, \
    calculate again, layout again
    wrapperview: representable, wrapper, bridge, uiviewrepresentable, wrapped view, adapter
    makecall: make method, makeuiview, creation, when it is made, creation hook
    updatecall: update method, updateuiview, update pass, each update, update hook
    endcall: dismantle, dismantleuiview, teardown hook, dismantle callback, end hook, removal hook, final callback, \
    called at the end, counterpart of make
    screengone: screen is gone, view is gone, off screen, view goes away, screen goes away, left the screen, \
    leave screen, view disappears, leaves the screen, goes off screen, user leaves, gone from the screen, \
    view is removed, view goes, screen disappears, goes away from screen, dies with the screen, leaving the screen
    screenlives: view lives, lifetime of the view, as long as the view, while it is on screen, lifetime, \
    tied to the view, life of the view, as long as the screen
    valuestruct: struct, value type, wrapper struct, description, short lived value, recipe
    bodyruns: body runs, body is evaluated, evaluate the body, during body, in body, body touched, while body runs
    viewredraw: redraw, rerender, update the view, refresh, body runs again, view updates, redraws, view is updated, \
    get redrawn, everybody updates
    creator: own, owner, source of truth, where it is created, creates the model, creator, who makes it, holds it
    receiveonly: only reads, just reads, merely displays, passed in, handed in, receives, gets it, handed one, \
    to display, read only, given from outside
    plainproperty: plain property, plain let, just a let, simple var, normal property, no wrapper, without a wrapper, \
    bare property, ordinary property, just var, normal let, simple let, no mark, unmarked, plain constant
    wrapperprop: property wrapper, wrapper, attribute, annotation, at sign
    bindingthing: binding, two way, dollar, dollar sign, dollar syntax, edit the field, text field edits, \
    writes back, read and write access
    observing: observe, watch, register, hear of changes
    onlyread: only what it reads, properties it reads, what body touched, what was read, fields it uses, \
    the one you looked at, those it uses, what it uses, those that use, only the readers, only those readers, \
    what the body reads
    wholeobject: whole object, the object in one piece, any change, everybody, all observers, every subscriber, \
    object level, one alarm for all, whatever changes, any property
    perproperty: per property, property by property, each property separately, single properties, access level, \
    per field, field by field, single property, key path, key paths
    keystroke: keystroke, key press, each letter, every character, per letter, typing, each key, letter typed
    newterm: new term, new text, changed term, new search, another term, new query, next keystroke, text changes
    scrollview: scroll view, scrolling, scroll, scrollable
    listrow: row, cell, item, entry, element
    cellreuse: reuse, recycled cell, dequeue, reused cell, cell comes back, pool of cells
    samecell: same cell, existing cell, keeps the cell, cell stays, in place, cell instance, leaves the cell, \
    cell where it is
    newcell: new cell, another cell, fresh cell, replaces the cell, dequeues another, swaps the cell, different cell
    snapshotthing: snapshot, state of the list, section list, data source snapshot
    diffthing: diff, comparison, diffing, changeset, delta
    sectionthing: section, group, part of the list, sections
    datasource: data source, source, model layer
    lookupincell: look up, fetch from the store, from a dictionary, in the cell provider, when configuring the cell, \
    when you configure the cell, find by id, get by id
    namechanged: say which changed, name the changed, list the changed, mark the changed, list the dirty ones, \
    tell which changed, mark as changed, say which ids, report the changed, tell it, say it yourself, name them, dirty
    onlyids: only ids, ids alone, just the id, only the id, just the ids, only identifiers, put only, \
    just the product id, only the uuid
    uniqueness: unique, only once, no duplicates, no two, never twice, occur once, once over all, at most once, \
    one of each, may not repeat, not twice, distinct, singular, no repetition
    dupes: duplicate, twice, same one again, in both, in two, in several, more than once, double entry, turns up in, \
    two of the same
    exceptioncrash: crash, trap, throws, assertion, fatal error, blows up, get an exception, terminate
    selectionlost: lose the selection, selection lost, selection gone, deselected, selection disappears
    animatesout: animate out, fade out, slide away, row leaves, removed with animation
    navstack: navigation stack, stack of screens, push and pop, back stack
    pushscreen: push, go to the next screen, open the detail, navigate forward
    popscreen: pop, go back, back button, swipe back, return to the previous screen
    modal: modal, sheet, full screen cover, popover, dialog
    deeplink: deep link, url scheme, universal link, open from a link
    tabroot: tab root, root screen, top level screen, main screen, entry screen
    leafscreen: leaf screen, detail screen, last screen, end of the flow, outermost page
    focusthing: focus, first responder, keyboard focus, active field
    keyboard: keyboard, software keyboard, input accessory
    safearea: safe area, insets, notch, home indicator, status bar
    orientation: orientation, rotation, landscape, portrait, rotate the device
    sizeclass: size class, compact, regular width, horizontal size class, split view
    darkmode: dark mode, color scheme, dark appearance, night mode, interface style, userinterfacestyle
    fontscale: dynamic type, text size, font scaling, larger text, accessibility sizes
    hosting: hosting controller, uihostingcontroller, host
    lifecyclecall: viewwillappear, viewdidappear, onappear
    responder: responder chain, target action, event handling, hit test
    gesturething: gesture, tap, swipe, pan, drag, pinch, long press
    motionthing: animation, transition, animated, motion, spring
    offscreen: off screen render, offscreen, shadow path, rasterize, blending
    framerate: frame rate, frames per second, hitch, dropped frame, jank, stutter, smooth
    renderloop: render, draw, display, paint, commit
    imagesize: image size, downsample, thumbnail, decode, scale down, too large image
    domthing: dom, document tree, element tree, virtual dom, component tree
    rerendering: rerender, reconcile, reconciliation, render again, diff the tree
    stylething: style, css, theme
    formthing: form, input, field, text field, input field
    validationthing: validation, check the input, valid input, input check
    placeholder: placeholder, skeleton, loading state, spinner, empty state
    errorbanner: alert, banner, error message, error on screen, show as a failure, put on the screen, \
    something went wrong, show an alert, failure message, toast, show as error, error state, message to the user, \
    red banner
    notanerror: ignore it, swallow that error, filter out, stay quiet, \
    do not put that on the screen, return silently, harmless, expected
    """
}
