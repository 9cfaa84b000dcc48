/// Common English words seldom met in technical writing: none of them is taken for a slip of the pen, and
/// no slip is taken for one of them.
enum EverydayWords {
  /// The stems of the words.
  static let stems = Set(text.split { $0 == " " || $0 == "\n" }.map { WordStem.of(String($0)) })

  private static let text = """
    abbey aboard abroad absorb absurd abundant academic academy accused ace acid acknowledge
    acoustic acquisition acre activist actress acute addicted admin administered admission admit
    adorable ads adult adventure adverse advice advisor advisory advocacy advocate aerial aesthetic
    affair affiliate afford afghan afraid aftermath afternoon agency agenda aggressive ago
    agriculture air aircraft airline album alcohol algebra alien alleged allergic alley alliance
    ally alright altar altitude aluminum alumni amateur amazed ambassador amber ambition ambitious
    ambulance amen amended ammunition amongst amusing anatomy ancient angel anger ankle anniversary
    annual antenna anthem anti anticipated antique anxiety anxious apology apparatus appeal appetite
    applause appointed archbishop archer architect arctic arena arguably argue arise armor armour
    army arrest art artificial artillery artist artwork ash ashamed asleep asylum ate athlete atlas
    atmosphere attend attitude attorney attract auction audit august aunt autism automobile
    automotive autonomous autonomy avenue aviation awake award awesome awful awhile bachelor
    backpack backyard bacon bacteria badge bait baker balcony bald ballet balloon ballot ban banana
    band banker bankruptcy baptist barber bargain bark barn baron barrel baseball basement basin
    basketball bass bat bathroom battalion battery battle battlefield bay beam beast beaten beauty
    bedroom bee beef beg behold belief belly beloved belt bench bend beneficial bent berry bet
    betrayed bias bible biblical bibliography bicycle bid biggest bike billboard billion billionaire
    biography biology birth bishop bitcoin blade blast bleeding bless bliss blogger blonde blood
    bloom blunt board bodily boil bomber bond boom boost booth borough bought bout bow boycott
    boyfriend brain brake brass bravo breach breakdown breakthrough breast bred breed breeze brewing
    brick bride brigade brilliant broad broader broker bronze brooks brotherhood brown brush brutal
    buck buddy budget buffalo bulk bull bullet bulletin bully bunny bureau burger burial burnt burst
    buses bush businessman bust but butcher butler butterfly buy buyer buzz bye cabinet cable café
    cage calcium calories campaign campus canal cancer candy cane cannon canvas canyon cape
    capitalist capitol captain carbon cardiac career cargo carnival carpenter carrier cart cartoon
    carved casino casualties catalogue catalyst cathedral cattle cavalry cave cedar cellular cement
    cemetery censorship census ceremony certainty certified chairman chamber champ champagne
    champion championship chancellor chaos chapel chapter characterized charitable charity charm
    chart charter chat cheapest cheek cheer chemical chemistry chess chest childhood chill chin chip
    chocolate choir chorus chrome chronic cigarette circulation circus citation cited citizen
    citizenship civic civil civilian clan classified classroom clay clearance cliff climate clinic
    closet cloth cloud clown club clue clutch coach coal coalition coast coastal coconut coffin
    cognitive coke cold collaboration collar college colonel colony combat combo comeback comedian
    comedy comic commentary commerce commercial commission commissioner committee commodity
    commonwealth communism communist company compassion compelling competition competitor complaint
    compliment comprises conceived concentrate concert conclusion condemned conduct conductor cone
    conference confess confront congratulations congregation congress congressional congressman
    conquest conscience conscious consensus consolidated conspiracy constable contemporary contest
    continent continental contractor controversy convey convicted convince cooler cop copper coral
    cord corn corp corporate corridor cosmic costume cotton cough council counsel counselor
    countless countryside county coup coupon courage court cowboy crab crack craft crane crawl cream
    creative creature credible credit creek creep creepy crew cricket crime criminal crisis critique
    crow crown cruel cruelty cruise crush crystal cube cuisine cult culture curb curiosity curious
    curriculum curry custody cute cylinder daddy daily dairy daisy dale dame dancer dare darker
    darling dawn dealer dean dear debate debris debut decade decay deceased deck decline decorated
    decree deed deer defeat defence deficit delicate delicious delight dementia demo democracy
    democrat demographic demon denial dense density dental dentist departed departure depicted
    deposit depot depressed deputy derby desert deserve desktop despair desperate dessert destiny
    detained detention devastating developmental devoted diabetes diagnosis diagram dial dialogue
    diameter diamond diary dice diesel diet dignity dimensional dining dinosaur dioxide dip diploma
    diplomatic director dirt disappointed disaster disc discharge disciplinary disclosure disco
    discount discourse discretion discrimination disease disgusting dislike disorder displaced
    dispute dissolved distant distracted distress district disturbed ditch dive diverse dividend
    divine divorce dock doctrine documentary dodge dolphins dome domestic dominant don donate donor
    doom dose doubt dough downtown dragon drainage drama dramatic drank drawer drill drone drought
    drug drum drunk dry dubbed duchess due duke dull duty dwarf dynasty eagle ear earl earn earth
    earthquake easiest east eastern eaten eclipse ecological economic economist economy ecosystem
    editorial educate ego eighteen eighth eighty elaborate elbow elder elect electoral electric
    electron elementary elephant elevated eleven elite embarrassed embassy embrace emerge emergency
    emissions emotion emperor emphasis empire employee enacted endangered endorsed endure enemy
    energy engage enjoy enterprise entertain enthusiasm enthusiastic entitled entrance entrepreneur
    envy enzyme epic epidemic episode equation equipped equity era erected escort essay essence est
    estate esteem etc eternal ethics ethnic euro eve everyday evident evolution evolutionary evolve
    exam excited excuse exempt exhibit exile expedition experienced expert expertise exploit explore
    exterior extinction extraordinary eyebrows fabric fabulous facial faction faculty fairy faith
    fame fan fantastic fantasy fare farewell farther fascinating fat fate fatigue favorite favourite
    feast feat federal fee feet fellow fellowship felony female feminine feminism feminist ferry
    fertility fever fiber fiction fierce fifteen fifth fifty fig fighter film finance financial
    finest firearms fireworks fiscal fisher fist fixtures flagship flame flash flavor flaws fled
    flee fleet flesh flint flip floral fluid foam foil folk fool foolish footage football ford
    forecast forehead foremost forensic fort forthcoming fortress fortune forty forum fossil foster
    foul foundation founder fountain fourteen fox franchise frank fraud freedom freeman freestyle
    freight french freshman fried friendship fringe frog frontier frost frustrated fuel fuller fun
    fund fundamental funeral fur furious furthermore fury fusion galaxy gallery gallon gamble gang
    garage garlic gas gasoline gear gems gender gene generous genesis genetic genius genre gentle
    gentleman gentlemen genuine geographic geography geology ghost giant ginger girlfriend glance
    glen glimpse globe glorious glory glow glucose goalkeeper goddess gold golden golf goodbye goose
    gore gorgeous gosh gospel gossip governmental governor govt gown grade graduate grain gram grand
    grandchildren grandfather grandma grandpa grandparents grandson granite grasp grateful gratitude
    grave gravity gray greedy greenhouse grid grief grill grind grip grocery gross ground grove
    growth guardian guild guilt guinea gulf gun guru gut guy gym habit habitat hail halfway halo ham
    handbook handsome happier harassment harbor hardest hardy harmony harsh hart harvest hatred haul
    haunted haven hawk headache headline headphones headquarters health healthcare healthier healthy
    heat heath heather heaven heavier heck heel heir helicopter helmet her herald herb herd heritage
    hero heroic herself hesitate highway hike hilarious him hip hire historian hobby hockey holiday
    hollow holly holy homeland homeless homemade hometown homework homicide honest honesty honey
    honour hood horizon hormone horn horny horrific horror horse hostage hostile hottest hub hull
    humanitarian humble humidity humor humour hunger hunter hurricane husband hydrogen hygiene hype
    hypothesis ideology idiot idol ill illusion imagery immense immigrant immortal immune imperial
    impress imprisoned inability inadequate inappropriate inc incentive inch inclined incredible
    incumbent indigenous indoor induced industry inequality inevitable infamous infant infantry
    infected infectious inferior influential ingredients inhabitants injured injury injustice ink
    inland inmates inn inning innocent innovation inquiry insect inspector instinct institute
    instructor insulin insult insurance intake intel intellectual intense inter interim
    international interstate intervention intimate invasion invented invest investor invite ion iris
    irony isle ivory jail jam jazz jealous jeans jelly jerk jersey jet jewelry joint joke journalist
    journey joy judge judgement judgment judicial judiciary junction jungle jurisdiction jury
    justice justify juvenile karma keen keeper kidnapped kidney kilometers kilometres kindergarten
    king kingdom kit kitty knight knives lab labor laboratory labour lace lads lady laid lake lamb
    lame lance landmark lane lap laptop laser lateral laughter law lawn lawsuit leadership league
    learnt lecture lee legend legendary legion legislation legislature leisure lend lengthy lens
    lenses lent lesson lethal leverage levy liability liar liberal liberty licence lieutenant
    lifelong lifestyle lighter lightning lily lime limestone liner lineup lion liquid liquor lit
    literacy literary literature litigation liver livestock loan lobby locker lodge logistics logo
    lord loser lottery louder lounge lover loyal loyalty luckily lunar lung luxury lyrics madame
    magnetic magnificent maid maiden mainland mainstream majesty maker makeup male mall mama manga
    mankind manor mansion manufacture manuscript maple marathon marble march marina marine maritime
    marketplace marriage marsh martial marvel mason mass massacre massage masterpiece mate maternal
    mature medal medical medieval meditation medium melody membrane meme memo memoir men mental
    mentor merchandise merchant mercury mercy merger merit merry messenger metabolism metal meter
    methodology metre metro metropolitan mice microwave mid midst mighty migrant mild mile military
    militia mill miller mine miners mini minister ministry mint miracle miserable misery missile
    mission missionary mistress mixture mob mobile moderate modest moisture mold molecular molecules
    mom momentum mommy monetary monk monopoly monster monument mood moon moral moreover morning
    morocco mortal mortar mortgage mosque moss motive motor motorcycle mud municipal muscle musician
    mystery naive narrator nation nationalist nationwide naughty naval navy neat necessity necklace
    needle neighbor neighborhood neighbourhood nerve neural neutral nevertheless newborn news
    newsletter newton niche nickel nickname niece nightmare nine nineteenth ninja ninth nitrogen
    noble nominated nominee nonetheless nonprofit noon nor north northeast northern northwest
    northwestern notorious nova novel nuclear nursery nut nutrition oak oath obesity obsessed
    obstacles occasion occupation ocean odd offence offense offshore offspring olive opera opponent
    oppression optical oral orbit orchestra ore organ organic organised organisms orthodox ounce
    outbreak outdoor outfit outlet outlook outrage outright oval overnight overseas oversight
    overtime overwhelmed owe oxygen pace pacific painter palace pale palm panel pants papa paper
    paperwork parade paradise pardon parish parliament parliamentary parody parole participate
    particle partisan partner partnership passage passion passive pasta pastor patent pathetic
    pathway patience patrol payroll peace peach peanut pearl peel penguin peninsula penny pension
    perceived perception perfume personnel persuade pet petition petroleum petty phantom
    pharmaceutical pharmacy phenomenal phenomenon philosophical philosophy phoenix photograph
    photography physician pickup pie pier pierce pig pill pine pink pioneer pirate pistol pit pitch
    pitcher pity placement plague planet plant plasma plastic platinum playground playoff plaza plea
    pleasant pleasure pledge plot podcast poem poet poetry poison poker polar pole polish politician
    polo pony pope porch pork portal porter portfolio portrayed pose possess poster pot potter pound
    poverty powder practitioners prayer precious predominantly pregnancy prejudice preliminary
    premier premise premium prep prescribed prescription president presidential prestige prestigious
    prevalent prey pride priest princess privacy prize pro probation proclaimed prof profession
    professional professor profit profound prolonged prom prominent promo pronounced propaganda
    prophet proposition pros prosecution prosecutor prospect prosperity protein protest province
    provincial proximity psychiatric psychic psychology pub pulse pump pumpkin punch punk puppet
    puppy purchase purple pursue pursuit puzzle pyramid qualification quantum quarter quarterback
    quest quiz racial racism rack radiation radical radio radius rage raid rail railroad railway
    rainbow rainfall rally ramp ranch rap rapper rat raven raw ray reaction reactor readily realise
    realistic rear rebel rebellion rebounds recall reception receptor recession reckless reckon
    reconstruction recruit redemption reed reef referee referendum refined reform refuge refugee
    refund regime regiment regret regulate regulatory rehab rehabilitation reign relay reliance
    relief relieve religion religious reluctant renaissance renowned rent rental repeal reproductive
    republic republican reputation reservoir residential resign respiratory resurrection retail
    retire retreat reunion revelation revenge revenue revival revolution revolutionary reward
    rhetoric rhythm ribbon ribs rider ridge ridiculous rifle righteous ring riot rip ritual rival
    rivalry roast robbery robin robot rock rocket rocky rod rogue roller romance romantic rookie
    roommate roster rover royal royalty rubbish rugby ruler rumors runway rural sack sacred
    sacrifice saga sage saint salary sale salmon salon salvation sanctions sanctuary sand sandy sang
    satellite satisfaction sauce sausage savage scam scandal scar scare scary scent scholar
    scholarship science scientist scout scrap screw scripture sculpture seal season secretary sector
    secular seize selfie selfish seller semester semi seminar senate sensation sensor sentiment
    sequel sergeant servant settle settlement settlers seventeen seventh seventy shaft shame
    shareholders shark sharply shattered she shed sheer shelter shelves shepherd sheriff shine shiny
    shipment shock shooter shore shortage shotgun shoulder showcase shower shrimp shuttle siege
    sierra sigh silicon silk silver sin sincere singer sir six sixteen sixty skating sketch ski
    skill skin skinny skull slam slap slavery sleeve slightest slope smartphone smash smith smoke
    snack snake snap sneak sober soccer social socialist society sociology soda sodium soil solar
    solidarity solo son sonic sore sorry soul soundtrack south southeast southern southwest
    sovereign sovereignty soviet spacecraft spark spatial speaker specialist specialty species
    specimens spectacular spectrum speculation speech sphere spice spicy spider spike spinal spine
    spiral spirit spiritual spite splash splendid spokesman sponsor sport spotlight spouse spray
    spurs squad stab stadium stained stainless stake stance star stare starter statue statute
    statutory steadily steak steam steel steep steering stellar stereo sterling stern stiff stimulus
    sting stomach stone strain strap strategic straw streak strength strengthen stress strike
    striker stripes stroke strongest struck struggle stubborn student studio stuffed stunning stunt
    submarine subsidiary substance suburb suburban subway sudden sue sued sum summit summoned sung
    sunlight sunny sunrise sunset sunshine superb superintendent superior supermarket supernatural
    superstar supervision supervisor supplement supplier supreme surf surge surgeon surgery surgical
    surplus surrender surveillance survivor suspicion sustain swamp swan swear sweat sweater swept
    swift swing sword sworn sympathetic sympathy symphony symptoms syndrome synthesis synthetic
    syrup systematic tablet tackle tactics tale talent tan tank tape tasty tattoo tax taxation
    taxpayer tech teen teenage teeth telecommunications telegraph telescope television temper
    temperature temple ten tendency tender tennis tense tension tenth tenure terrace terrain
    terrific terrified territory terror testament testify testimony textbook textile texture
    thanksgiving theater theatre thee theft theology therapeutic therapist therapy thermal thesis
    thief thieves thirteen thirty thou threaten thrilled thriller throat throne thru thrust thumb
    thunder tide tiger timber timeline tin tissue tobacco toddler toe toll tomb tone tornado torture
    toss touchdown tough tour tourism tourist tournament towel township toxic traction tractor
    trademark trader trafficking tragedy tragic trainer trans trash trauma traumatic treason
    treasure treasury treaty trek tremendous trend trial triangle tribal tribe tribunal tribute
    trillion trilogy trinity trio triumph troops trophy tropical trout trunk trustees tube tuition
    tumor turf turkey turner turnover turtle tweet twelve twentieth twenty twilight twin twist
    twitch ultra unacceptable unaware unbelievable uncertainty unclear uncomfortable unconscious
    undercover undergo undergraduate underground undertaken underwater underwear undoubtedly
    unemployed unfair unity universe university unpleasant unprecedented unreasonable unsure unto
    unveiled upstairs uranium urban urge urgent urine utter vacant vacation vaccine vacuum vague
    valentine valley valuation valve vampire van vanilla vast vegan vegetable vegetarian vehicle
    vein velocity velvet vent venture venue verbal verdict verse vessel veteran veterinary via vibe
    vicinity vicious victim victor victory villa villain vintage vinyl violence violent violet viral
    virtue virus visa vision vitamin vivid vocabulary vocal vodka vol volcano volleyball voltage
    voluntary volunteer vote voter voyage wade wage wagon waist war ward wardrobe warfare warm
    warmer warmth warrant warrior water watts wave weaker wealth wealthy weapon wear web weekend
    weigh welfare west western whale whatsoever wheat wheelchair wheeler wherein whip whiskey whoa
    whoever wholesale wholly wicked widespread widow wilderness wildlife willingness wing winner
    wireless wisdom witch withdraw withdrawn witness wives wizard wolf wolves women wooden wore
    workforce workout workplace workshop worldwide worm worn worship worthless worthy wound wreck
    wrestling wrist yacht yell yes yoga younger youngest yourselves youth zoo zoom
    """
}
