import { PERSON } from "./people-on-site";
import { anyOf } from "./words";

/** Words that a report needs in one sense; in any other they tell what it must not. */
interface Doubtful {
  words: RegExp;
  /** What must be in the sentence, too. */
  sense: RegExp;
}

const DOUBTFUL: readonly Doubtful[] = [
  {
    words: anyOf(String.raw`percent\p{L}*|por ciento|porciento|porcentaje|\d+ ?%`),
    sense: anyOf(
      String.raw`done|complete[d]?|finished|along|installed|hung|poured|painted|progress|ready|built|up|chance|humidity|moisture|slope|pitch|avance|avances|va|van|terminad\p{L}+|list[oa]s?|complet\p{L}+|colocad\p{L}+|instalad\p{L}+|pintad\p{L}+|progreso|probabilidad|humedad|pendiente|al`,
    ),
  },
  {
    words: anyOf(String.raw`hours?|horas?`),
    sense: anyOf(
      String.raw`dr(?:y|ies|ied|ying)|cur\p{L}*|sets?|tests?|tested|about an hour|una hora|held|holds?|off|out|water|power|gas|between|from|until|before|after|noise|access|every|each|walk|in|within|business|working hours|takes?|last|sec\p{L}+|fragu\p{L}+|agua|luz|pruebas?|cerrad\p{L}+|entre|antes|despues|cada|pisar|a las|primera hora|dura|tarda|durante`,
    ),
  },
  {
    words: anyOf(String.raw`fell|fall(?:s|en|ing)|caid[oa]s?|caer|cay(?:o|eron)`),
    sense: anyOf(
      String.raw`rain|snow\p{L}*|hail|temperatures?|lea(?:f|ves)|trees?|branch\p{L}*|inch(?:es)?|night|lluvia|nieve|granizo|temperaturas?|hojas|arbol(?:es)?|ramas?|aguacero`,
    ),
  },
  {
    words: anyOf(String.raw`odors?|smells?|huele[n]?|olor(?:es)?`),
    sense: anyOf(
      String.raw`paint\p{L}*|finish|stain|varnish|adhesive|glue|seal\p{L}*|fresh|pintura|barniz|sellador|pegamento`,
    ),
  },
  {
    words: anyOf(String.raw`bottles?|cans|butts|latas?|botellas?`),
    sense: anyOf(String.raw`paint|spray|trash|garbage|glue|pintura|basura|joints?`),
  },
  {
    words: anyOf(String.raw`cameras?|camaras?|alarms?|alarmas?`),
    sense: anyOf(
      String.raw`install\p{L}*|mount\p{L}*|wir\p{L}+|test\p{L}*|connect\p{L}*|panels?|smoke|instal\p{L}+|coloc\p{L}+|cable\p{L}*|prueb\p{L}+|prob\p{L}+|conect\p{L}+|inspec\p{L}+|humo`,
    ),
  },
  {
    words: anyOf(
      String.raw`mailbox\p{L}*|buzon(?:es)?|planters?|macetas?|maceteros?|doormats?|remotes?|remote controls?|(?:el|los|un|dos|sus|otro) control(?:es)?(?! de (?:calidad|clima|temperatura|humedad|polvo|plagas))`,
    ),
    sense: anyOf(
      String.raw`install\p{L}*|mounted|set|built|post|planted|soil|program\p{L}*|tested|paired|fan|lights?|counter|barra|instal\p{L}+|coloc\p{L}+|arm\p{L}+|construy\p{L}+|plant\p{L}+|tierra|luz|luces|ventilador|probad\p{L}+`,
    ),
  },
  {
    words: anyOf(String.raw`permits?|permisos?|licencias?|licenses?`),
    sense: anyOf(
      String.raw`approved|issued|received|posted|covers|granted|applied|picked up|in hand|arrived|came through|passed|signed|scheduled|submitted|aprob\p{L}+|recib\p{L}+|lleg\p{L}+|otorg\p{L}+|emit\p{L}+|solicit\p{L}+|entreg\p{L}+|autoriz\p{L}+|en la ventana|list[oa]`,
    ),
  },
  {
    words: anyOf(
      String.raw`photos?|pictures?|photograph\p{L}*|fotos?|fotografia\p{L}*|videos?|imagen(?:es)?`,
    ),
    sense: anyOf(
      String.raw`please|attached|send|sent|sending|took|taken|see|enclosed|below|here|share[d]?|you|your|adjunt\p{L}+|mand\p{L}+|envi\p{L}+|tom(?:o|amos|aron|ar|e)|pid\p{L}+|ver|vea|le|les|usted|su`,
    ),
  },
  {
    words: anyOf(
      String.raw`asbestos|asbesto|lead (?:test|paint|pipe|based)|(?:prueba|pintura) de plomo|radon|positiv[eao]s?|termites?|termitas?|monoxid[eo]`,
    ),
    sense: anyOf(
      String.raw`passed|clear|negative|removed|treated|detector\p{L}*|installed|below|retir\p{L}+|negativ[ao]|trat\p{L}+|instal\p{L}+|quit\p{L}+|mitigation`,
    ),
  },
  {
    words: anyOf(
      String.raw`logs?|logbook|records?|counts?|tally|lists?|inventory|bitacora|inventario|conteos?|listados?`,
    ),
    sense: anyOf(
      String.raw`punch|check|shopping|attached|siding|cabin|wall|cedar|wood|fire\p{L}*|gas|selection|finish\p{L}*|remain\p{L}*|items?|detalles|pendientes|acabados|adjunt\p{L}+|selecc\p{L}+|seleccion`,
    ),
  },
  {
    words: anyOf(String.raw`half|mitad`),
    sense: anyOf(
      String.raw`done|installed|complete[d]?|finished|tiled|painted|hung|up|in|laid|set|framed|half (?:day|an hour|bath|inch|wall)|past|way|sided|shingled|its|(?:a|la|por la|ya va a la) mitad|instalad\p{L}+|colocad\p{L}+|terminad\p{L}+|puest\p{L}+|pintad\p{L}+|list[oa]s?|coloc\p{L}+`,
    ),
  },
  {
    words: anyOf(String.raw`left|se (?:fue|fueron|van?) con|went home|go home|home with`),
    sense: anyOf(
      String.raw`(?:the|your|on|to|upper|lower|far) left|left (?:side|hand|wall|corner|half|of|to|over the|edge|bay|door|open for|clear)|(?:is|are|days?|weeks?|nothing|work|items?|coats?|only) left|left (?:the|your) (?:yard|ground|driveway|site|soil|area|slab|floor) \p{L}+`,
    ),
  },
  {
    words: anyOf(String.raw`old|viej[oa]s?|existing|existentes?`),
    sense: anyOf(
      String.raw`remov\p{L}*|demolish\p{L}*|demol\p{L}+|demuel\p{L}+|taken|took|take|haul\p{L}*|replac\p{L}*|tear|tore|torn|out|down|gone|broken up|found|rerout\p{L}*|match\p{L}*|meets?|join\p{L}*|connect\p{L}*|tie[sd]?|new|clean\p{L}*|strip\p{L}*|cover\p{L}*|sand\p{L}*|between|retir\p{L}+|quit\p{L}+|cambi\p{L}+|nuev[oa]s?|desmont\p{L}+|sac\p{L}+|encontr\p{L}+|desvi\p{L}+|reemplaz\p{L}+|sustitu\p{L}+|desinstal\p{L}+|limpi\p{L}+|lij\p{L}+|un(?:e|en|io)|conect\p{L}+|salio`,
    ),
  },
  {
    words: anyOf(String.raw`same|mism[oa]s?`),
    sense: anyOf(
      String.raw`same (?:day|time|colors?|tiles?|style|height|week|finish|stain|as|afternoon|morning|crew|level|width|wood|stone|paint|trim|material|pattern|brick)|mism[oa]s? (?:dia|tiempo|colore?s?|azulejo|estilo|altura|semana|acabado|tono|tarde|manana|cuadrilla|nivel|ancho|madera|piedra|pintura|material)|ahi mismo se|asi mismo|hoy mismo`,
    ),
  },
  {
    words: anyOf(String.raw`longer|slower|slowly|mas tiempo|mas lent[oa]s?|lentamente|mas tarde|slow`),
    sense: anyOf(
      String.raw`rain\p{L}*|snow\p{L}*|cold|humid\p{L}*|weather|wind\p{L}*|dr(?:y|ies|ying)|cur\p{L}*|no longer|lluvia\p{L}*|frio|humedad|clima|viento\p{L}*|sec\p{L}+|fragu\p{L}+|delivery|shipping|entrega|feet|foot|inch\p{L}*|soft-clos\p{L}*`,
    ),
  },
  {
    words: anyOf(String.raw`used (?:the|an?|our|some)`),
    sense: anyOf(String.raw`please|side gate|lift|crane|pump`),
  },
  {
    words: anyOf(String.raw`used|usad[oa]s?|reus\p{L}+|us(?:amos|aron|o)`),
    sense: anyOf(
      String.raw`(?:is|are|be|was|were) used (?:to|for|on|in|as)|you used|can be used|will be used|se uso|we used|usamos|usaron`,
    ),
  },
];

