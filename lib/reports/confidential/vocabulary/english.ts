/** What English reports of a site are made of; every word stands for its forms as a noun and as a verb. */
export const ENGLISH: Record<string, string> = {
  parts: `
    abutment access acoustics alcove anchor angle annex apron arbor arch architrave area areaway attic awning backfill backing backsplash balcony
    ballast baluster balustrade band banister bar barrier base baseboard basement basin bathroom bath bathtub batten bay bead beam bearing bed bedroom
    bench berm bin bleacher blind block blocking board bollard booth border boundary bowl box brace bracing bracket brace breezeway bridge bridging building bulkhead
    cabin cabinet cabinetry canopy cap carcass carport carriage casement casing casting cavity ceiling cell cellar chamber chamfer channel chase chimney
    cistern cladding clapboard cleanout cleat clip closet coating collar column compartment component conservatory coping corbel core corner cornice corridor
    counter countertop countertops coupling course courtyard cover covering cradle crawlspace crawl cripple cross crosspiece crown cupboard cupola curb curtain
    dado dam deck decking den detail detention diaphragm dining divider dock door doorframe doorstep doorway dormer downpipe downspout drain drainage drawer driveway drip drywell duct
    ductwork eave eaves edge edging elbow element elevation elevator enclosure entrance entry entryway escutcheon eyebrow facade face facing fascia fence fencing
    field fill fin finial firebox fireplace firestop firewall fitting fixture flange flap flashing flight floor floorboard flooring flue foil footer footing
    footpath footprint form formwork foundation foyer frame framework framing front frontage furring gable gallery gap garage garden gate gateway gazebo girder girt glazing
    grade greenhouse grid grille groove ground gusset gutter gym hall hallway handrail hanger hatch head header hearth hedge hinge hip hole hood hopper house housing
    inlet insert inside interior exterior island jack jamb joint joist junction kitchen kitchenette knob knot landing lane lanai lap latch lath lattice laundry layer layout leaf ledge ledger
    leg length level library lid liner lining link lintel lip living lobby loft loop lot louver louvre manhole mantel mantle manifold member membrane mezzanine mews
    millwork mitre molding moulding mortise mount mounting mouth mudroom mudsill mullion muntin neck newel niche nook nosing notch nursery office opening outbuilding outdoor outfall
    outhouse outlet outside outrigger overhang overflow overlap pad paling pan pane panel paneling panelling pantry parapet parking part partition passage passageway patch path patio pavement paver
    pavilion pedestal pediment peak penthouse pergola perimeter pier pilaster pile pillar pit pitch plan plane plant planter planting plate platform playroom plaza plenum plinth plot pocket
    pole pond pool porch portico post powder porous primary prop property purlin quadrant quoin rack rafter rail railing ramp range rear recess register reservoir restroom retention
    return reveal ridge ridgeline rim rise riser road roadway rod roof roofing roofline rooftop room rosette rotunda row run runner sash scaffold scaffolding scupper seam seat section
    segment shaft sheathing shed shelf shelving shelves shell shelter shim shoe shop shore shoring shoulder shower showroom shroud shutter side sideboard sidelight sidelite sidewalk siding sill site skirt
    skirting skylight slab slat slate sleeper sleeve slope slot soakaway socket soffit solarium spa space span spandrel spindle spine splash spline spout spur stack stage staging
    stair staircase stairway stairwell stall stanchion stand steeple step stile stool stoop stop storage store storefront storeroom story storey strap street stretcher string stringer strip
    structure strut stub stud studio study subfloor subfloors subflooring sunroom superstructure support surface surround suite suspension swale swimming system tank tee terrace
    threshold tie toe tongue top tower trellis track tract transition transom trap tray tread trench trim trimmer trough truss tub tunnel turret underlay underlayment underside
    unit upright valley valve vanity vault veneer veranda vestibule void wainscot wainscoting walkway wall wallboard wallpaper ward wardrobe washroom waterway web wedge weir well window windowsill wing
    wraparound yard zone upstairs downstairs indoors outdoors inward outward
    master guest home property premises classroom clinic church school store warehouse restaurant cafe lounge bar barn stable cottage townhouse condo apartment duplex
    treatment waiting reception conference break locker mechanical boiler`,
  materials: `
    acrylic adhesive aggregate alloy aluminium aluminum asphalt bamboo basalt batt batting beech birch bitumen bituminous blanket block bluestone brass brick bricks brickwork
    bronze canvas carpet carpeting caulk caulking cedar cellulose cement ceramic chalk cherry chip chipboard chrome clay coating cobble cobblestone composite compound concrete
    copper cork crete cypress dirt drywall ebony emulsion enamel epoxy fabric felt fiber fiberboard fiberglass fibreglass fir flagstone foam foil galvanized galvanised gelcoat geotextile glass glue granite
    granular graphite grass gravel grout grouting gypsum hardboard hardiplank hardwood hickory insulation insulator iron ironwork laminate latex leather limestone linoleum loam log louvered lumber
    mahogany maple marble masonry mastic material melamine mesh metal mortar mosaic mud mulch mylar neoprene nickel nylon oak oil paint paintwork panelboard paper parquet particleboard paste
    pebble pewter pine plank planking plaster plasterboard plasterwork plastic plexiglass plywood poly polycarbonate polyethylene polyiso polymer polypropylene polystyrene polyurethane poplar porcelain
    primer putty pvc quartz quartzite rebar redwood resin riprap rock rockwool rope rubber rubble sand sandstone sealant sealer seed shake shale sheet sheeting sheetrock shellac
    shingle silicone silt slag slate sod soil solvent spackle stain stainless steel steelwork stone stonework straw stucco styrofoam teak terracotta terrazzo textile thinset tile tiling
    timber tin topsoil travertine turf turpentine urethane varnish vinyl walnut wax wicker wire wood woodwork wool zinc screed slurry lime fly ash bentonite flux solder sludge
    osb mdf cmu lvl lsl glulam gfci afci abs cpvc hdpe epdm tpo pex emt mc nm romex tyvek hardie trex azek hardiebacker kerdi schluter ditra durock simpson sika quikrete kohler moen delta grohe toto
    andersen pella marvin milgard velux lennox trane carrier daikin mitsubishi rinnai navien bosch samsung whirlpool maytag viking thermador sherwin williams behr glidden benjamin valspar
    kilz minwax zinsser thompson gaf owens corning certainteed timberline bilco azek wolmanized lutron leviton levi nest ecobee ring generac kohler tesla`,
  fixings: `
    bolt bolts braid brad buckle bushing bushings cable chain clamp clasp clevis coil connector cord coupler dowel eyelet fastener fastening fixing gasket grommet hardware hasp hook
    insert joinery keyhole lag lever lug mender nail nut peg pin plug pulley rivet rod screw screwdriver seal shackle spacer spike spring stake staple strap strapping stud swivel tack tape
    tapcon thread toggle turnbuckle washer weld weatherstrip weatherstripping wire wiring ribbon handle handles pull pulls knob doorknob deadbolt lockset strike closer doorstop hingepin bracket joist
    track roller slide guide glide caster casters tieback tiedown holddown`,
  plumbing: `
    aerator backflow bidet bib boiler cartridge cistern cleanout commode condensate conduit coupling dishwasher disposal disposer diverter drain drainpipe drinking expansion faucet fill
    fitting float flow flush fountain furnace gas gauge grease heat heater heating hose hydrant hydronic irrigation lavatory leach line main manifold meter mixer nozzle overflow pan pipe pipework piping
    plumbing pressure pump radiator recirculation reducer regulator riser sanitary septic sewage sewer showerhead shutoff sink softener spigot spout sprayer sprinkler stack standpipe
    stopcock storm strainer sump supply tank tankless tap tee toilet trap tub tubing union urinal valve vent venting waste water waterline watertight wye basin thermal propane emitter dripline`,
  electrical: `
    adapter adaptor amp amperage antenna ballast battery bell breaker bulb bus cabling chandelier charger chime circuit conductor conduit connection console control controller
    current detector dimmer disconnect doorbell downlight electric electrical electricity electronics exhaust fan feed feeder fiber filament fixture fluorescent fuse generator grounding halogen illumination
    interlock intercom inverter junction lamp led light lighting lightning lux main meter monitor motion motor neutral outlet panel pendant photovoltaic polarity pole port power
    receptacle relay sconce sensor service smoke socket solar speaker spotlight subpanel surge switch switchboard switchgear terminal timer transformer tripped tv television undercabinet
    vent volt voltage watt wattage wire wireless wiring internet network data ethernet camera detector chandelier backup floodlight uplight lantern`,
  climate: `
    air airflow boiler coil compressor condenser conditioner conditioning coolant cooler cooling damper dehumidifier diffuser duct ductless evaporator exhaust fan filter furnace grille handler
    heat heater heating hvac humidifier humidity insulated minisplit recirculate refrigerant register return split thermostat vent ventilation ventilator zone airtight draft blower`,
  appliances: `
    appliance blind carpet chair clock cooktop couch counter curtain desk dishwasher drape dryer freezer fridge furnishing furniture hood icemaker lamp microwave mirror oven range refrigerator
    rug shade sofa stove table television tv washer wardrobe mattress picture bookcase bookshelf shelf stool bench hamper mailbox letterbox medicine towel toilet tissue soap dispenser robe`,
  tools: `
    auger backhoe barricade blade blanket blower bobcat bob boom broom brush bucket bulldozer chainsaw chisel compactor compressor cone container crane cutter digger dozer drill dumpster dump equipment excavator
    extension extinguisher forklift generator grinder hammer harness hoist hose jack jackhammer ladder laser level lift loader machine machinery mixer mop nailer nozzle paddle pail pallet pick pipe plow
    pump rake rig roller router sander saw sawdust sawhorse scaffold scraper screen shovel skid skidsteer spade spatula sprayer sponge square squeegee steer stapler tamper tarp tarpaulin telehandler template tent
    tool toolbox torch tractor trailer tripod trolley trowel truck vacuum vibrator wheel wheelbarrow winch wrench cement tarps drone pressurewasher toilet restroom potty fence fencing cart basket barrel drum crate bag
    bundle carton roll reel spool stack batch load truckload pallet box tin can tube sample cartridge gallon cylinder canister`,
  work: `
    abut access accommodate achieve activate add address adhere adjust adjustment advance aerate affix agree align alignment allow alter alteration anchor anneal apply application approach
    approve approval arrange arrangement arrive arrival assemble assembly assess assessment assign attach attachment attend await backfill bed begin bevel blend block blow bolt bond
    book bore bound brace brick bring brush buff build bury butt bypass calibrate calibration cap carpet carry carve case cast caulk center centre chalk chamfer change
    channel check chip chisel choose circulate clad clamp clean cleaning cleanup clear clearance clip close closure coat collect color colour combine commence commission compact compaction complete completion
    compress concrete condition confirm confirmation connect connection consider construct construction continue control convert coordinate coordination cope core correct correction cover crane crate create cure
    customize cut deburr deck decide decision decommission deepen define defrost dehumidify deliver delivery demo demolish demolition deploy design designate detach detail determine develop
    dewater dig dimension direct disassemble discharge disconnect dismantle display dispose dissolve distribute divert divide dowel drain draw drawing dredge dress drill drop dry dump dust edge
    elevate embed empty enclose engage enlarge ensure erect erection establish etch evaluate evaluation even excavate excavation exchange expand expect expose extend extension face fabricate fabrication fasten
    feed fence fill filter finalize find finish fire fit fix flash flatten flip float flood floor flow flush foam fold follow form frame furnish furr gather glaze glue grade grind
    groove ground group grout grow guard guide handover hang harden haul heat hoist hold honed hook hose house identify implement improve improvement include incorporate increase indicate inject injection inlay
    insert inspect inspection install installation installment insulate integrate interlock introduce isolate jackhammer join keep label number laminate land landscape landscaping lap last latch launch lay lead
    leak level lift light line link load locate location loosen lower lubricate maintain maintenance manufacture mark mask match measure measurement meet melt mend mill miter mix mobilize
    model modify modification monitor mop mortar mount move mow nail neutralize note notch observe obtain occupy occur offload oil open operate operation orient outfit overlap overlay
    pack paint panel park pass patch pause pave paving paver peel perform perforate photograph piece pile pin pipe pitch place placement plan plane plank plant plaster plate plug plumb
    point polish position post pour powerwash prefab prefabricate preheat prep prepare preparation preserve press pressurize prevent prime probe proceed process produce program progress prop
    protect protection provide pull pump punch purge put raise rake reach read ready reassemble reattach rebuild receive recess recheck recommend recommendation reconnect reconstruct recycle redirect reduce refill
    refinish refit reflect refresh refurbish regrade reinforce reinforcement reinstall reinstate relocate relocation remain remeasure remediate remodel removal remove renew renovate renovation reopen repair repaint
    replace replacement replaster replumb reposition request require requirement rescreen reseal resealing reset reshape resolve respond rest restore restoration restart result resume resurface retain retest retile return reuse reverse
    review rewire rinse rip rise roll roof root rotate rough roughin roughed round route run sample sand sandblast saw scaffold scan schedule score scrape screed screen screw scribe scrub seal seat secure
    seed select selection separate serve service set settle sew shape sheath shift shim shine ship shipment shore show shower shut sift silence site size skim slide slope smooth soak solder
    sort space splice split spray spread square stabilize stack stage stain stake stand staple start startup stay steam stiffen stockpile stop store straighten strengthen strip strike stripe stucco study
    submit submittal substitute suit support surface suspend sweep swing switch tamp tap tape taper tarp temper tension terminate test texture thaw thicken tie tighten tile tilt tint top torch torque touch
    trace track train transfer transition transplant transport treat treatment trench trial trim trowel truck true tuckpoint tune turn turnover uncover uncrate underpin undercoat undergo unload unpack unplug
    unroll update upgrade use utilize vacuum varnish vent ventilate verify verification vibrate visit visual wall warm wash waterproof weatherproof weatherize wax weld wet wheel widen winterize wire work wrap
    walkthrough punchlist checklist takeoff commissioning handoff mockup mock phase phasing step stage task milestone preinspection reinspection precast prewire prehung topout trimout buildout
    construction carpentry masonry plumbing roofing painting tiling glazing flooring framing drafting engineering surveying survey excavation grading concrete hydroseed hydrotest pressurization
    trades trade crane haul hauling dispose disposal recycling operation layout mockup demolition
    rain snow blow cool drip evaporate freeze hail melt pour soak thaw`,
  irregular: `
    arise arose arisen began begun bend bent bind bound blew blown bring brought built buried buries burying came come comes coming chose chosen cut cuts cutting dug digging drawn drew drawing
    drove driven feed fed fell fit fits fitted fitting found froze frozen gave give given gives giving goes going gone went go grew grown ground held hold hung hanging keep kept laid lay lain
    lying left let lets letting lit made make makes making meant met put puts putting ran run running runs rising rose risen sawn see seen sees set sets setting shone shut shuts shutting
    shot shrunk sit sits sitting sinking slid spread spreading sprung split splits splitting stood stuck swept swing swung swollen take takes taken taking took torn tied ties tying wound worn
    wrote written dried dries drying applied applies carried carries tried try tries occupied supplied supplies supplying multiplied identified modified verified clarified notified
    topped topping stopped shipped slipped stripped trimmed wrapped capped plugged rigged tagged dripped dropping flipped lapped mapped mopped tapped chipped clipped
    got get gets getting become becomes became come comes`,
  states: `
    absent accessible accurate active actual additional adequate adjacent adjustable aligned alternate ample ancillary approximate architectural arched artificial attractive  automatic available average aware
    bare basic beautiful better best big bigger bright brighter brilliant broad brushed bulk calm careful central certain chilly circular classic clean cleaner clear clearer clockwise cloudy coarse cold
    colder comfortable compatible compact complete concealed conditional consistent constant continuous convenient cool cooler correct cosmetic cozy crisp critical crooked cubic curved custom daily
    dark darker decorative deep deeper dense detached diagonal different digital direct distinct domestic double dry drier dual durable dusty dwarf early earlier easy easier eastern effective efficient
    elevated empty enclosed enough entire equal essential even exact excellent existing exposed extensive external extra fast faster final fine finer firm first flat flexible fluid flush
    foggy following foldable forward free frequent fresh frosted frosty full fully functional further future general gentle glossy good grand great greater green half handmade handy happy hard harder
    heavy heavier high higher historic hollow horizontal hot humid icy ideal identical immediate important incoming independent individual indoor industrial initial inner inset intact intermediate
    internal kiln large larger last lateral latest lean left level light lighter linear little local long longer loose low lower lowest lukewarm main major manual many massive
    matching matte matt maximum mechanical medium mild minimum minor mixed mobile modern modest modular moist moderate monthly movable multiple municipal narrow native natural nearby neat new newer next nice normal northern
    numerous oblique offset old older open operable operational opposite optional ordinary original outdoor outer outstanding oval overcast overhead overnight own parallel partial past perfect
    permanent pivoting plain pleasant plumb pneumatic pointed portable positive possible potable precast precise preferred preliminary present prompt proper protective provisional public quick quiet radiant rainy rapid raw
    ready real rear recent recessed rectangular regular remaining remote removable residential resilient resistant retractable rigid right robust rolling rough round rounded rustic safe safer sandy satin
    seamless secondary secure semi semigloss separate sharp shallow shiny signature significant silent similar simple single slick sliding slight slim small smart smooth snowy soft softer solid southern sound
    spacious spare special specific splendid square stable staggered standard stationary steady steep sticky stiff still stormy straight strong stronger structural sturdy successful sufficient suitable sunny super superb sure
    symmetrical tall taller tempered temporary tentative textured thick thicker thorough tidy tight tighter timely tiny top total tough traditional translucent transparent triple typical ultimate underfloor
    underground undermount uniform upcoming upper urban usable useful usual vacuumed various vented vertical visible warm warmer washable watertight weathered weatherproof weekly well western wet
    wettest whole wide wider windy wooden workable yearly zero muddy slushy damp soggy breezy
    done ready finished undone underway complete onsite offsite inplace halfway partway mostly partly fully entirely completely nearly almost already still yet now currently presently shortly soon later
    afterwards afterward beforehand meanwhile eventually finally together apart away back ahead along around across over under above below beneath underneath behind between beside besides within throughout
    inside outside upstairs downstairs indoors outdoors overhead nearby here there everywhere forward backward upward downward inward outward up down off on out in
    approximately roughly about exactly precisely evenly smoothly properly safely securely neatly nicely quickly quietly carefully thoroughly tightly firmly fully gently slowly steadily correctly
    temporarily permanently typically usually normally generally weekly daily also too very quite rather much more most less least as well even just once twice both either each every all any some several
    many few most half quarter third`,
  colors: `
    amber antique apricot aqua beige black blue brass bronze brown buff burgundy burnt charcoal chestnut chocolate clear cobalt coffee copper coral cream crimson dove eggshell emerald espresso fawn
    ginger gold golden gray green grey gunmetal honey indigo ivory khaki lavender lemon light lilac linen magenta maroon mauve midnight mint mocha mustard navy ochre olive orange peach pearl pink platinum
    plum purple red rose ruby rust russet sage salmon sand sapphire scarlet sepia sienna silver sky slate snow steel tan taupe teal turquoise umber vanilla violet walnut wheat white yellow color colour
    shade tone tint hue finish sheen gloss matte satin flat pattern texture sample swatch carrara calacatta subway hexagon herringbone chevron penny swiss accessible agreeable alabaster repose simply`,
  measures: `
    acre amp bar bag bundle bushel centimeter centimetre cm cubic cf cy cfm cup degree diameter dimension distance dozen f c fahrenheit celsius fl foot feet ft gallon gal gpm gram gauge height hectare horsepower hp hour hr
    hundred inch inches in kg kilo kilogram kilometer kilowatt kw kwh km kph lb lbs length linear liter litre lf load meter metre mil mile milliliter millimeter millimetre mm minute min mph ounce oz pair pallet percent percentage
    piece pint pitch point pound ppm psi psf quart radius ratio round second set sf sq square sheet size span spacing speed thickness ton tonne units volume volt watt weight width yard yd yds mils
    depth elevation slope rise level layer coat coats course row rows run total rest remainder portion bulk majority bit couple lot batch
    one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
    first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth
    fourths thirds halves quarters eighths st nd rd th x o oc dia ga sch`,
  time: `
    afternoon am april august autumn calendar christmas date dawn day days daytime deadline december dusk easter eve evening fall february forenoon fortnight friday holiday hour january july june lunch lunchtime march may
    midday midnight midmonth midweek minute moment monday month morning night noon november oclock october oclock overnight pm period phase quarter saturday season second september spring summer sunday thanksgiving
    thursday time timeline timetable today tomorrow tonight tuesday wednesday week weekday weekend winter year yesterday anniversary jan feb mar apr jun jul aug sep sept oct nov dec mon tue tues wed thu thur thurs fri sat sun
    schedule duration beginning start end middle turnover handover movein`,
  weather: `
    blizzard breeze chill cloud cold dew downpour drizzle dry fog forecast freeze freezing frost gust hail heat heatwave humidity hurricane ice lightning mist mud overcast puddle rain rainfall rainstorm rainwater shower sleet slush
    snow snowfall snowstorm storm sun sunlight sunshine temperature thaw thunder thunderstorm tornado warmth weather wind windstorm rainy moisture condensation flooding pond ponding dust`,
  grounds: `
    aggregate azalea backyard bark bed berm birch boulder boxwood branch bulb bush catch culvert compost crop curb cypress ditch drain dogwood driveway elm fern fertilizer fescue flower flowerbed foliage footpath garden geese
    grass ground groundcover hedge hill hillside holly hydrangea ivy juniper landscape lawn leaf leaves lilac limb magnolia maple meadow mulch oak orchard palm path pathway pavers pine plant pot rock root rose sapling seed shrub slope sod soil
    sprinkler stump topsoil tree trunk turf vegetation vine weed yard curbside roadside sidewalk street alley avenue corner crosswalk neighborhood city county town village district municipality`,
  trade: `
    actual adhesion agitate aim aisle amend anticipate aside backorder backordered balanced balancing beadboard beat bevel bleed blot bounce buffer bulge bump burnish button carbon certificate chlorinate chop coarse coil congestion corkboard crisp crush cushion cutout cutouts
    dab dampen daub degrease deodorize dial dish dislodge dismount dovetail drape drypack eave egress elongate embellish encase engrave entail erase fan feather finger flange flare flawless fluff flute fog footbridge fork frost gorgeous grout gust hand hat glove boot mask goggle
    haze heap heave hem hinge hookup horizontal hydrostatic imprint ingress inlay interior interlace jamb jog kick kickplate king knead knock lally lean lovely lustrous manicure marker masking mate merge mesh mist monoxide mortise muddy multi nestle nip noisy nudge occupancy ooze osmosis
    outline outsize oversize pad pair parge peg peel pending pigment pinch pitch pivot plum pop preassemble pretty prick pry puncture puddle rainproof radon rate rated ratchet recaulk rehang rehung reline rescreed reshoot respray retape retouch retrofit revisit ridge rinse ripple rivet roam roughen rout
    scab scatter scoop score scuff settle shave shiplap sidewall signage sister sistered skimcoat skylight slab slated slick slit snake snap snug soaker sonotube soundproof spackle spin splendid spool spot spritz squeeze stack staging stagger stamp stemwall stencil stretch stub suction swap swell switch
    tackless tail tent tenting tile toekick topcoat tow track trowel tuck tumble tweak twist unbolt unbox undercut underlay unfold unhook unistrut unscrew unseal unstack untie unwrap uplift upright utility wainscot weep wheel wheelchair whitewash wiggle winch wipe wrap yank zip thread
    send sent sending lock locks locked locking lockable business industry brand label eta fyi rfi submittals shop dropoff pickup pinned paperwork turnaround progress target rollout kickoff intend tentatively subject permitting barring hold happen happens bunch handful plenty series several various
    french dutch roman spanish english italian german mexican american japanese victorian colonial craftsman shaker farmhouse georgian tudor mission ranch modern gothic
    dumbwaiter wine rack peephole transom breezeway catwalk crosswalk bike bicycle playground court basketball tennis track sandbox swing firepit fire grill smoker sauna steam gym theater media library bunk loft cubby cubbies nightstand headboard ottoman pillow
    ev ac dc tv ul co uv wc ph lvp lvt vct frp cdx zip icf sip tji pt bx mep ahu rtu vav vfd erv hrv dx btu seer hp kva gfi rpm rh nm xps eps gl rc rj cat hdmi usb
    mockups dig safe markings locates markout survey stakes benchmark elevation contour grading silt fence erosion sediment wash washout haul road laydown trailer powder rebar dowels chairs ties pour placement opener acclimate sunrise sunset maker party vibrate bullfloat float trowel broom curing compound saw joint control
    lookout outlook barge frieze rake starter drip valley cricket boot jack turbine hipped gambrel mansard ply torch modified bitumen rolled standing seam corrugated panel ridge snow guard heat tape icicle`,
  more: `
    shield retarder self decoupling mat handheld freestanding clawfoot filler waterfall bullnose bibb sillcock coax kelvin lumen dimmable induction convection induct coaxial prv keyway dampproofing dampproof perforated proctor slump stakeout backwater counterflashing blown cell mineral
    resilient leveler leveling nail gun guns stick sticks stir gear fuel flammable hydraulic geogrid geotech trencher unpainted weigh weighs weight redgard sawzall nonstop sheathe shear vac penetration breakage binding cutoff disc disk spark urgent definitely congratulations meantime able temp hurricane seismic
    specify specified specifies suggest discuss enjoy compare comply contain contribute cooperate correspond count decorate depend describe double ease emerge enable enter examine expedite explain explore fall handle involve limit manage occur refer rely remind specify succeed suit surprise tend
    appear arrange brighten broaden cater classify commence comprise conform consolidate corrode crest crumble curl dangle darken deflect delineate densify deteriorate disable discolor disengage displace drift droop enhance equip escape evacuate excess fade feature fiber flake formulate fragment funnel
    glow guard harmonize hover illuminate immerse infill inflate insulate intersect invert jet layout linger lodge loop merge mirror moisten narrow obscure overfill overhaul partition penetrate perch permeate pertain plug pollen portion precede preassembled proportion protrude prune radiate realign rebalance recap reclaim recoat
    recondition refasten refold reframe refresh regain regrout rehabilitate rejoin relevel reload remount repack repave repitch repoint reprime reroof reroute reroute resand resod respace restain restack restring resupply retension retrim rewrap ripen rotary saturate scallop scope secluded seamless sediment shorten shrink sideways skid soften spacer sparkle specimen
    splay sprout stackable stepdown stiffener straightedge streak streamline stroke submerge substrate subgrade subbase swivel synchronize taper tarp telescoping tilt tighten toggle transfer translucent traverse triangle tuckpoint twine undertake unite upgrade uproot upsize vary vertical waste widen window wrapup yield zoning
    barbecue bbq buffet carousel cantilever corbels dentil doggie ensuite foosball hutch lantern linen murphy pegboard pocketdoor powder pull pullout pullouts roughin scullery skirting sliding spice tray trundle tv wallboard warming wet whirlpool window workbench wall mount credenza armoire futon sectional crib bassinet mudsink
    hose bib reel landscaping drip rotor emitter valvebox controller zone sprinkler backflow lawn aerate overseed hydroseeding sodded fescue bermuda zoysia rye bluegrass lavender rosemary boxwoods perennials annuals evergreen maple crepe myrtle crabapple redbud pear olive lemon lime citrus palm agave cactus succulents
    tuesdays mornings nights daily hourly biweekly fortnightly soonest midway alongside amid amongst among toward onward throughout whereas whenever wherever hence thus therefore accordingly likewise besides additionally also lastly firstly secondly overall namely specifically particularly especially mainly primarily initially originally previously recently
    successfully beautifully perfectly wonderfully nicely cleanly accurately consistently continuously directly entirely equally essentially exclusively extremely finely freely fresh generously gradually highly ideally immediately jointly largely lightly locally mutually naturally notably officially orderly patiently peacefully physically
    planned plans planning pending scheduled slated expected anticipated targeted aimed set ready awaiting pleased delighted glad thrilled excited grateful thankful proud welcome sincerely regards cordially`,
  people: `
    setter
    arborist architect bricklayer  cabinetmaker carpenter crew designer drywaller electrician engineer fabricator finisher framer glazier hauler inspector installer ironworker joiner landscaper
    manufacturer mason mover operator painter paver plasterer plumber roofer sider specialist supplier surveyor team technician tiler vendor welder tradesman tradesmen
    department utility company factory mill plant quarry yard shop warehouse showroom office city county`,
  requests: `
    advise advance allow approve approval appreciate attend avoid bear bring careful choice choose clear close come confirm consider decide decision direction expect feel free flush
    glad hand help helpful inform instruction invite item keep kindly know leave let like look make mind move need note notice off on option park pet dog cat pets pick please possible prefer preference plan question
    ready reminder remember remove reply request review safe select selection share sign signature stay step sure switch take thank thanks tour touch unplug use vehicle car cars van visit walk want welcome wish
    appointment meeting walkthrough walk belongings clothes dishes toys item thing things everything anything something patience cooperation understanding attention convenience inconvenience feedback
    catalog link list photo photograph picture plan drawing sketch sheet document documentation manual brochure signoff okay ok yes happy pleased excited`,
  findings: `
    chip chipped condition crack cracked damage damaged defect dent dented discover found hairline hollow issue leak leaked leaking loose missing obstruction obstructed problem puddle rot rotted rotten rust rusted scratch scratched
    spot stain stained squeak squeaky stuck swollen wrong collapse termite warp warped water wear worn clog clogged blockage blocked broken bent uneven crooked gap sag sagging drip noise odor smell debris roots surprise
    solution remedy remediation fix repair evidence result reading outcome finding concern conflict clash
    delay delayed wait late ahead behind track schedule catch slip postponed rescheduled reschedule postpone push pushed
    satisfactory satisfied acceptable compliant passed pass passes passingremarks comment comments correction corrections`,
  matter: `
    access accessory addition address alternative alternate amenity approach aspect attention backup background batch benefit blueprint brand bottom center centre change characteristic chart circumference
    class clean clearance comfort comment completion component concept condition configuration construction container content context contour corner creation dado debris deck demand description design detail diagram
    difference dimension direction display distance drawing dust east edge effect effort end energy envelope event example experience extent fact factory feature file flow focus form format function geometry glance goal group
    home idea impact improvement information item job kind kit label layer layout left line list location look lot maintenance manner map mark marking matter measure method middle model mode moment motion
    north northeast northwest noise object odor operation option order orientation outcome outline pace package packaging pair part path pattern percent performance perimeter permit pickup piece place plan point portion position
    preparation presence procedure process product production profile program progress project protection  quality quantity radius range reach reading record remainder replacement requirement result
    review right route safety sample scale scheme scope scrap section sequence series set setup shape shipment side sign site situation size sketch solution sort source south southeast southwest specification
    spec specs spot stability stage standard state stock strength stretch style surface symbol system target task technique template tolerance top topic touch touchup traffic transition trash type unevenness update upgrade
    usage use variation variety version vibration view volume walk waste way weight west width work workday workmanship workshop workspace worksite yard garbage rubbish trash junk recycling spill`,
  household: `
    aquarium armchair bathmat bedside bicycle bike birdbath birdhouse blender bookend bottle bowl candle card chessboard chest clothes clothing coaster comforter computer cookware cot
    crockery cutlery daybed decoration doghouse doll drapery dresser easel exercise fish flag flowerpot folder grandfather hammock hobby jar jug kettle kitten knife knives laptop
    litter loveseat magazine magnet mug napkin paperback pen pencil piano pingpong poster printer puppy puzzle quilt recliner rocker scooter sculpture shampoo skateboard sled slipper
    stationery statue stereo stroller tablecloth tableware teapot toy trophy umbrella utensil wagon washcloth wreath playhouse playset trampoline swingset seesaw hoop net peephole bed
    bunk loft laundry chute mini nineties eighties seventies sixties fifties forties thirties twenties tire bumper axle kayak boat canoe camper motorcycle lawnmower mower cloakroom
    server shredder makeup hairdryer beverage mouse raccoon pigeon deer rabbit ant sock sticker others driver mechanic visitor emergency permission answer reply greeting`,
  businesses: `
    audio atm bakery ballroom banquet barbershop bistro boutique brewery cafeteria chapel checkout chef cinema coworking cubicle daycare deli dental exhibit fitness florist gallery
    grocery kennel kiosk laundromat mall mannequin market menu merchandise museum parlor pharmacy pizza pizzeria salon showcase stadium supermarket sushi tasting tearoom winery yoga
    acoustic marquee atrium pew altar sanctuary belfry choir fellowship dugout clubhouse golf pickleball shuffleboard bocce`,
  living: `
    acorn apple avocado basil bee beehive beekeeper begonia bird blackberry blueberry camellia chicken clover coop crocus daffodil daisy dahlia duck gardenia geranium goldfish
    grapefruit hawthorn hen herb hibiscus honeysuckle hosta hornet hive jasmine lily linden marigold moss nectarine oleander orchid pansy peony perennial petunia privet pumpkin
    raspberry rhododendron spruce squirrel strawberry succulent sunflower sycamore thistle thyme tomato tulip vegetable viburnum wasp willow wisteria yew zinnia ryegrass peat`,
  fittings: `
    abrasive agate alder anodized backerboard ballcock bandsaw beeswax bifold bristle burlap butcherblock calcium cane chinking cinder cloth cove crank decal deflector denim detergent
    dropcloth dustpan embossed encaustic escalator expander eyebolt fanlight ferrule flagpole flatbed galvanic gantry garland gearbox geothermal glider haircloth halo hatchway hex hub
    igniter jib jig keyed lacquer lightbox loudspeaker magnesium medallion microcement moldproof nameplate nonslip notepad octagon oriel oscillating paperholder holder parabolic
    perlite pinboard podium projector pyramid raffia rattan saddle sandbag sapwood sawmill scarf screenprint scrim scroll seagrass sisal suede sunscreen sunshade tabletop tapestry
    tarmac thatch thumbturn torchiere trestle ultraviolet upholstery velcro velvet vise walkin weathervane woodgrain wrought remote contractor locksmith upholsterer decorator tuner
    sweep drive salt rotisserie griddle burner broiler icebox humidor larder mudbench vessel ogee spiral helical volute winder coffered cathedral domed popcorn venetian faux mural dart
    keystone capital cluster gimbal astragal accordion torsion bow clerestory reeded argon valance nap rag grit grate ejector baffle modem nonskid shown film rut grab grip tar archway
    scissor slider hexagonal oxygen logo emblem monogram beacon canvas cantilever plaza portico porthole turnstile stanchion railings baskets basket crates bin bins tote totes caddy
    bracketry clasp`,
  looks: `
    action amount animal art ball bread cake century character circle coast common copy corn cotton country crowd dance dinner earth fair fruit fun game history horse huge instant interest jump lake letter liquid magic mail mass meat memory milk mountain music nature necessary ocean often page paragraph
    planet play popular practice purpose race relax ride river science search solve song star station stream student sugar swim term travel wild world anytime eager mindful invitation message disruption disturbance flexibility appreciation disturb interrupt affect drafty dull briefly view
    adjoining far airy alike altogether anew balmy bitter blustery brisk calmer comfortably creamy dazzling dim drizzly earthy elegant fairly fuller hazy informal lengthwise lively
    luminous mellow misty pale peaceful quieter rainier restful roomy rosy scenic seasonal shady silky sleek slender slow slower snowier speckled sunlit swift toasty tranquil trendy
    uninterrupted unusually veined vivid waxy wholly windier wintry wonderful fragile anywhere`,
  doings: `
    accept adorn assist bake bathe bleach bloom browse click climb comb cook craft delight demonstrate disinfect dye enjoy entertain exit flank freshen garnish gild glisten grant greet
    harvest hear hum illustrate lace lather lighten mean mingle organize print recharge recline reglaze sanitize scent scour sculpt spend spent rent rub rubbed trip sharpen shimmer
    slant slow solidify stitch stoke stroll swab sweep tailor taste thin throttle trail unfurl upholster veil wave weave whiten afresh aglow approve discuss line mention resume
    understand punctual closeout midmorning uneventful energize energizing refasten retape reattach replant rehang rearrange`,
};

/** Words that hold sentences together; they have no other forms. */
export const ENGLISH_SMALL = `
  a an the this that these those and or so as at by for from in into of on onto out over to up with within upon via per than then while when where whether which what how until till since because if after before during through
  is are was were be been being am has have had having will would can could may might must shall should do does did done need needs needed
  i it its it's itself there here we our us ours you your yours them their they we'll we're we've we'd you'll you're you've it'll that's there's they'll they're here's what's let's i'll
  no not none nor don't doesn't isn't aren't won't wasn't weren't only both either each every all any some several other another same such own
  off down back again near next along across above below under between behind beside against toward towards around about inside outside beyond opposite past plus minus versus etc eg ie
  but however except rented also too very well quite just even more most less least much many few little lot lots enough still yet already now soon once twice ago ever
  first last next later early late further together apart away ahead along s t re ve ll d m
  hello hi yes dear good morning welcome regards`;
