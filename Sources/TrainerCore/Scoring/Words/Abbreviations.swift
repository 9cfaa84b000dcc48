/// Short words for long ones, as people type them.
enum Abbreviations {
  /// The long word for a short one, nil for any other word.
  static func expansion(of word: String) -> String? { longWords[word] }

  private static let longWords: [String: String] = {
    let pairs = table.split { $0 == " " || $0 == "\n" }.map { $0.split(separator: "=") }
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
  }()

  private static let table = """
    addr=address app=application arg=argument args=arguments arr=array attr=attribute attrs=attributes
    auth=authentication auto=automatic avg=average bg=background bool=boolean btn=button buf=buffer
    calc=calculate cb=callback char=character chars=characters cmd=command cnt=count col=column
    conf=configuration config=configuration configs=configurations cond=condition conn=connection
    coord=coordinator ctx=context ctrl=controller cur=current db=database dbs=databases decl=declaration
    def=definition del=delete dep=dependency deps=dependencies desc=description dest=destination
    dev=developer devs=developers dict=dictionary diff=difference dir=directory dirs=directories
    doc=document docs=documents elem=element elems=elements env=environment envs=environments err=error
    errs=errors exec=execute expr=expression ext=extension fn=function fns=functions func=function
    funcs=functions gen=generate hw=hardware idx=index impl=implementation incl=including info=information
    init=initializer inits=initializers inst=instance int=integer ints=integers iface=interface len=length
    lib=library libs=libraries lang=language lvl=level max=maximum mem=memory mgr=manager min=minimum
    msg=message msgs=messages mult=multiple nav=navigation nr=number num=number nums=numbers obj=object
    objs=objects op=operation ops=operations opt=option org=organisation orig=original os=system
    param=parameter params=parameters perf=performance perm=permission perms=permissions pkg=package
    pos=position pref=preference prefs=preferences prev=previous proc=process procs=processes prod=production
    prop=property props=properties proto=protocol ptr=pointer ptrs=pointers qty=quantity recv=receive
    ref=reference refs=references reg=register repo=repository repos=repositories req=request reqs=requests
    res=result ret=return sec=second secs=seconds sel=selection seq=sequence sim=simulator spec=specification
    specs=specifications src=source srv=server stmt=statement str=string sub=subscribe sync=synchronize
    sys=system sz=size tbl=table temp=temporary tmp=temporary tx=transaction txn=transaction txt=text util=utility
    val=value vals=values var=variable vars=variables vc=controller vcs=controllers ver=version vm=model
    vs=versus
    """
}