/** Words of access, of authorities and of favors, whatever they are together with. Each reads a plain text. */
const NEVER: readonly RegExp[] = [
  // What opens a house, and how.
  anyOf(
    String.raw`(?:side|back|front|rear|basement|cellar|patio|garage|lateral|trasera|delantera|de atras|del patio|del sotano) (?:doors?|gates?|windows?|puertas?|ventanas?|entry|entrance|entrada) (?:\S+ ){0,3}(?:stays?|left|kept|remains?|sticks?|latch\p{L}*|unlock\p{L}*|gives|takes|abiert\p{L}+|se queda|queda|sin seguro|no cierra|sin llave)|(?:puertas?|ventanas?|porton(?:es)?|entradas?) (?:lateral|trasera|de atras|del patio|\S+ )?\s?(?:\S+ )?(?:se queda|queda|quedara|sigue|siempre|sin seguro|sin llave|no cierra)
    | (?:doors?|gates?|windows?|hatch\p{L}*|entry) (?:\S+ ){0,3}(?:stays? (?:open|unlocked)|left open|unlocked|gives (?:with|way)|gives|opens (?:if|without|when)|does (?:not |n't )?latch)|without a key|sin (?:la )?llave|(?:in|inside|under|behind|en|debajo de|dentro de|atras de) (?:the |la |el |del )?(?:mailbox|planter|doormat|mat|flowerpot|buzon|maceta|macetero|tapete)|del? (?:buzon|maceta|tapete)
    | (?:gate|door|entry|entrance|alarm|garage|lock|box|keypad|porton|puerta|entrada|cochera|alarma|candado|caja) (?:\S+ ){0,4}(?:takes|answers|wants|uses|opens|likes|needs|abre|lleva|pide|usa) (?:\S+ ){0,2}\d|(?:pound|hash|star) (?:sign|key)|(?:gato|asterisco|estrella) al final|mas gato|\d(?:[ -]\d){3,}`,
  ),
  // What is given in the hand, and who sees to it.
  anyOf(
    String.raw`(?:su|un|el|los|sus|otro) sobres?(?! (?:el|la|los|las))|en sobre|envelopes?|the guys?|(?:los|las) de (?:la|el|los|las) (?:canaleta|teja|techo|yeso|pintura|tabla|piso|estuco|plomeria|luz|concreto)\p{L}*`,
  ),
  // Water where none should be, and machines where they should not.
  anyOf(
    String.raw`(?:took|takes|taking) (?:on |in )?(?:some )?water|water (?:in|on|under|inside|behind) the (?:basement|floor|wall|ceiling|crawl|attic|house|slab|kitchen|closet|garage|subfloor)|mopped|mopping|se (?:metio|mete|entro) (?:de |el )?agua|agua (?:en|debajo|detras) de?l? ?(?:el |la |los )?(?:sotano|piso|muro|pared|plafon|atico)|se trape\p{L}+
    | (?:back(?:s|ed)?|ran|rolled|drove|rolls) (?:into|over|across) (?:the|a|your|their)|(?:paso|pasaron|pasa|paso la \p{L}+) por encima|choco|chocaron|(?:camion|maquina|excavadora|retro|grua|montacargas) (?:\S+ ){0,5}(?:paso|pasaron|golpe\p{L}+|choc\p{L}+|rompi\p{L}+|tir(?:o|aron)|lav(?:o|aron)|encima)
    | (?:acaba|termina|sale|llega|desemboca|descarga|remata)[n]? (?:dentro|adentro|en el (?:atico|plafon)|debajo|detras|entre)|(?:tubo|cable|ducto|empalme|pipe|duct|wire|splice|vent)s? (?:\S+ ){0,3}(?:stops?|ends?|left|inside|buried|dentro|adentro|enterrad\p{L}+) (?:in|inside|behind|of|de|the|un)?
    | (?:(?:wet|damp|soggy|mojad[oa]s?|humed[oa]s?) \S+ (?:will be |was |were |is |are |se )?(?:closed|covered|sealed|enclosed|cubr\p{L}+|tap\p{L}+|cerr\p{L}+|sell\p{L}+))|(?:over|on|onto|sobre|encima de) (?:the |la |el |los |las )?(?:wet|damp|soggy|frozen|rotten|\S+ mojad[oa]s?|\S+ humed[oa]s?) ?\p{L}*|(?:rain|shine) or (?:no|rain|shine)|llueva o
    | (?:from|de) (?:two|three|dos|tres) (?:different )?(?:batches|lots|lotes|boxes|colors|tonos)`,
  ),
  // Officials, and what they stop.
  anyOf(
    String.raw`red (?:tag|seal|card|sticker|notice|flag)\p{L}*|stop[- ]work|(?:sello|etiqueta|tarjeta|aviso|papel) roj[oa]|clausur\p{L}+|suspend(?:s|ed)? (?:the|all|our) (?:work|job|permit|project)|suspension de|violations?|citations?|(?:inspectora?|inspection|inspeccion|city|county|ciudad|municipio|ayuntamiento|department) (?:\S+ ){0,3}(?:wrote|lists?|listed|flagged|found|failed|fails|rejected|refused|items?|wants?|did|does|has|thinks|sees|saw|looked|looks|unaware|owes|knows|believes|still|again|vio|encontro|fallo|rechazo|sabe|cree|piensa|tiene|pidio que|autorizo|anoto)(?! (?:passed|approved|signed|cleared|accepted|no |been passed|been approved))
    | of which | que se ven`,
  ),
  // Other firms, other buildings and other people.
  anyOf(
    String.raw`(?:another|other|different|otr[oa]s?|second|segund[oa]) (?:places?|address\p{L}*|compan\p{L}+|yards?|shipments?|houses?|homes?|jobs?|crews?|teams?|man|men|buyers?|kinds?|brands?|grades?|lots?|offices?|city|business\p{L}*|projects?|firms?|names?|compania|empresas?|personas?|direccion|edificios?|cuadrillas?|marcas?|lotes?|maneras?|formas?|taller|bodegas?|oficinas?|nombres?)
    | (?:from|by|with|de|por|con) (?:the |a |la |el |una? )?(?:weekend|night|new|second|day|cheaper|young|nuev[oa]|de noche) (?:crews?|teams?|shift|cuadrillas?|turno) | by (?:a|an|one|some|whoever|day) (?:different|helper|painter|laborer|plumber|framer|roofer|carpenter|man|trainee|student|beginner|other) | (?:school|church|clinic|restaurant|hotel|courthouse|escuela|iglesia|clinica)
    | our (?!own(?: \p{L}+)? (?:use|profit)|(?:\p{L}+ )?(?:crews?|teams?|schedule|goal|target|plan|plans|visit|visits|walkthrough|meeting|work|project|recommendation|suggestion|apprentices|appreciation|thanks|progress|part|site|next|first|last|final|second|best|side|shop|office|designer|${PERSON})(?!\p{L}))\p{L}+ | my | mine`,
  ),
  // Less than what was agreed.
  anyOf(
    String.raw`(?:the |a |una? |el |la |mas )?(?:thinner|cheaper|weaker|lesser|smaller|shorter|narrower|shallower|lighter-duty|inferior|cheap|flimsy|barat[oa]s?|delgadit[oa]s?)(?= \p{L})|(?:mas|menos) (?:barat|delgad|viej|debil|ligerit|chafa|corrient|economic|gruesa)\p{L}*|steeper|mas empinad\p{L}+|(?:un solo|una sola|a single|just one|one) (?:coat|layer|mano|capa)(?! (?:of (?:primer|sealer|stain|joint)|de (?:primer|sellador)|remains|left|more|to go))|half the (?!house|day|walls?|rooms?|floors?|roof|tiles?|windows?|fence|deck|yard|siding|cabinets?|doors?|panels?|shingles?|posts?|drywall|trim)\p{L}+`,
  ),
  // Advances and demands.
  anyOf(
    String.raw`(?:un|el|su|otro|de) (?:adelanto|anticipo)(?! de (?:dos|tres|un|una|\d|la obra|obra|los trabajos))|(?:${PERSON}|maestr[oa]s?) (?:nos |le |les )?(?:pid(?:e|en|io|ieron|iendo)|exig\p{L}+|quier\p{L}+|quer\p{L}+|demands?|demanded)(?! (?:una? )?(?:fotos?|tomar|medir|entrar|acceso|revisar|permiso para))|(?:a|la|por) prueba con|on trial`,
  ),
];

