/// Scalars whose compatibility decomposition holds a letter `a` to `z` or a digit (Unicode Character
/// Database, version 14), with what a slug makes of it; canonical decompositions go before.
///
/// `@` begins a run of consecutive scalars.
enum CompatibilityLetters {
  static let text: StaticString = """
    @AA a @B2 2 3 @B9 1 o @BC 1-4 1-2 3-4 @132 ij ij @13F l- l- @149 -n @17F s @1C4 dz dz dz lj lj
    lj nj nj nj @1F1 dz dz dz @2B0 h @2B2 j r @2B7 w y @2E1 l s x @1D2C a @1D2E b @1D30 d e @1D33
    g h i j k l m n @1D3C o @1D3E p r t u w a @1D47 b d e @1D4D g @1D4F k m @1D52 o @1D56 p t u
    @1D5B v @1D62 i r u v @1D9C c @1DA0 f @1DBB z @1E9A a- s @2070 0 i @2074 4 5 6 7 8 9 @207F n 0
    1 2 3 4 5 6 7 8 9 @2090 a e o x @2095 h k l m n p s t @20A8 rs @2100 a-c a-s c -c @2105 c-o
    c-u @2109 -f g h h h h @2110 i i l l @2115 n no @2119 p q r r r @2120 sm tel tm @2124 z @2128
    z @212C b c @212F e e f @2133 m o @2139 i @213B fax @2145 d d e i j @2150 1-7 1-9 1-10 1-3 2-3
    1-5 2-5 3-5 4-5 1-6 5-6 1-8 3-8 5-8 7-8 1- i ii iii iv v vi vii viii ix x xi xii l c d m i ii
    iii iv v vi vii viii ix x xi xii l c d m @2189 0-3 @2460 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15
    16 17 18 19 20 -1- -2- -3- -4- -5- -6- -7- -8- -9- -10- -11- -12- -13- -14- -15- -16- -17-
    -18- -19- -20- 1- 2- 3- 4- 5- 6- 7- 8- 9- 10- 11- 12- 13- 14- 15- 16- 17- 18- 19- 20- -a- -b-
    -c- -d- -e- -f- -g- -h- -i- -j- -k- -l- -m- -n- -o- -p- -q- -r- -s- -t- -u- -v- -w- -x- -y-
    -z- a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s
    t u v w x y z 0 @2C7C j v @3250 pte 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 @32B1 36 37
    38 39 40 41 42 43 44 45 46 47 48 49 50 1- 2- 3- 4- 5- 6- 7- 8- 9- 10- 11- 12- hg erg ev ltd
    @3358 0- 1- 2- 3- 4- 5- 6- 7- 8- 9- 10- 11- 12- 13- 14- 15- 16- 17- 18- 19- 20- 21- 22- 23-
    24- hpa da au bar ov pc dm dm2 dm3 iu @3380 pa na -a ma ka kb mb gb cal kcal pf nf -f -g mg kg
    hz khz mhz ghz thz -l ml dl kl fm nm -m mm cm km mm2 cm2 m2 km2 mm3 cm3 m3 km3 m-s m-s2 pa kpa
    mpa gpa rad rad-s rad-s2 ps ns -s ms pv nv -v mv kv mv pw nw -w mw kw mw k- m- a-m- bq cc cd
    c-kg co- db gy ha hp in kk km kt lm ln log lx mb mil mol ph p-m- ppm pr sr sv wb v-m a-m 1- 2-
    3- 4- 5- 6- 7- 8- 9- 10- 11- 12- 13- 14- 15- 16- 17- 18- 19- 20- 21- 22- 23- 24- 25- 26- 27-
    28- 29- 30- 31- gal @A7F2 c f q @FB00 ff fi fl ffi ffl st st @FF10 0 1 2 3 4 5 6 7 8 9 @FF21 a
    b c d e f g h i j k l m n o p q r s t u v w x y z @FF41 a b c d e f g h i j k l m n o p q r s
    t u v w x y z @107A5 q @1D400 a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f
    g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a
    b c d e f g @1D456 i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t
    u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a @1D49E c d @1D4A2 g @1D4A5 j
    k @1D4A9 n o p q @1D4AE s t u v w x y z a b c d @1D4BB f @1D4BD h i j k l m n @1D4C5 p q r s t
    u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o
    p q r s t u v w x y z a b @1D507 d e f g @1D50D j k l m n o p q @1D516 s t u v w x y @1D51E a
    b c d e f g h i j k l m n o p q r s t u v w x y z a b @1D53B d e f g @1D540 i j k l m @1D546 o
    @1D54A s t u v w x y @1D552 a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g
    h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b
    c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w
    x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r
    s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m
    n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c d e f g h
    i j k l m n o p q r s t u v w x y z a b c d e f g h i j k l m n o p q r s t u v w x y z a b c
    d e f g h i j k l m n o p q r s t u v w x y z @1D7CE 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0
    1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6 7 8 9 @1F100 0- 0- 1- 2- 3- 4- 5- 6- 7- 8-
    9- @1F110 -a- -b- -c- -d- -e- -f- -g- -h- -i- -j- -k- -l- -m- -n- -o- -p- -q- -r- -s- -t- -u-
    -v- -w- -x- -y- -z- -s- c r cd wz @1F130 a b c d e f g h i j k l m n o p q r s t u v w x y z
    hv mv sd ss ppv wc @1F16A mc md mr @1F190 dj @1FBF0 0 1 2 3 4 5 6 7 8 9
    """
}
