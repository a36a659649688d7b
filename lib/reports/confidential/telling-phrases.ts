import { anyOf } from "./words";

const SOME_WORDS = String.raw`(?:\S+ ){0,3}`;
const THE = `(?:the |a |an |your |their |our |la |el |las |los |un |una )?`;
const OTHER = `(?:another|other|different|previous|otr[oa]s?|anterior)`;
const AMOUNT = String.raw`(?:\d+\S*|an?|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media)`;
const UNIT = String.raw`(?:inch\p{L}*|feet|foot|yards?|bags?|boxes|sheets?|rows?|coats?|layers?|days?|weeks?|hours?|degrees?|percent|shades?|sizes?|hair|bit|points?|grades?|pulgadas?|centimetros?|cm|metros?|bultos?|cajas?|hojas?|dias?|semanas?|manos?|capas?|grados?|tonos?|puntos?)`;
const DOCUMENT = String.raw`(?:photos?|pictures?|sheets?|tickets?|slips?|orders?|estimates?|contracts?|proposals?|plans?|drawings?|specs?|labels?|tags?|forms?|reports?|logs?|card|paper|window|copy|fotos?|hojas?|notas?|ordenes|orden|planos?|contrato|etiquetas?|reportes?|bitacora|permisos?|copia|permits?)`;
const DONE = `(?:poured|laid|set|painted|tiled|put|rolled|done|installed|glued|nailed|covered|closed|buried|finished|insulated|hung|filled|backfilled|sealed|colo|colaron|colamos|puso|pusieron|pusimos|pinto|pintaron|pintamos|pego|pegaron|tapo|tapamos|cerro|cerramos|cubrio|cubrimos|relleno|rellenamos|enterramos|instalamos|instalo)`;
const DOOR = `(?:doors?|gates?|windows?|garage|shed|entry|entrance|hatch|puertas?|porton|portones|ventanas?|cochera|garaje|bodega|entradas?|house|casa)`;
const BAD_WEATHER = `(?:rain|snow|cold|heat|dark|wind|frost|lluvia|nieve|frio|calor|helada|oscuro|oscuridad|viento)`;
const UNFIT = String.raw`(?:wet|damp|soggy|frozen|rotten|bare|dirty|uncured|unprimed|\S+ mojad[oa]s?|\S+ humed[oa]s?)`;
const WASTE = String.raw`(?:debris|trash|garbage|rubble|scraps?|junk|waste|old|broken|escombros?|basura|cascajo|desperdicio|pedaceria)`;

