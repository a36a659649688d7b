import { PERSON } from "./people-on-site";
import { anyOf } from "./words";

const ANY_WORDS = String.raw`(?:\S+ ){0,4}`;
const DOOR = String.raw`(?:doors?|gates?|windows?|garage|shed|puertas?|porton(?:es)?|ventanas?|cochera|garaje|bodega|house|casa)`;

/** Negations and limits that say nothing but how well it goes, or what a customer is asked. */
export const NO_RESERVATION = anyOf(
  String.raw`(?:no|without|zero|free of) (?:any |further |more |visible |major |other |new |signs? of )*(?:leaks?|leakage|cracks?|problems?|issues?|delays?|damage|remarks?|corrections?|comments?|gaps?|openings? at|drips?|surprises?|interruptions?|changes?|rain|noise|water|power|heat|gas|parking|access|movement|moisture|defects?|conflicts?|obstructions?|pressure (?:loss|drop)|loss of pressure|odors?)
  | please ${ANY_WORDS}(?:do not|don'?t|do n'?t|avoid|not to) (?:walk|step|park|use|open|close|touch|move|enter|drive|water|run|flush|turn|lean|place|put|stand|store|block|remove|cover|hang|wash|clean|install|plant|mow|let pets|let dogs)
  | (?:do not|don'?t) (?:walk|step|park|use|open|touch|lean|drive|water) ${ANY_WORDS}(?:until|before|for|on|in|near) | no later than | not later than | not only | as well as not
  | (?:does|do|did|will|would|should) not (?:leak|drip|move|affect|change|squeak|rub|stick|need|require|block|interrupt|delay|shift) | (?:doesn'?t|don'?t|didn'?t|won'?t) (?:leak|drip|move|affect|change|squeak|rub|stick|need|require|block|interrupt|delay|shift)
  | (?:nothing|none) (?:leaks|drips|moves|moved|leaked|dripped) | no longer (?:leaks?|drips?|sticks?|squeaks?|rubs?|sags?) | (?:is|are|was|were) not yet | (?:has|have) not yet(?: been)? | not yet | yet to be
  | (?:sin|no hay|no hubo|no habra|no tiene|no tienen|no presenta|no presentan|ningun|ninguna|no se (?:encontr\p{L}+|vi(?:o|eron)|detect\p{L}+|present\p{L}+|observ\p{L}+)) (?:ningun |ninguna |mas |mayores |nuevas |otras )?(?:fugas?|grietas?|observacion(?:es)?|problemas?|novedad(?:es)?|detalles?|danos?|retrasos?|goteras?|goteos?|ruidos?|interrupcion(?:es)?|contratiempos?|humedad|correccion(?:es)?|cambios?|manchas|burbujas|huecos|desperfectos|desniveles|agua|luz|gas|electricidad|corriente|lluvia|paso|acceso|estacionamiento|perdida de presion|inconvenientes?|filtracion(?:es)?) | sin (?:trabarse|atorarse|fallar|forzarse|rozar|goteo|ruido|interrumpir)
  | (?:por favor|le pedimos|les pedimos|favor de|le agradecemos|les agradecemos|le sugerimos|pedimos|recomendamos|agradeceremos)[,]? ${ANY_WORDS}no (?:pis|camin|us|abr|cierr|cerr|toqu|toc|muev|mov|estacion|entr|pas|rieg|reg|recarg|coloqu|coloc|pong|bloque|pint|lav|jal|encend|enciend|prend|apoy|deje (?:coch|carr|auto|objet|mueb))\p{L}* | no (?:pise|pisen|estacione|estacionen|use|usen|abra|abran|toque|toquen) ${ANY_WORDS}(?:hasta|antes|por favor|durante)
  | (?:ya )?no (?:gotean?|fugan?|se mueven?|afecta\p{L}*|rechinan?|cambian?|requieren?|necesitan?|se traban?|se atoran?|filtran?|rozan?|interrumpe|retrasa) | (?:todavia|aun) no | no solo | no es necesario | no sera necesario | no hace falta
  | only ${ANY_WORDS}(?:remains?|are left|is left|needs?) | (?:solo|solamente|unicamente|ya solo|nada mas) (?:falta|faltan|resta|restan|queda|quedan) | (?:falta|faltan) (?:solo|solamente|unicamente)
  | in less than | less than (?:a|an|one|two|half) (?:day|week|hour|inch|month) | en menos de | menos de (?:una?|dos|media) (?:dia|semana|hora|mes|pulgada) | al menos | at least | more or less | mas o menos
  | (?:water|power|heat|gas|electricity|street|road|driveway|entrance|pump|system) (?:is|are|was|will be|comes|runs|works|working) (?:back )?(?:on |open |working |running )?again | otra vez (?:hay|funciona) | de nuevo (?:hay|funciona)
  | the wrong way and (?:will be|is being|was) turned | short (?:walk|visit|meeting|walls?|run|section|time|break|side|sides|while|pause) | keep (?:it|them|this) (?:dry|clean|clear|level|moist|covered|wet|warm|closed|open)
  | short[- ]circuits? | corto ?circuitos? | business days? | (?:for |por )?(?:everyone|everybody)'?s safety | (?:kids|children|boys|girls|son|daughter|baby)'?s?'? (?:room|bedroom|bath|bathroom|closet|playroom) | (?:de|para) (?:los|las) (?:ninos|ninas) | de la nina | del nino | falsos? plafon(?:es)? | plafon(?:es)? falsos? | watch your step | lazy susan | neighbors'? (?:side|fence|yard) | (?:lado|barda|muro) del vecino | estimad[oa]s? (?:clientes?|propietari[oa]s?|senor(?:es|a|ita)?) | benjamin moore | dias? habil(?:es)? | (?:children|kids)(?: and| or)? pets? | pets and (?:children|kids) | (?:los )?ninos y (?:las |sus )?mascotas | (?:las |sus )?mascotas y (?:los )?ninos | nos dice[n]? (?:si|que|cual|cuando|donde|hacia) | rayas del? | hueco para | labor day | memorial day | new year'?s? | nos da (?:mucho )?gusto | al pendiente | neighborhood | neighbor'?s'? (?:side|fence|yard|line) | alarm panels? | keep (?:children|kids|pets|dogs|everyone) | wet (?:areas?|rooms?|saw|walls?) | zonas? humedas? | if you want | si (?:usted )?quiere[n]? | ground[- ]fault | arc[- ]fault | smoke alarms? | family room | first[- ]aid kit | hospital[- ]grade | nothing else is needed | second hand | primera mano
  | (?:the |our )?(?:client|customer|owner|homeowner)s? (?:chose|picked|selected|approved|confirmed|visited) | (?:el |la |los )?(?:cliente|propietari[oa]|duen[oa])s? (?:eligio|eligieron|escogio|aprobo|confirmo|autorizo|visito) | (?:is|are|and) due (?:on|in|by|the|next|this)|due (?:on|by|the week|next|this week)|we hope to|(?:we|kindly) ask that|forecast calls for|calls for (?:rain|snow|sun|wind)|but please|as you asked|you asked for|weather looks|forecast looks|tell us (?:which|what|where|when|if|whether)|no (?:outdoor |exterior |more )?(?:work|masonry|painting|concrete|roofing|pours?) (?:is|was|will be|until|on|this|today|in|outside)|no se (?:trabaja|trabajara|cuela|colara|pinta|pintara|pega|pegara|puede trabajar|puede colar|puede pintar) | no se trabajo (?:afuera|en el techo|por la lluvia) | no llueve | no dejo (?:trabajar|colar|pintar)|pero (?:por favor|espere|le pedimos|le agradecemos)|debe[n]? (?:quedar|estar|llegar|secar|curar)|algo de (?:ruido|polvo)|como (?:lo )?(?:platicamos|acordamos|quedamos) con usted|si hay en existencia|no charge|nos ayudaria saber | thank you for not | hot water | up to code | to code | as soon as possible | lo antes posible`,
);
const NEW_NO_RESERVATION = new RegExp(NO_RESERVATION.source, "gu");