/** How an order to somebody begins. A customer is asked politely. */
const ORDER =
  /^\W*(?:leave|ask|put|take|use|turn|call|get|go|do|make|tell|bring|give|hide|hold|move|push|send|show|skip|stay|stop|wait|watch|keep|remind|charge|order|pick|park|lock|cover|mark|dejen?|dejales?|hablen|hable|usen|usemos|lleven|lleve|cobren|cobrenle|cobrale|digan|pidan|saquen|tiren|echen|echale|manden|guarden|quiten|pongan|tapen|escondan|ofrezca(?:n|mos)|hagan|vayan|vamos|compren|apaguen|cuiden|hay que)(?!\p{L})/u;
const POLITE = anyOf(
  String.raw`please|kindly|you|your|thank|thanks|favor|usted(?:es)?|gracias|su|sus|care of|off|over|place|effect`,
);
const BELONGING =
  /^\W*(?:order|cover|mark|lock|pick|park|move|hold|turn|stop|wait|watch|show|vamos) (?:of|for|on|is|are|was|were|and|to|a|al|by|up)(?!\p{L})/u;

/** Whether a plain text has words in another sense than a report needs, or begins like an order. */
export function isDoubtful(text: string): boolean {
  if (DOUBTFUL.some(({ words, sense }) => words.test(text) && !sense.test(text))) return true;
  if (NEVER.some((pattern) => pattern.test(text))) return true;
  return ORDER.test(text) && !POLITE.test(text) && !BELONGING.test(text);
}