/** Phrases that tell what a customer is to hear from a person. Each reads a plain text. */
const TELLING_PHRASES = {
  lessThanAgreed: anyOf(
    String.raw`in (?:place|lieu) of | en (?:lugar|vez) de | lleva de (?:la )?otra
    | every (?:third|other|fourth|fifth) (?!day|week|month|floor)\p{L}+ | half the (?:depth|thickness|width|length|height|number|amount)
    | half (?:the|of the|as many) (?:screws|nails|bolts|anchors|rebar|insulation|clips|ties|straps|studs|blocking|cement|hangers)
    | mitad de (?:los|las|la|el) (?:tornillos|clavos|anclas|varillas?|taquetes|pijas|estribos|aislamiento|grapas|cemento)
    | (?:half|some|many|several|most|a few|two|three) of (?:them|it|these|those)
    | (?:just one|one|a single|un solo|una sola) (?:coat|layer|mano|capa)(?! (?:of|de|remains|left|more|to go))
    | (?:thinner|cheaper|weaker|lesser|smaller|shorter|narrower|shallower|inferior|cheap|flimsy|barat[oa]s?|delgadit[oa]s?)(?= \p{L})
    | mas (?:barat|delgad|viej|debil|ligerit|chafa|corrient|economic)\p{L}*
    | (?:lower|lesser|reduced|menor) (?:strength|grade|quality|standard|rating|capacity|resistencia|grado|calibre|espesor|calidad|capacidad)
    | (?:than|from) (?:\S+ ){0,2}(?:drawings?|plans?|specs?|specifications?|required|needed|approved|ordered)
    | (?:twice|half) as (?:far|many|much|thick|deep|wide) | as far as drawn | than (?:they|it|that|this) should | should (?:have|never)
    | where (?:it|they|there) should
    | (?:posts?|beams?|studs?|walls?|pipes?|wires?|they|it|that) should be (?:on|in|at|under) (?:footings?|\p{L}+ (?:footings?|hangers?|conduit))
    | (?:watered|thinned) down | (?:water|sand|agua|arena) (?:was )?(?:added|de mas)
    | (?:stretched|mixed|thinned|mezcl\p{L}+|rebaj\p{L}+|ech\p{L}+) ${SOME_WORDS}(?:with|con|mas) (?:extra |mas )?(?:water|agua|sand|reach|arena)
    | (?:is|are|was|were|has|have) (?:a )?(?:different|lighter|darker|smaller|thinner|lower|shorter|off) (?:profile|color|shade|size|brand|grade|model|kind|type|tone|batch|lot)
    | different (?:adhesives?|glues?|mortars?) | past (?:its|their|the) date | permitted as | last legs
    | (?:ran|run|runs|running) (?:out|short|low) (?:of|on) | (?:twos?|two) by (?:fours?|sixes?) and should
    | (?:is|are|es|son) (?:pine|plastic|pino|plastico) (?:with|pintad)\p{L}*
    | (?:es|son) de (?:otr|segund|pino|plastic|imit|muestra|la(?:s)? (?:de|otr)|los (?:de|otr)|la casa)\p{L}*
    | de segunda(?! (?:mano|capa|planta|fila|etapa|fase|hilada))
    | (?:mixed|from|de) (?:two|three|dos|tres) (?:different )?(?:batches|lots|lotes|boxes|colors|tonos)`,
  ),
  outOfTrue: anyOf(
    String.raw`(?<!(?:me|us|you|here|there|now|today|this|that|week|is|are) )too (?!(?:and|so|but|if|for|cold|wet|windy|hot|icy|muddy|dark|heavy)(?!\p{L}))\p{L}+
    | too (?:few|little|low|high|long|shallow|small|thin|tight|wide|early|soon|far|much|close|steep|short)
    | (?:out|off|short|shy|over|under|low|high) by | out of (?:level|plumb|square|line|true|order|place|round)
    | (?:out|off|fuera) (?:por |de )?${AMOUNT} ${UNIT}
    | (?<!(?:was|were|been|be|is|are) )(?:moved|shifted|settled|sank|dropped) ${AMOUNT} (?:quarter |half )?${UNIT}
    | (?:low|high) (?:corners?|spots?) | esquina baja
    | (?:is|are|was|were|it's|came|come|comes|looks?|sits?|ran|running|runs) ${AMOUNT} ${UNIT} (?:\S+ )?(?:too|short|shy|off|out|over|under|low|steeper|smaller|narrower|less|behind|late|thinner|crooked)
    | ${AMOUNT} ${UNIT} (?:too early|too soon|sooner|de menos|de mas)
    | (?:is|are|was|were|came|cut|ran|runs|running|ordered) (?:a (?:bit|little) |slightly )?(?:short|shy|undersized?|thin|thinner|smaller|shorter|weaker|steeper|narrower|deeper|lower)(?= (?:of|on|for|to|than|again|in|at)|[.,;]|$)
    | (?:came|come|comes|coming) (?:back )?(?:out )?(?:low|high|short|small\p{L}*|wrong|bad|thin|weak)
    | sali(?:o|eron) (?:baj|alt|cort|chic|mal|delgad|chuec|debil|rebaj|defectuos)\p{L}*
    | (?:mas|muy|un poco) (?:chic|pequen|cort|angost|estrech|debil|separad|aguad)\p{L}* | cort\p{L}+ (?:cort|chic|mal)\p{L}*
    | qued(?:o|aron|a|an) (?:\S+ )?(?:cort|chic|chuec|floj|angost|fuera|enterrad)\p{L}*`,
  ),
  wrongPlace: anyOf(
    String.raw`(?<!(?:on|gable|both|all|the|two) )(?:stands|lies|leans|trips|hides|lacks|bears|sags|bounces|flexes|rocks|tilts|binds|rubs|bleeds|drips|leaks|gives)(?= (?:on|in|at|into|to|over|under|a|an|the|with|against|when|if|above|below|behind|from|through)|[.,;]|$)
    | stops? (?:short|halfway|at the) | ends? (?:in|at the|inside|behind|under|here)
    | sits (?:in|against|short|under|behind|on the dirt) | sat (?:by|in|on|out)
    | (?:blow|vent|drain|empt|exhaust|dump|run|acab|termin|desemboc|descarg)\p{L}* (?:in|into|under|behind|uphill|backward|the wrong|dentro|debajo|detras|en el|al|hacia)(?: (?:the|a|de|la|el))? ?(?:attic|wall|crawl|ceiling|neighbor|street|old|creek|gutter|storm|lot|atico|plafon|pared|muro|vecin|arroyo|barranca|casa|lote)\p{L}*
    | (?:hot|cold|caliente|fria) (?:\S+ )?(?:on|a|al|is|esta) (?:la |the |el )?(?:right|left|derecha|izquierda|wrong) | back(?:s|ed)? up
    | se regresa (?:el agua|el olor|cuando|por)
    | (?:pour|dump|wash|tir|vaci|ech)\p{L}* (?:\S+ )?(?:out|into|down|al|en el|en la|a la) (?:the )?(?:drain|sewer|creek|gutter|storm|street|behind|alcantarilla|drenaje|coladera|arroyo|barranca)\p{L}*
    | water (?:comes|gets|enters|pools|sits|seeps|in the|on the|under the|behind the) | entra agua | se encharca | se metio
    | (?:nail\p{L}*|screw\p{L}*|clavos?|tornillos?|pijas?) ${SOME_WORDS}(?:through|pasaron|pasan|atraves\p{L}+)
    | (?:nail|screw|staple|drill|clav|atornill|engrap|taladr)\p{L}* (?:\S+ )?(?:in|into|through|to|en|al?) ${THE}(?:\S+ )?(?:wir\p{L}*|cables?|pipes?|tubos?|tuberias?|ducts?|lines?)
    | cut\p{L}* (?:through|into|out of) ${THE}(?:joist|stud|beam|rafter|pipe|wire|cable|slab|membrane|truss)\p{L}*
    | (?:studs?|joists?|beams?|rafters?|trusses|headers?|columns?) (?:\S+ ){0,4}(?:was|were|is|are) (?:\S+ )?(?:notched|drilled|shaved|cut (?:to make|for|through|out|short|back|into|in half))
    | (?:vigas?|polines?|trabes?|castillos?|columnas?) ${SOME_WORDS}(?:cort(?:o|aron|amos)|perfor\p{L}+|rebaj\p{L}+|ranur\p{L}+)
    | (?:fill|backfill|rellen|tap)\p{L}* (?:\S+ ){0,5}(?:with|con|de) (?:\S+ )?${WASTE}
    | (?:stack|stor|pil|park|dump|set|estib|apil|estacion|amonton)\p{L}* (?:\S+ )?(?:on|over|under|against|encima de|sobre|contra|debajo de) ${THE}(?:septic|lawn|flower\p{L}*|roots?|grass|fosa|pasto|cesped|plantas|raices)
    | (?:boxe?|splice|wire|cable|pipe|duct|vent|caja|empalme|tubo|ducto)s? ${SOME_WORDS}(?:stops?|ends?|left|buried|behind|dentro|enterrad\p{L}+|detras)
    | turned around | (?:fastened|attached|hung|held) (?:\S+ )?with (?:drywall|finish|deck|roofing) (?:screws|nails)
    | (?:vent|exhaust|blow)\p{L}* (?:in|into) (?:the|a|la|el) (?:garage|basement|closet|kitchen|room|cochera|sotano)
    | ended up (?:under|in|behind|at|inside) | (?:from memory|by eye|a ojo|al tanteo|de memoria) | after the fact
    | (?:slopes?|pitch\p{L}*|leans?|tilts?|runs?) (?:back )?(?:to|towards?|into|hacia) (?:the|la|el) (?:house|wall|foundation|door|casa|pared)
    | (?:pack|shim|stuff|prop|plug|block|seal|held|hold)\p{L}* (?:\S+ )?(?:with|by) (?:\S+ )?(?:scraps?|cardboard|paper|tape|paste|bag|nails?|paint|foam)
    | (?:screwed|nailed|fastened|anchored) to (?:the )?drywall | spliced to
    | (?:cleanout|drain|box|vent|valve|panel|shutoff|registro|caja|coladera)s? (?:\S+ ){0,3}(?:covered by|tapad[oa] por|under the new)
    | joists? bounces? | guards? (?:\S+ ){0,6}(?:off|removed) | will (?:open|crack|shrink|warp|rot)
    | (?:switched|swapped|changed|cambi\p{L}+) (?:\S+ )?(?:with|con) (?:those|the ones|las|los) (?:of|from|de)
    | (?:vary|varies|varied|varying) in | with (?:an? )?(?:extension )?cords? | (?:se|la|lo) amarr\p{L}+ con | la hizo | lo hizo
    | se ven? (?:la|el|los|las|por|desde|poco|mal|chuec\p{L}+) | que (?:se vean?|parezca)`,
  ),
  tooEarlyOrUnseen: anyOf(
    String.raw`${DONE} (?:\S+ ){0,6}(?:before|without|ahead of|prior to|antes del?|antes que) (?:\S+ ){0,4}(?:inspec\p{L}*|permi\p{L}*|approv\p{L}*|aprob\p{L}*|revis\p{L}*|county|city|engineer|letter|results?|tests?|primer|had|complete|measured|checked|cured|dry)
    | (?:down|up) before the (?:engineer|county|city|permit|letter|inspec\p{L}*)
    | before (?:it|the \S+|they) (?:is |was |were |had |has )?(?:dry|dried|cured|set|dries)
    | \p{L}+(?:amos|imos|aron|ieron|ado|ada|o) (?:\S+ ){0,5}(?:aunque|antes de que) (?:\S+ ){0,4}(?:falt|termin|list|complet|revis|aprob|sec|prueb|limpiad|medi)\p{L}*
    | antes de (?:tiempo|(?:que )?(?:sec|cur|fragu)\p{L}+|tener|recibir|que (?:\S+ )?\p{L}+(?:ara|iera|aran|ieran|era))
    | (?:permits?|permisos?|licencias?) (?:\S+ ){0,4}(?:still|pending|late|later|pendientes?|todavia|aun|falta)
    | falta (?:el |la )?(?:permiso|licencia)
    | inspectora? (?:\S+ ){0,4}(?:quick\p{L}*|rapid\p{L}*|minut\p{L}*|lunch|coffee|cafe|left|gift|friend\p{L}*) | signed for
    | (?:inspectora?|inspection|inspeccion|city|county|ciudad|municipio|department) ${SOME_WORDS}(?:wrote|lists?|listed|flagged|found|failed|fails|rejected|refused|did|does|has|sees|saw|unaware|knows|still|again|vio|encontro|fallo|rechazo|sabe|tiene|pidio que|autorizo)(?! (?:passed|approved|signed|cleared|accepted|issued|been passed|been approved))
    | red[- ](?:tag|seal|card|sticker|notice|flag)\p{L}* | (?:sello|etiqueta|tarjeta|aviso|papel) roj[oa] | stop[- ]work | violations?
    | of which | to avoid (?:the |an |another )?(?:inspect\p{L}*|city|county|fees?|permits?|tax\p{L}*)
    | (?:inspector|engineer|architect|official) (?:\S+ )?was given
    | ${DONE} (?:\S+ ){0,4}(?:in|during|under|with|bajo|en|con) ${THE}${BAD_WEATHER} | (?:over|on|onto|sobre|encima de) ${THE}${UNFIT}
    | ${UNFIT} \p{L}+ (?:will be |was |were |is |are |se )?(?:closed|covered|sealed|enclosed|cubr\p{L}+|tap\p{L}+|cerr\p{L}+)
    | (?:cover\p{L}*|prim(?:ed|es)|paint\p{L}*|tap(?:a|o|amos|aron)|cubr\p{L}+|pint\p{L}+|resan\p{L}+) ${SOME_WORDS}(?:stains?|marks?|spots?|cracks?|mold|encima)
    | cover(?:s|ed|ing)? (?:it|them|that|this) | covered up | got (?:wet|soaked|damp)
    | (?:insulation|sheathing|drywall|lumber|subfloor) (?:\S+ ){0,5}(?:wet|soaked|damp)
    | (?:shingled|tiled|painted|drywalled|plastered|boarded|sided|roofed) over | to pass(?= (?:and|the inspec|so)|[.,]|$)
    | took (?:it|them) (?:off|out|back|down) | over (?:regular|the (?:crack|gap|stain|leak|damage|rot|hole|old|wet|damp))\p{L}*
    | (?:lo|la|los|las) (?:tap|cubr|escond)\p{L}+ | se not(?:a|e|aba|ara|en|an)
    | (?:will|would|to|can|should) (?:be )?(?:hide|hidden|conceal\p{L}*|disguis\p{L}*)
    | (?:side|face|part|half|end|lado|cara|parte|corner|esquina) (?:\S+ ){0,4}(?:to(?:ward)?s? the|against the|contra (?:la|el)|hacia (?:la|el)) (?:wall|back|floor|pared|piso|muro|fondo)
    | que va a tapar | out of (?:sight|view) | ${AMOUNT} (?:days?|hours?) early | a day early`,
  ),
  forAWhileOnly: anyOf(
    String.raw`for (?:now|the moment|a while|as long as) | time being | until (?:then|further|somebody)
    | por (?:ahora|el momento|mientras|lo pronto) | de momento | mientras tanto | a medi[oa]s?
    | (?:all|through the|over the|todo el|toda la) (?:winter|summer|year|invierno|verano|ano)
    | (?:poured|tiled|painted|hung|set|built|framed|laid|cut|installed|tested|called|ordered|measured|plastered|wired|dug|colo|puso|pinto|instalo|reviso|hizo|pidio|midio) ${SOME_WORDS}(?:twice|two times|three times|again|a second time|dos veces|tres veces|otra vez|de nuevo)
    | (?:left|leave|leaves|leaving) (?:out|off|behind|alone|as is|in place|in the wall\p{L}*|open|unpainted|inside|there|them|it|this|that)
    | leave the \S+ (?:out|off) | (?:taken|took|take|left) out of | keep (?:it|this|that|them) | salt(?:amos|aron|o|arse)
    | se qued(?:o|aron|a|an) (?:en (?:la bodega|el taller|el camion)|asi|dentro|adentro|fuera|afuera|abiert\p{L}+|debajo|atras|ahi|corto)
    | qued(?:o|aron|an|a) (?:contra|debajo|detras|dentro|asi|a medias|ahi)(?= )`,
  ),
  fromElsewhere: anyOf(
    String.raw`from (?:our|the (?:stock|warehouse|display|showroom|school|demolition|demo|last|old|model|return|scrap|trash|burn))
    | (?:display|floor|demo|showroom) (?:models?|units?|samples?|pieces?) | left[- ]overs? | our own | de(?: una)? casa que
    | salio de una casa | del ano pasado | last year'?s
    | (?:material|azulejo|madera|equipo|piezas?|puertas?|ventanas?|pedaceria|varilla|tubo|cable) (?:usad|de segund|reciclad|sobrant|de otr|de la otra|de rebaj|de muestr|de exhibi)\p{L}*
    | (?:our|old|used|older|returned|last|surplus|clearance|discontinued) (?:stock|lot|batch|inventory|ones?|materials?|lumber|tiles?|units?|parts?|equipment|boxes|wood|stairs?|doors?|windows?|wire|wiring|pipes?) (?:from|was|were|is|are|went|stays?|stay|in|inside|instead|used)
    | (?:used|install\w*|put|fit\p{L}*|usamos|usaron|se uso|pusimos|pusieron|se puso|colocamos|instal\p{L}+) (?:\S+ ){0,2}(?:old|used|usad[oa]s?|viej[oa]s?)(?= |$)
    | (?:went|goes?|going|sent|moved|taken) (?:to|over to|back to) ${THE}(?:other|another|different|shop|yard|job|houses?|place|address|school|office|warehouse|sites?)
    | se (?:fue|fueron|llev\p{L}+|mand\p{L}+) (?:a|al|para) ${THE}(?:otr[oa]|taller|bodega|obra|casa|lado) | next door
    | (?:bigger|smaller|larger|next|new|last|${OTHER}) (?:jobs?|sites?|contracts?|houses?|homes?|projects?|buildings?|kitchens?)
    | (?:siguiente|${OTHER}) (?:obras?|casas?|proyectos?|residencias?)
    | (?:second|segund[oa]|${OTHER}) (?:places?|address\p{L}*|compan\p{L}+|shipments?|crews?|teams?|men|man|buyers?|kinds?|brands?|grades?|offices?|city|firms?|names?|unit|unidad|compania|empresas?|personas?|direccion|edificios?|cuadrillas?|marcas?|maneras?|formas?|taller|bodegas?|oficinas?|nombres?)
    | (?:from|of|de|con) ${OTHER} (?!side|end|half|lado|mitad|color|proveedor|vendor|supplier)\S+
    | (?:tools?|copper|generator|equipment|herramientas?|cobre|generador|equipos?|wire|cable) (?:\S+ ){0,8}(?:overnight|at night|noche|fin de semana|weekend|gone|missing|hidden|escondid\p{L}+|(?:in|inside|en|dentro) ${THE}(?:shed|trailer|bodega|remolque|camioneta))`,
  ),
  onPaper: anyOf(
    String.raw`${DOCUMENT} (?:\S+ )?(?:says?|said|calls?(?: for)?|lists?|reads?|shows?|showed|states?|leaves?|left|mentions?|claims?|marca|marcan|dicen?|decia|pide[n]?|muestra[n]?|mostraba|lista|indica)
    | (?:in|on|from|to|off|out of) the (?:plan|schedule|sheet|log|order|contract|photos?|pictures?|records?|report|paper\p{L}*|books?|list|invoice)(?= (?:so|but|as|because|to|is|was|we|they)|[.,;]|$)
    | (?:recorded|logged|reported|listed|entered|counted|noted|written|marked|labeled|dated|signed|stamped|put down) (?:as|under|on paper)
    | list (?:\S+ ){0,4}as
    | (?:put|write|note|show|set|mark|list|make|say|pon|ponga|pongan|ponle|anota|anote|marca|deja|haz|quita|quite) (?:that|it down|everything|todo|as|que|lo de|down)
    | daily logs? | time ?sheets? | bitacora | se (?:anoto|apunto|registro|checo)
    | (?:se )?(?:carg|anot|registr|report|apunt)(?:o|aron|amos|an) ${SOME_WORDS}(?:horas|dias|tiempo|trabajador\p{L}*|viajes)`,
  ),
  peopleOnSite: anyOf(
    String.raw`(?:we|they) (?:just |already |have |had )?(?:lost|broke|struck|tore|flooded|nicked|ran over|ran into)
    | (?:rompi|dan|golpe|ray|quebr|manch|aboll|inund|perfor|perdi|dob|torci)(?:a|i)?mos | the guys?
    | (?:los|las) de (?:la|el|los|las) (?:canaleta|teja|techo|yeso|pintura|tabla|piso|estuco|plomeria|luz|concreto)\p{L}*
    | (?:crew|team|cuadrilla) (?:b|a|two|dos|nueva|buena|chica|mala|lenta) | (?:buena|nueva|mejor|primera|segunda|misma) cuadrilla
    | (?:weekend|night|new|second|day|cheaper|young|nuev[oa]|de noche) (?:crews?|teams?|shift|cuadrillas?|turno)
    | (?:done|made|built|installed|wired|run) by (?:a|an|one|his|some|whoever|day)
    | by (?:a|an|one|some|whoever) (?:helper|painter|laborer|plumber|framer|roofer|carpenter|man|trainee|student|beginner)
    | (?:went|goes|going|looked) (?:through|into) (?:the|your|their) (?:drawers?|bedrooms?|closets?|boxes|desk|cabinets?|things)
    | (?:backed|ran|rolled|drove|rolls) (?:into|over|across) (?:the|a|your|their)
    | (?:camion|maquina|excavadora|retro|grua|montacargas) (?:\S+ ){0,5}(?:paso|pasaron|golpe\p{L}+|choc\p{L}+|rompi\p{L}+|tir(?:o|aron)|lav(?:o|aron)|encima)
    | (?:for|with|from|of|on|by|against) us(?=\s*[.,;]|$)
    | (?:gives?|pays?|owes?|helps|saves|costs?|fines?|sues?|charges?|bills?|ships? to|deals? with|trusts?) us | us back | cosa nuestra
    | mak(?:e|es|ing) (?:more|less) (?:on|from) | algo por fuera | se (?:fue|fueron) (?:antes|temprano|a las|sin|con)
    | (?:crew|\p{L}+ers) us(?:e|ed|ing) the (?:\S+ )?(?:bathroom|toilet|kitchen|pool|shower|fridge)
    | \p{L}+(?:ores|istas|eros) us(?:an|aron) (?:el|la) (?:bano|cocina|alberca|regadera)
    | le[s]? (?:echamos|debemos|quedamos|cobramos|ganamos|sacamos) | se (?:le|les|nos) (?!agradece|pide|avisa|entreg|invita)\p{L}+
    | nos (?:debe[n]?|cobr\p{L}+|dej(?:o|aron)(?! trabajar)|exig\p{L}+|amenaz\p{L}+|tiene[n]?|pid(?:e|en|io|ieron)|qued\p{L}+|echan|echaron|quit\p{L}+|presion\p{L}+|ahorr\p{L}+|regres\p{L}+|devuelv\p{L}+|bonific\p{L}+|hiz\p{L}+|presta\p{L}*|conviene|sale)
    | (?:su|your) (?:segunda|second|ultima|last|next|primera|first|otra|other) (?:parte|part|half|mitad)
    | (?:came|comes|come|was|were|are|got) free(?! (?:of|from))
    | (?:un|el|su|otro|de) (?:adelanto|anticipo)(?! de (?:dos|tres|un|una|\d|la obra|obra|los trabajos)) | prueba con | mano de obra
    | (?:sobre|sobres|envelopes?) (?:el|los|para|for|on) (?:viernes|sabado|lunes|inspec\p{L}+|friday) | su sobre
    | our (?:bank|boss|lawyer|account|cost|share|margin|numbers?|fault|stock|supplier|helpers?|guys?|men|man|guy|cousin|friend|competitor|insurance|license|old|previous|former|best|good|cheap\p{L}*|sub|subs|labor|estimator|measurement|warehouse|yard|records?|books|books|end|policy|price|bid|worst|slow\p{L}*|new)`,
  ),
  accessToTheHouse: anyOf(
    String.raw`${DOOR} ${SOME_WORDS}(?:stays? (?:open|unlocked)|left open|unlocked|gives (?:with|way)|opens (?:if|without|when|with)|se queda|sin seguro|sin llave|no cierra|propped|wedged)
    | ${DOOR} (?:\S+ ){0,4}(?:stays?|left|remains?|queda|quedara|deja|siempre|always|is|will be|are|esta|estara) (?:\S+ )?(?:open|empty|abiert[oa]s?|sol[oa]s?|vaci[oa]s?) (?:\S+ ){0,4}(?:overnight|nights?|weekend|all|week|days|noches?|semana|lunes|monday|friday|from|until)
    | (?:house|home|property|casa|residencia) (?:\S+ ){0,4}(?:empty|sola|vaci[oa])
    | ${DOOR} (?:\S+ ){0,6}(?<!\d[\d/.,-]*)\d{4,6}(?! ?(?:mm|cm|m|kg|lb|lbs|feet|psi|litros|metros)) | \d(?:[ -]\d){3,}
    | (?:pound|hash|star) (?:sign|key) | asterisco
    | llaves? (?!de paso)(?:\S+ ){0,4}(?:dentro|puertas?|casa|porton|debajo|bajo|maceta|caja|marco|arriba|chapa|cerradura|bodega|bote|tapete|piedra|cajon)
    | (?:remotes?|remote controls?|mailbox|(?:el|los|un) control(?:es)?) (?:\S+ ){0,5}(?:behind|inside|nail|hook|hang\p{L}*|holds|clipped|visor|colgad[oa]s?|junto al|debajo|dentro)
    | llave de atras
    | (?:in|inside|under|behind|en|debajo de|dentro de|atras de) (?:the |la |el |del )?(?:mailbox|planter|doormat|mat|flowerpot|buzon|maceta|macetero|tapete)
    | (?:camaras?|cameras?|sensor(?:es|s)?|detector(?:es|s)?|alarm\p{L}*) (?:\S+ ){0,4}(?:off|taped|covered|bagged|unplugged|tapad\p{L}*|cubiert\p{L}*|disconnect\p{L}*|apagad\p{L}*|desconect\p{L}*|shut)
    | (?:street|avenue|lane|road|st|ave|rd|ln) (?:number )?\d{2,} | \d{2,5} \p{L}+ (?:street|st|avenue|ave|lane|ln|road|rd|drive|court)
    | (?:calle|avenida|av|privada|colonia) (?!el |del |de |para )\p{L}+ (?:\p{L}+ )?(?:numero )?\d{2,}`,
  ),
};

/** Whether a plain text has one of them. */
export function hasTellingPhrase(text: string): boolean {
  return Object.values(TELLING_PHRASES).some((phrases) => phrases.test(text));
}