/** A text without them. */
export function withoutHarmless(text: string): string {
  return text.replace(NEW_NO_RESERVATION, " ");
}

/** What is left unsaid, undone or done otherwise, and what people do besides their work. Each reads a plain text. */
export const RESERVATIONS: readonly RegExp[] = [
  anyOf(
    String.raw`(?:pour|empt|dump|wash|tir|vaci|ech|lav)(?:ed|s|ing|ied|amos|aron|a|an|o)? ${ANY_WORDS}(?:into|in|down|al|en el|en la|a la) (?:the |un |una )?(?:storm |street )?(?:drains?|sewer|creek|gutter|empty lot|alcantarilla|drenaje|coladera|arroyo|barranca|lote|terreno de)
    | (?:extra|rest|remaining|resto) ${ANY_WORDS}(?:to our|to the shop|al taller|a la bodega) | first time | primera vez | (?:count|list|note|record|mark|log|anot|regist)\p{L}* ${ANY_WORDS}as | como (?:si|nuev[oa]s?|terminad[oa]s?|list[oa]s?)
    | (?:after|once|when|until|despues|cuando|hasta) ${ANY_WORDS}inspect\p{L}* ${ANY_WORDS}(?:leaves|gone|left|vaya|pase) | (?:remov|took|take|quit|cambi|mov)\p{L}* ${ANY_WORDS}(?:after|despues de) (?:the |la |el )?inspec\p{L}+ | (?:just|temporar\p{L}*) ${ANY_WORDS}(?:for|until) the inspec\p{L}+ | (?:pus|temporal|coloc)\p{L}* ${ANY_WORDS}para (?:pasar )?la (?:inspeccion|revision)
    | where (?:\S+ ){0,3}(?:two|three|should|called|needs?) | donde (?:\S+ ){0,2}(?:debe\p{L}*|iba|iban|pide|van) | dilu\p{L}* | extra water | mas agua | agua de mas | de mas | every (?:third|fourth|fifth) (?!day|week|floor)\S+ | (?:from|of|de|con) (?:another|other|otr[oa]s?) (?!side|end|half|lado|mitad|color|proveedor|vendor|supplier)\S+ | last year'?s | del ano pasado
    | (?:with|from|out of) scraps? | de segunda(?! (?:mano|capa|planta|fila|etapa|fase|hilada)) | second quality | (?:tools?|copper|herramientas?|cobre|wire|cable) ${ANY_WORDS}(?:in|inside|en|dentro) (?:the |la |el |de la |del )?(?:shed|garage|trailer|bodega|cochera|garaje|remolque|camioneta)
    | half (?:now|up front) | mitad (?:ahora|al) | (?:percent|por ciento) (?:more|less|off|extra|on top|mas|menos|para|for|to) | (?:order|bought|ped)\p{L}* (?:\S+ ){0,3}(?:extra|more than|de mas) | our own | own use | nuestr[oa] propi[oa] | para nosotros | between (?:ourselves|the crew)`,
  ),
  anyOf(
    String.raw`no|not|none|nor|neither|cannot|can'?t|couldn'?t|don'?t|doesn'?t|didn'?t|isn'?t|aren'?t|wasn'?t|weren'?t|won'?t|wouldn'?t|shouldn'?t|haven'?t|hasn'?t|hadn'?t|ni|sin|ningun[oa]?|nada|only|solo|solamente|unicamente|nada mas`,
  ),
  anyOf(
    String.raw`less|fewer|menos|in place of|en (?:lugar|vez) de|a falta de|every other (?!day|week|month)\S+|half (?:the|of the|as many) (?:screws|nails|bolts|anchors|rebar|insulation|clips|ties|straps|studs|blocking|cement|hangers) | (?:la )?mitad de (?:los|las|la|el) (?:tornillos|clavos|anclas|varillas?|taquetes|pijas|estribos|aislamiento|grapas|cemento)
    | (?:mas|muy|demasiado|un poco) (?:chic|pequen|cort|angost|estrech|debil|ligerit|separad|aguad)\p{L}* | qued(?:o|aron|a|an) (?:mas |muy |un poco |demasiado )?(?:cort|chic|baj|larg|alt|chuec|suelt|floj|angost|fuera|abiert|tapad|pendiente|enterrad)\p{L}*
    | too (?:few|little|low|high|long|shallow|small|thick|tight|wide|wet|early|soon|far|much|close) | demasiad[oa]s? | (?:used|install\w*|put|put in|fit|fitted|usamos|usaron|se uso|pusimos|pusieron|se puso|colocamos|instal\p{L}+) (?:\S+ ){0,2}(?:old|used|usad[oa]s?|viej[oa]s?)(?= |$)
    | (?:than|from) (?:\S+ ){0,2}(?:drawings?|plans?|specs?|specifications?|required|needed|approved|ordered) | different (?:from|to|than|brand|grade) | distint[oa]s? (?:a|al|de|del|marca) | diferentes? (?:a|al|de|del|marca) | otra marca | another brand | lower (?:grade|quality) | (?:menor|baja) calidad
    | (?:a day|days|too|hours) (?:early|soon) | antes de (?:tiempo|fragu\p{L}+|sec\p{L}+|cur\p{L}+|que (?:sec|cur|fragu)\p{L}+) | before (?:it|the \S+|they) (?:is |was |were |had |has )?(?:dry|dried|cured|set|dries)`,
  ),
  anyOf(
    String.raw`(?:poured|covered|closed|buried|finished|installed|insulated|painted|hung|backfilled|filled|colamos|tapamos|cerramos|cubrimos|enterramos|rellenamos|instalamos|pintamos|se (?:colo|tapo|cerro|cubrio|relleno|instalo|pinto)) ${ANY_WORDS}(?:\S+ ){0,4}(?:before|antes de|antes que|ahead of) ${ANY_WORDS}(?:inspec\p{L}*|permi\p{L}*|approv\p{L}*|aprob\p{L}*|revis\p{L}*)
    | inspectora? ${ANY_WORDS}(?:quick\p{L}*|rapid\p{L}*|minut\p{L}*|lunch|coffee|cafe|left|gift|look(?:ed)? away|other way|friend\p{L}*) | (?:as|for) a favor | (?:de|un|el|como) favor | favores
    | (?:other|another|different|previous|last) (?:jobs?|houses?|homes?|projects?|sites?|propert(?:y|ies)|kitchens?) | next (?:job|house|project|site|property) | (?:otr[oa]s?|siguiente|anterior) (?:obras?|casas?|proyectos?|residencias?|propiedad(?:es)?)
    | (?:paint|til|plaster|caulk|pour|buil|drywall|mudd)\p{L}* (?:right |straight )?over (?:it|the (?:crack|gap|stain|leak|damage|rot|hole|mold|old|wet|damp)\p{L}*) | cover(?:s|ed|ing)? (?:it|them|that|this)(?: up)? | cover(?:s|ed)? up | (?:tap|cubr|pint|resan)\p{L}* (?:por )?encima | reus(?:e|es|ed|ing) | reutiliz\p{L}+ | (?:cover|prim|paint)\p{L}* ${ANY_WORDS}(?:the |a |una? |la |el )(?:stains?|marks?|spots?|cracks?) | (?:done|made|built|installed|wired|run) by (?:a|an|one|his|some) | (?:la|lo|las|los) hizo | cort\p{L}+ (?:cort|chic|mal)\p{L}* | (?:hold|holds|last|lasts|work|works|do|aguant\p{L}+|dur\p{L}+) ${ANY_WORDS}(?:for now|for a while|por ahora|un tiempo|un rato|until the end|hasta que) | (?:still|todavia|aun) (?:\S+ )?(?:wet|soft|fresh|mojad[oa]s?|fresc[oa]s?|verdes?|humed[oa]s?) when | where the (?:drawing|plan|spec)s? | donde (?:el|los) planos? | sign\p{L}* (?:for|in) (?:the|your|their) | firm\p{L}+ por | dates? (?:on|in) the (?:permit|card|form|sheet|log) | should (?:hold|last|do|be (?:fine|ok|okay|enough)) | (?:permits?|permisos?|licencias?) ${ANY_WORDS}(?:still|pending|late|later|after|pendientes?|todavia|aun|despues|falta|not|no) | (?:sin|falta) (?:el |la )?(?:permiso|licencia) | (?:poured|done|installed|laid|painted|set|put|nailed|colo|puso|pusieron|colamos|pintamos|pusimos|hizo) (?:\S+ ){0,3}(?:in|during|under|bajo|en|con) (?:the |la )?(?:rain|snow|lluvia|nieve) | (?:lo|la|los|las) (?:tap|cubr|escond)\p{L}+ | (?:tap|cubr)\p{L}+(?:lo|la)s? | se (?:tapa|cubre|disimula) con
    | looks? (?:like|as|away|better|good) | que (?:se vea|se vean|parezca) | (?:make|made|makes) (?:it|that|this|them) (?:look|seem|read|sound)`,
  ),
  anyOf(
    String.raw`(?:put|write|note|show|set|mark|list|make|say|pon|ponga|pongan|ponle|anota|anote|marca|deja|haz|quita|quite) (?:that|it down|everything|todo|as|que|lo de|down) | leave (?:it|this|that|them|out|off|the \S+ (?:out|off)) | (?:left|take|took|taken) out of | keep (?:it|this|that|them) | stay(?:s)? between | (?:for|to|of|with) us(?= |$) | gives? us | us back | nos (?:regres|devuelv|bonific|debe|deben|hac|hiz|presta)\p{L}* | le debemos | se deben | (?:came|comes|come|was|were|are|got) free(?! (?:of|from)) | (?:su|your) (?:segunda|second|ultima|last|next|primera|first|otra|other) (?:parte|part|half|mitad)
    | keeps? \p{L}+ing | wants | asked | asks | reach (?:me|us|them) | se (?:nos|les) \p{L}+ | se le \p{L}+
    | (?:went|goes|going|looked) (?:through|into) (?:the|your|their) (?:drawers?|bedrooms?|closets?|boxes|desk|cabinets?|things)
    | ${PERSON} ${ANY_WORDS}us(?:e|ed|es|ing) (?:the |your )(?:\S+ )?(?:bathroom|toilet|bath|kitchen|fridge|bed|pool|shower) | ${PERSON} ${ANY_WORDS}us(?:an|aron|o|a) (?:el|la|su) (?:\S+ )?(?:bano|cocina|alberca|refri|refrigerador|cama|regadera)
    | (?:street|avenue|lane|road|st|ave|rd|ln) (?:number )?\d{2,} | \d{2,5} \p{L}+ (?:street|st|avenue|ave|lane|ln|road|rd|drive|court) | (?:calle|avenida|av|privada|colonia) (?!el |del |de |para )\p{L}+ (?:\p{L}+ )?(?:numero )?\d{2,}`,
  ),
  anyOf(
    String.raw`(?:of|de) (?:the|our|los|las|la|nuestros) ${PERSON} (?:left|went|is|are|was|were|has|had|got|se|no|esta|estan|anda|fue|fueron) | (?:good|best|better|new|young|smaller|other|another|second|regular|slow|slower|cheaper|first) (?:crew|team) | (?:crew|team|cuadrilla) (?:b|a|two|dos|nueva|buena|chica|mala|lenta) | (?:buena|nueva|otra|mejor|primera|segunda|misma) cuadrilla
    | ${PERSON} (?:\S+ ){0,3}(?:left|leaves?|home|away|sat|sits?|standing|dropped|late|slow|slower|slowly|alone|own|hard|took|taken|takes|kept|keeps?|hot|cold|light|high|wants?|wish|like|likes|looks?|looked|seen|gets?|got|gone|behind|lunch|quick|again|once|rather|new|little|much|wait|waits|waited|few|bad|fast|happy|broke|damaged|cracked|dented|scratched|spilled|dropped|hit|struck|tore|flooded|bent)(?= |[.,;!?]|$)
    | ${PERSON} (?:\S+ ){0,3}(?:se (?:fue|fueron|va|van|quedo|quedaron|durmio|llevo|llevaron|sento)|salio|salieron|quiere|queria|quieren|lent[oa]s?|tarde|temprano|dej(?:o|aron)|perdi\p{L}+|toma(?:n|ba|ron|do)?|siempre|nuev[oa]s?|atras|sol[oa]s?|cans\p{L}+|calient\p{L}+|dan(?:o|aron)|romp\p{L}+|golpe\p{L}+|ray(?:o|aron)|mancho|mancharon|quebr\p{L}+|afuera)
    | (?:we|they) (?:just |already |also |have |had )?(?:left|lost|kept|broke|damaged|cracked|dented|scratched|spilled|dropped|hit|struck|tore|flooded|bent|ran out|ran into|ran over|wait|waited|like|wish) | (?:rompi|dan|golpe|ray|quebr|manch|tir|aboll|inund|perfor|perdi|dob|torci)(?:a|i)?mos | dejamos (?:fuera|afuera|suelt\p{L}+|abiert\p{L}+|pendiente|asi|enterrad\p{L}+|debajo|dentro|adentro|caer)
    | ${PERSON} ${ANY_WORDS}(?:hours?|horas?|delay\p{L}*|retras\p{L}*|atras\p{L}*|demor\p{L}*) | (?:delay\p{L}*|retras\p{L}*|atras\p{L}*|demor\p{L}*) ${ANY_WORDS}${PERSON} | (?:extra|more) hours | horas (?:extras?|de mas) | hours (?:on|to) the (?:sheet|list|file) | horas (?:en|a) la (?:hoja|lista)
    | (?:because|due to|thanks to|porque|por culpa|gracias a) (?:\S+ ){0,2}${PERSON}`,
  ),
  anyOf(
    String.raw`${DOOR} ${ANY_WORDS}(?:stays?|left|remains?|queda|quedara|se queda|deja|siempre|always|is|will be|are|esta|estara) (?:\S+ )?(?:open|empty|abiert[oa]s?|sol[oa]s?|vaci[oa]s?) ${ANY_WORDS}(?:overnight|nights?|weekend|all|week|days|noches?|fin de semana|toda|semana|lunes|monday|friday|from|until)
    | (?:house|home|property|casa|residencia) ${ANY_WORDS}(?:empty|sola|vaci[oa]) | (?:tools?|copper|generator|equipment|herramientas?|cobre|generador|equipos?|cable) (?:\S+ ){0,8}(?:overnight|at night|noche|fin de semana|weekend|gone|missing|hidden|escondid\p{L}+)
    | (?:camaras?|cameras?|sensor(?:es|s)?|detector(?:es|s)?|alarm\p{L}*) ${ANY_WORDS}(?:off|taped|covered|bagged|unplugged|tapad\p{L}*|cubiert\p{L}*|disconnect\p{L}*|apagad\p{L}*|desconect\p{L}*|shut) | llaves? ${ANY_WORDS}(?:puertas?|casa|porton|debajo|bajo|maceta|caja|marco|arriba|chapa|cerradura|bodega|bote|tapete|piedra|cajon)
    | ${DOOR} ${ANY_WORDS}(?:\S+ ){0,3}(?<!\d[\d/.,-]*)\d{4,6}(?! ?(?:mm|cm|m|kg|lb|lbs|feet|psi|litros|metros))`,
  ),
];

