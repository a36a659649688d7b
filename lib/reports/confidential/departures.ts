import { anyOf } from "./words";

const AMOUNT = String.raw`(?:\d+\S*|an?|one|two|three|four|five|six|seven|eight|nine|ten|half|quarter|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|media)`;
const UNIT = String.raw`(?:inch\p{L}*|feet|foot|yards?|bags?|boxes|sheets?|rows?|coats?|layers?|days?|weeks?|hours?|degrees?|percent|shades?|sizes?|hair|bit|points?|pulgadas?|centimetros?|cm|metros?|bultos?|cajas?|hojas?|dias?|semanas?|manos?|capas?|grados?|tonos?|puntos?)`;
const DOCUMENT = String.raw`(?:photos?|pictures?|sheets?|tickets?|slips?|orders?|estimates?|contracts?|proposals?|plans?|drawings?|specs?|labels?|tags?|forms?|reports?|logs?|card|paper|window|copy|fotos?|hojas?|notas?|ordenes|orden|planos?|contrato|etiquetas?|reportes?|bitacora|permisos?|copia|permits?)`;

/** What is built otherwise than it should be, for a while only, from what is left or out of order. Each reads a plain text. */
const DEPARTURES: readonly RegExp[] = [
  // For a while only.
  anyOf(
    String.raw`(?:all|through the|over the|todo el|toda la) (?:winter|summer|year|invierno|verano|ano) | for (?:now|the time being|the moment|a while|as long as)|time being|until (?:then|further|somebody|we)|por (?:ahora|el momento|mientras|lo pronto)|de momento|mientras tanto|provisional(?:mente)?|a medias`,
  ),
  // Too much, too little and beside the mark.
  anyOf(
    String.raw`(?<!me |us |you |here |there |now |today |this |that |week |is |are )too (?!(?:and|so|but|if|for|cold|wet|windy|hot|icy|muddy|dark)(?!\p{L}))\p{L}+ | (?:is|are|was|were|it's|came|come|comes|looks?|sits?|ran|running|runs) ${AMOUNT} ${UNIT} (?:\S+ )?(?:too|short|shy|off|out|over|under|low|high|steeper|smaller|narrower|less|more|behind|late|thinner|longer|wider|deeper|crooked)
    | (?:short|shy|off|over|under|out|low|high) by | off (?:center|level|square|plumb|line) | out of (?:level|plumb|square|line|true|order|place|round) | (?:came|come|comes|coming) (?:back )?(?:out )?(?:low|high|short|small\p{L}*|wrong|bad|thin|weak)
    | (?:is|are|was|were|came|cut|ran|runs|running) (?:a (?:bit|little) |slightly )?(?:short|shy|undersized?|thin|thinner|smaller|shorter|weaker|steeper|narrower|deeper|lower)(?= (?:of|on|for|to|by|than|again|in|at)|[.,;]|$)
    | ${AMOUNT} ${UNIT} (?:short|shy|off|behind|late|less|low|under|de menos|de mas|abajo|atras|menos|tarde|fuera|chuec\p{L}+|mas (?:\p{L}+)) | (?:out|fuera) (?:by |por |de )?${AMOUNT} ${UNIT} | (?:lower|lesser|reduced|menor|menos) (?:strength|grade|quality|standard|rating|capacity|resistencia|grado|calibre|espesor|calidad|capacidad) | demasiad\p{L}+ | hizo falta | sali(?:o|eron) (?:baj|alt|cort|chic|mal|delgad|chuec|debil|rebaj|defectuos)\p{L}* | quedo (?:mas|muy|un poco|algo) \p{L}+ | mas \p{L}+ de (?:lo|la cuenta) | fuera de (?:nivel|plomo|escuadra|lugar|norma)
    | should(?:n't| not)? (?:have|be)(?: \p{L}+)?(?= (?:than|to|on|in|at|as)|[.,;]|$)(?<!should be (?:ready|done|complete|completed|finished|here|installed|in|on|dry|cured|delivered|tiled|painted)) | than (?:they|it|that|this) should | debi\p{L}+ (?:ser|ir|quedar|llevar|estar|haber) | (?:mostly|sort of|kind of|somewhat|good enough|close enough|barely|mas o menos|medio) (?:level|plumb|square|straight|flat|tight|sealed|dry|bien|derech\p{L}+|nivelad\p{L}+|sec[oa]|sellad\p{L}+)`,
  ),
  // What is left out.
  anyOf(
    String.raw`skip(?:s|ped|ping)? | (?:left|leave|leaves|leaving) (?:out|off|behind|alone|as is|in place|in the wall\p{L}*|open|unpainted|inside|there|them|it) | (?:missed|omitted|lacks?|lacking|shy) | minus | (?:never|nunca|jamas) | undone | half(?:way)? (?:of them|in|into|the) (?!of)\p{L}+ nothing | into nothing | (?:half|some|many|several|most|a few|two|three) of (?:them|it|these|those) | salt(?:amos|aron|o|arse) | omit\p{L}+ | se qued(?:o|aron|a|an) (?:en la bodega|en el taller|en el camion|sin|asi|dentro|adentro|fuera|afuera|abiert\p{L}+|debajo|atras|ahi|corto)
    | (?:quedo|quedaron|quedan|queda) (?:sin|contra|sobre|debajo|detras|dentro|asi|fuera|a medias|ahi)(?= )`,
  ),
  // Where it comes from, and where it goes.
  anyOf(
    String.raw`left[- ]?overs? | left over | spares? | scraps? | borrow\p{L}* | seconds | blemish\p{L}* | demo stock | (?:display|floor|demo|showroom) (?:models?|units?|samples?|pieces?) | second runs? | (?:vary|varies|varied|varying) in | with (?:an? )?(?:extension )?cords? | de (?:muestra|exhibicion) | (?:se|la|lo) (?:amarr\p{L}+) con | (?:our|old|used|older|returned|last|surplus|clearance|discontinued|salvaged|recycled) (?:stock|lot|batch|inventory|ones?|materials?|lumber|tiles?|units?|parts?|equipment|boxes|wood|stairs?|doors?|windows?|wire|wiring|pipes?) (?:from|was|were|is|are|went|stays?|stay|in|inside|instead|used|here) | from our | from the (?:stock|warehouse|display|showroom|school|demolition|demo|last|old) | (?:reused|reclaimed|recycled|salvaged) | out of the (?:dumpster|trash|shop)
    | sobr(?:o|aron|ante|antes|ando) | (?:material|azulejo|madera|equipo|piezas?|puertas?|ventanas?|pedaceria|varilla|tubo|cable) (?:usad|de segund|reciclad|sobrant|de otr|de la otra|de rebaj|de muestr|de exhibi)\p{L}* | del (?:taller|almacen|desperdicio|escombro|camion) | de la (?:bodega|demolicion|exhibicion)
    | (?:went|goes?|going|sent|moved|taken) (?:to|over to|back to) (?:the |a |an |our |another )?(?:other|another|different|shop|yard|job|houses?|place|address|school|office|warehouse|sites?|next (?:door|house|job|street)) | se (?:fue|fueron|llev\p{L}+|mand\p{L}+) (?:a|al|para) (?:la |el |una? |otr[oa] )?(?:otr[oa]|taller|bodega|obra|casa|lado) | (?:bigger|smaller|larger|next|other|another|new) (?:jobs?|sites?|contracts?|houses?|projects?|buildings?) | (?:obra|casa|trabajo|proyecto|contrato) (?:mas )?(?:grande|nuev[oa]|chic[oa]|siguiente|de al lado)`,
  ),
  // What a paper says, and what it does not.
  anyOf(
    String.raw`${DOCUMENT} (?:\S+ )?(?:says?|said|calls?(?: for)?|lists?|reads?|shows?|showed|states?|leaves?|left|mentions?|claims?|marca|marcan|dicen?|decia|pide[n]?|muestra[n]?|mostraba|lista|indica|no) | as (?:per|on) (?:the )?(?:sheet|ticket) | (?:in|on|from|to|off|out of) the (?:plan|schedule|sheet|log|photos?|pictures?|records?|report|paper\p{L}*|books?|list|invoice)(?= (?:so|but|as|because|to|is|was|we|they|only)|[.,;]|$) | (?:recorded|logged|reported|listed|entered|counted|noted|written|marked|labeled|dated|signed|stamped) (?:as|under|on paper)
    | (?:hours|time|days|horas|tiempo|jornadas|dias) (?:\S+ ){0,2}(?:trabajad\p{L}+|worked|spent|logged|charged|recorded|cargad\p{L}+|anotad\p{L}+|registrad\p{L}+) | (?:se )?(?:carg|anot|registr|report)(?:o|aron|amos|an) (?:\S+ ){0,3}(?:horas|dias|tiempo|trabajador\p{L}*|viajes)`,
  ),
  // What is said, thought and agreed behind the report.
  anyOf(
    String.raw`(?:say|says|said|saying|told|tell(?!s? us)|tells|talk\p{L}*|speak\p{L}*|spoke|heard|(?<!you may |you will |may )hear|mention\p{L}*|think|thinks|thought|believe[sd]?|feel[s]?(?! free)|felt(?! (?:paper|underlay\p{L}*|pad\p{L}*|is|was|on))|guess\p{L}*|bet|betting|doubt\p{L}*|promis\p{L}*|pretend\p{L}*|wonder\p{L}*|worr\p{L}*|care[s]?|mood|luck\p{L}*|hopefully)(?= |[.,;:!?]|$) | hop(?:e|es|ing) (?!to |for (?:dry|good|clear|better|your)|you |the weather)\p{L}+
    | (?:dij(?:o|eron|imos)|dic(?:e|en|iendo)|deci(?:r|mos|a|an)|diremos|dira[n]?|habl(?:o|aron|ar|amos|a|an)|cont(?:o|aron)|cre(?:e|en|emos|o)|pens(?:o|aron|aba|aban)|piensa[n]?|opin\p{L}+|supon\p{L}*|adivin\p{L}+|dud(?:a|amos|an|o)|suerte|preocup\p{L}+)`,
  ),
  // Where nobody sees it.
  anyOf(
    String.raw`(?:turned|set|put|pushed|side|facing|faces|face) (?:to |toward |towards |against )?the (?:wall|back|floor|fence)(?=\s*[.,;]|$)|(?:side|face|part|half|end|lado|cara|parte|corner|esquina) (?:\S+ ){0,4}(?:to(?:ward)?s? the|against the|contra (?:la|el)|hacia (?:la|el)) (?:wall|back|floor|pared|piso|muro|fondo)|lo (?:va|van) a tapar|l[ao]s? (?:tapa|tapara|tapan|cubre|cubrira|esconde)n?|(?:will|would|to|can|should) (?:be )?(?:hide|hidden|conceal\p{L}*|disguis\p{L}*)|(?:seam|joint|edge|stain|mark|side|patch|cut)s? (?:\S+ ){0,3}(?:hidden|concealed|under the (?:bed|rug|carpet|sofa))
    | out of (?:sight|view)|from the street|se not(?:a|e|aba|ara|en|an)|(?<!you may |you will |may )notic(?:e|es|ed|ing)|unnotic\p{L}*|visible from|debajo de la (?:alfombra|cama)|bajo la alfombra`,
  ),
  // Closed before it was done.
  anyOf(
    String.raw`(?:ed|set|laid|hung|put|shut|built|dug|went|came|up|on|in|down|ahead) (?:\S+ ){0,6}(?:before|without|ahead of|prior to) (?:\S+ ){0,5}(?:was|were|had|done|complete[d]?|finished|letter|approval|results?|tests?|county|city|engineer|architect|dry|cured|measured|checked|inspected|blankets?|primer|approv\p{L}*)(?= |[.,;]|$)
    | (?:a|one|two|three|\d+) (?:days?|hours?|weeks?) (?:early|too early|sooner) | antes de (?:tener|recibir|que (?:\S+ )?\p{L}+(?:ara|iera|aran|ieran|era|uvier\p{L}+)) | \p{L}+(?:amos|imos|aron|ieron|ado|ada|o) (?:\S+ ){0,5}(?:aunque|sin|antes de que) (?:\S+ ){0,4}(?:falt|termin|list|complet|revis|aprob|sec|prueb|limpiad|cobij|medi)\p{L}*`,
  ),
  // In bad conditions, by eye, and made not to work.
  anyOf(
    String.raw`(?:poured|laid|set|painted|tiled|put|rolled|installed|glued|colo|colaron|puso|pusieron|pinto|pintaron|pego|pegaron) (?:\S+ ){0,4}(?:in|during|with|en|con|bajo) (?:the |el |la )?(?:cold|heat|dark|wind|frost|frio|calor|helada|oscuro|oscuridad|viento)|(?:on|over|onto|sobre) (?:bare|dirty|uncured|unprimed|unsealed|green|dusty|sucio|polvo)|green lumber|madera verde|by eye|a ojo
    | in one (?:spot|corner)|in (?:a few|some|two|several|three|many) (?:other )?(?:spots|places|corners)|en (?:un|algunos|unos|varios|dos) (?:lugar|lugares|puntos?|partes|tramos)|(?:shows|shown|showing) (?:in|through|at|when|from)|se ve[n]? (?:la|el|los|las|en|por|desde|una|un|poco|mal|chuec\p{L}+)
    | (?:breaker|gfci|detector|sensor|pump|fan|interlock|valve|guard|alarm|guarda|bomba|valvula|pastilla|termica|diferencial)s? (?:\S+ ){0,3}(?:bypassed|disabled|jumped|removed|taped|off|puentead[oa]s?|desactivad[oa]s?|quitad[oa]s?|anulad[oa]s?)|(?:doors?|gates?|windows?) (?:\S+ ){0,4}(?:propped|wedged|unlatched|ajar|blocked open)|atrancad[oa]s?`,
  ),
  // What people do to each other.
  anyOf(
    String.raw`(?<!(?:let|lets|letting|helped|weather let|help|helps|helping|keep|kept|keeping|held|hold|holding|stop|stopped|allow|allows|allowing|gives?|tell|show|send|call|contact|join|meet|enable|enables|enabled|give|with|to|for|ask|get|remind|bring|brings|gave|gives|delayed|slowed|took|take|takes|email|reach|allowed|lets) )us(?= )|(?:for|with|from|of|on|by|against) (?:us|ourselves)(?=\s*[.,;]|$)|(?:le|les) (?:echamos|debemos|quedamos|cobramos|ganamos|sacamos)|nos (?:debe[n]?|cobr\p{L}+|dej(?:o|aron)|exig\p{L}+|amenaz\p{L}+|tiene[n]?|pid(?:e|en|io|ieron)|qued\p{L}+|echan|echaron|quit\p{L}+|presion\p{L}+|ahorr\p{L}+)`,
  ),
];

/** Whether a plain text tells of work that is otherwise than agreed, hidden or out of order. */
export function departsFromPlan(text: string): boolean {
  return DEPARTURES.some((pattern) => pattern.test(text));
}