const DEFECT = anyOf(
  String.raw`crack(?:s|ed|ing)?|damaged?|damages|dent(?:s|ed)?|loose|missing|rot|rots|rotted|rotten|rust(?:s|ed|y)?|scratch(?:es|ed)?|leak(?:s|ed|ing|y)?|crooked|uneven|warp(?:s|ed)?|bent|broken(?! up)|gaps?|sag(?:s|ged|ging)?|clog(?:s|ged)?|blockage|obstructed|swollen|stuck|wrong|out of (?:level|plumb|square)|squeak(?:s|y)?|defects?|hollow|torn|spill(?:s|ed)?|termites?|water stains?|worn|issues?|problems?|slip(?:s|ped)?|frozen (?:ground|soil|earth|dirt)|dropped(?! off| in(?:to)? the (?:counter|opening|island|cutout))|dropping|swell\p{L}*|split(?:s|ting)? (?:at|in|when|along|on)|peel(?:s|ed|ing)|bubbl\p{L}+|bulg\p{L}+|buckl\p{L}+|bow(?:s|ed|ing)|cupp\p{L}+|twisted|s[au]nk|sinking|lean(?:s|ed|ing)|tilt(?:s|ed|ing)|settled|scuff\p{L}*|smear\p{L}*|streak\p{L}*|fad(?:es?|ed|ing)|discolor\p{L}*|deteriorat\p{L}*|crumbl\p{L}+|corrod\p{L}+|droop\p{L}*|delaminat\p{L}+|punctur\p{L}+|flood(?:s|ed|ing)|wobbl\p{L}+|rattl\p{L}+
  | grietas?|agrietad[oa]s?|fisuras?|danos?|danad[oa]s?|golpes?|suelt[oa]s?|floj[oa]s?|podrid[oa]s?|oxid(?:o|os|ad[oa]s?)|ray(?:on|ones|ad[oa]s?)|fugas?|goteras?|gotean?|goteo|chuec[oa]s?|desnivel(?:es)?|desplomad[oa]s?|torcid[oa]s?|quebrad[oa]s?|despostillad[oa]s?|descuadrad[oa]s?|cuartead\p{L}+|estrellad[oa]s?|rot[oa]s?|atasc\p{L}+|filtracion(?:es)?|filtran?|huecas?|manchas?|manchad[oa]s?|desperfectos?|abollad\p{L}+|despegad[oa]s?|reves|problemas?|termitas?|separacion(?:es)? (?:de|en|entre)|salitre|polilla|raj(?:as?|ad\p{L}+)|burbujas?|falt(?:o|aron|aba|aban)|suena[n]?|sonar\p{L}*|romp\p{L}+|quebr\p{L}+|quiebr\p{L}+|raj\p{L}+|hinch\p{L}+|hundi\p{L}+|hunde\p{L}*|despeg\p{L}+|desprend\p{L}+|desnivel\p{L}*|deterior\p{L}+|cuarte\p{L}+|tuerc\p{L}+|torci\p{L}+|se (?:rayo|rayaron|mancho|mancharon|golpeo|golpearon|solto|soltaron|inundo|inundaron|doblo|doblaron|afloj\p{L}+|oxido|oxidaron|agriet\p{L}+|pudri\p{L}+|cay(?:o|eron)|levanto|safo|zafo)|reventa\p{L}+|revient\p{L}+|inundad\p{L}+|doblad[oa]s?|zafad[oa]s?|(?:tierra|suelo|terreno|piso) (?:helad|congelad)[oa]`,
);
const REMEDY = anyOf(
  String.raw`replac\p{L}*|repair\p{L}*|fix(?:ed|es|ing)?|correct\p{L}*|adjust\p{L}*|seal(?:ed|s|ing)?|patch\p{L}*|resolv\p{L}*|solv\p{L}*|solution|remed\p{L}*|tighten\p{L}*|straighten\p{L}*|dr(?:y|ied|ies|ying)|clear(?:ed)?|clean\p{L}*|remov\p{L}*|reinforc\p{L}*|shor(?:ed|ing)|reorder\p{L}*|return\p{L}*|exchang\p{L}*|on order|arriv\p{L}*|inject\p{L}*|epoxy|fill(?:ed|ing)?|sand(?:ed|ing)?|level(?:ed|ing)|grind\p{L}*|ground|treat(?:ed|ment)|pump(?:ed|ing)|stopped|test(?:ed)?|detector|will come|thaw\p{L}*|new ones?(?!.*again)|sending a new|another one|(?:will be|being) (?:\p{L}+)ed|will be turned|send(?:ing|s)?|sent
  | cambi\p{L}+|repar\p{L}+|arregl\p{L}+|correg\p{L}+|corrig\p{L}+|ajust\p{L}+|sell\p{L}+|resan\p{L}+|resol\p{L}+|resuel\p{L}+|soluc\p{L}+|apriet\p{L}+|apret\p{L}+|reforz\p{L}+|refuerz\p{L}+|limpi\p{L}+|sec(?:a|an|o|ar|ando|aron)|nivel\p{L}+|inyect\p{L}+|resina|reemplaz\p{L}+|repon\p{L}+|repus\p{L}+|sustitu\p{L}+|quit\p{L}+|retir\p{L}+|mand(?:a|an|ara|aran|o|aron) (?:otr|un|el|la|nuev|reemp|repos)\p{L}*|nos (?:lo|la|los|las) mand\p{L}+|rellen(?:amos|aron|ad[oa]s?|ara\p{L}*)|se rellen\p{L}+|destap\p{L}+|enderez\p{L}+|lij\p{L}+|pul\p{L}+|impermeab\p{L}+|trat\p{L}+|elimin\p{L}+|devol\p{L}+|deshiel\p{L}+|devuel\p{L}+|desvi\p{L}+|detector|voltear|desazolv\p{L}+`,
);
const RETURNS = anyOf(
  String.raw`again|will (?:open|come back|return|show)|otra vez|se va[n]? a (?:abrir|notar|ver|romper|soltar)|volver\p{L}* a`,
);
const WET = anyOf(String.raw`wet|damp|soggy|moisture|humed[oa]s?|humedad|mojad[oa]s?`);
const WEATHER = anyOf(
  String.raw`rain\p{L}*|snow\p{L}*|storm\p{L}*|thaw\p{L}*|weather|until|lluvias?|llov\p{L}+|tormentas?|aguaceros?|nieve|hasta|barrier|membrane|membrana|detector|sensor`,
);
const HIDING = anyOf(
  String.raw`cover(?:s|ed|ing)?|paint(?:s|ed|ing)?|hid(?:e|es|den)?|skim\p{L}*|quietly|quickly|tap(?:a|o|amos|aron|ar|ado|ada)|cubr\p{L}+|cubiert[oa]s?|pint\p{L}+|disimul\p{L}+|rapid\p{L}+`,
);
const BURIED_THING = anyOf(
  String.raw`old|debris|trash|scraps?|rubble|garbage|waste|junk|splices?|junction boxes?|formwork|empalmes?|cascajo|escombros?|basura|viej[oa]s?|desperdicios?|cimbra`,
);
const LEFT_THERE = anyOf(
  String.raw`left|stays?|stayed|still|remains?|remained|buried|went|goes|qued\p{L}+|sigue[n]?|dej\p{L}+|enterr\p{L}+|fueron|echamos`,
);
const OUT_OF_SIGHT = anyOf(
  String.raw`behind|under|underneath|inside|below|beneath|detras|debajo|abajo|dentro|bajo|atras`,
);
const LATE = anyOf(
  String.raw`delay\p{L}*|postpon\p{L}*|(?:days?|weeks?|hours?) (?:behind|late)|behind schedule|retras\p{L}*|atras(?:ad|o|am|ar)\p{L}*|demor\p{L}*|late|pospu\p{L}+`,
);
const NOBODY_CAUSES = anyOf(
  String.raw`rain\p{L}*|snow\p{L}*|storm\p{L}*|winds?|weather|fog|lightning|ice|freez\p{L}*|frost|cold|heat|hurricane|deliver\p{L}*|ship\p{L}*|arriv\p{L}*|factory|late (?:morning|afternoon|evening|january|february|march|april|may|june|july|august|september|october|november|december|this|next|in)|lluvias?|llov\p{L}+|tormentas?|viento\p{L}*|nieve|clima|frio|calor|huracan|entregas?|lleg\p{L}+|envio|aguaceros?|fabrica`,
);

/** Whether a plain text tells of a defect and not how it is mended, of what was left out of sight, or of a delay that somebody causes. */
export function reportsDefect(text: string): boolean {
  if (DEFECT.test(text) && RETURNS.test(text)) return true;
  if (DEFECT.test(text) && (!REMEDY.test(text) || HIDING.test(text))) return true;
  if (WET.test(text) && !WEATHER.test(text) && !REMEDY.test(text)) return true;
  if (BURIED_THING.test(text) && LEFT_THERE.test(text) && OUT_OF_SIGHT.test(text)) return true;
  return LATE.test(text) && !NOBODY_CAUSES.test(text);
}
