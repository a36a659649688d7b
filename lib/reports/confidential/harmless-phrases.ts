import { anyOf } from "./words";

const SOME_WORDS = String.raw`(?:\S+ ){0,4}`;
const WEEKDAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day`;
const DIA = `(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)`;

/** What a customer is asked not to do while something dries. */
const KEPT_FROM = String.raw`(?:walk|step|park|use|open|close|touch|move|enter|drive|water|run|flush|turn|lean|place|put|stand|store|block|remove|cover|hang|wash|clean|install|plant|mow|let (?:the |your )?(?:pets?|dogs?|cats?|children|kids))`;
const NO_TOQUE = String.raw`no (?:(?:pis|camin|us|abr|cierr|cerr|toqu|toc|muev|mov|estacion|entr|pas|rieg|reg|recarg|coloqu|coloc|pong|bloque|pint|lav|jal|encend|enciend|prend|apoy)\p{L}*|deje (?:coch|carr|auto|objet|mueb)\p{L}*)`;
/** What there is none of when all goes well. */
const TROUBLE = String.raw`(?:leak(?:s|age)?|cracks?|problems?|issues?|delays?|damage|remarks?|corrections?|comments?|gaps?|drips?|surprises?|interruptions?|changes?|rain|noise|dust|water|power|heat|gas|parking|access|movement|moisture|defects?|conflicts?|obstructions?|trouble|break|loss|odors?)(?! (?:barrier|detector|sensor|shutoff|alarm|line|pan|panel|proofing))`;
const PROBLEMA = String.raw`(?:fugas?|grietas?|observacion(?:es)?|problemas?|novedad(?:es)?|detalles?|golpes?|rayones|danos?|retrasos?|goter?[ao]s?|goteos?|ruidos?|polvo|interrupcion(?:es)?|contratiempos?|humedad|correccion(?:es)?|cambios?|manchas|burbujas|huecos|desperfectos|desniveles|agua|luz|gas|electricidad|corriente|lluvia|paso|acceso|estacionamiento|perdida de presion|inconvenientes?|filtracion(?:es)?)`;
/** What things do that go wrong, or do no more. */
const FAIL = `(?:leak|drip|move|affect|change|squeak|rub|stick|need|require|block|interrupt|delay|shift|sag|touch|scrape|hit|bind|rattle|flicker|trip|jam|catch)`;

/** Negations and limits that say nothing but how well it goes, and what a customer is asked not to do. */
const NOTHING_WRONG = anyOf(
  String.raw`(?:no|without|zero|free of) (?:an? |any |further |more |visible |major |other |new |signs? of )*${TROUBLE} | no charge
  | short[- ]circuits? | please ${SOME_WORDS}(?:do not|don'?t|avoid|not to) ${KEPT_FROM}
  | (?:do not|don'?t) ${KEPT_FROM} ${SOME_WORDS}(?:until|before|for|on|in|near) | thank you for not
  | (?:(?:do|does|did|will|would|should) not|doe?s?n'?t|didn'?t|won'?t) ${FAIL}
  | so (?:that )?(?:the )?\S+ (?:do|does|will|can) not (?:${FAIL}|get|freeze|stain|dry|enter|reach|settle|fall|blow)
  | (?:nothing|none) ${FAIL}(?:s|ed|ped)? | no longer (?:needed|visible|in the way|${FAIL}s?) | (?:is|are|was|were|has|have) not yet
  | not yet | yet to be | no later than | not later than | not only | as well as not | nothing else is needed
  | only ${SOME_WORDS}(?:remains?|are left|is left|needs?) | in less than
  | less than (?:a|an|one|two|half) (?:day|week|hour|inch|month) | at least | more or less
  | no (?:outdoor |exterior |more )?(?:work|masonry|painting|concrete|roofing|pours?) (?:is|was|will be|until|on|this|today|in|outside)
  | (?:sin|no hay|no hubo|no habra|no tienen?|no presentan?|ningun|ninguna|no se (?:encontr|vi|detect|present|observ)\p{L}+) (?:ningun |ninguna |mas |mayores |nuevas |otras )?${PROBLEMA}
  | sin (?:pisar\p{L}*|usar\p{L}*|trabarse|atorarse|fallar|forzarse|rozar|interrumpir)
  | (?:por favor|le[s]? pedimos|favor de|le[s]? agradecemos|le sugerimos|pedimos|recomendamos|agradeceremos)[,]? ${SOME_WORDS}${NO_TOQUE}
  | ${NO_TOQUE} ${SOME_WORDS}(?:hasta|antes|por favor|durante)
  | para que (?:\S+ ){0,3}no (?:se |les? |la |lo )?(?!note|vea|vier|enter|sep|cobr|digan?|mencion)\p{L}+ | (?:casi )?no hacen? ruido
  | (?:ya )?no (?:entran?|pasan?|gotean?|fugan?|se mueven?|afect\p{L}*|rechinan?|cambian?|requieren?|necesitan?|se traban?|se atoran?|filtran?|rozan?|interrumpe|retrasa|llueve|trabajamos|trabajaremos|hay trabajo|habra trabajo)
  | no se trabaja\p{L}* | no se trabajo (?:afuera|en el techo|por la lluvia) | no dejo (?:trabajar|colar|pintar) | (?:todavia|aun) no
  | no solo | no es necesario | no sera necesario | no hace falta
  | no se (?:cuela|colara|pinta|pintara|pega|pegara|puede (?:trabajar|colar|pintar))
  | (?:solo|solamente|unicamente|nada mas) (?:falta|faltan|resta|restan|queda|quedan) | (?:falta|faltan) (?:solo|solamente|unicamente)
  | en menos de | menos de (?:una?|dos|media) (?:dia|semana|hora|mes|pulgada) | al menos | mas o menos
  | (?:water|power|heat|gas|electricity|street|road|driveway|entrance|pump|system) (?:is|are|was|will be|comes|runs|works|working) (?:back )?(?:on |open |working |running )?again
  | (?:otra vez|de nuevo) (?:hay|funciona) | the wrong way and (?:will be|is being|was) turned
  | (?:complete|done|finished|ready|terminad[oa]|list[oa]) (?:apart from|except for|excepto|salvo) (?:the|el|la|los|las)`,
);

/** What a customer chose, is asked or is told of the days, and names of things and of rooms. */
const FOR_CUSTOMERS = anyOf(
  String.raw`some(?:one|body) (?:will |can )?(?:needs? to |has to |have to )?(?:be |is )?(?:home|there|in|here|at|on site|let|available|open)
  | alguien (?:nos |les |le )?(?:este|esta|abra|reciba|pueda|en casa|en la casa|para|abrir|recibir)\p{L}*
  | (?:necesitamos|queremos|quisieramos|haganos|nos gustaria|conviene|falta) saber | nos ayudaria saber | but(?= please)
  | pero(?= (?:por favor|esper|le pedimos|le agradecemos)) | debemos(?= \p{L}+[aei]r ) | nos dicen? (?:si|que|cual|cuando|donde|hacia)
  | tell us | as (?:you \p{L}+|we discussed|we agreed) | como usted (?:pidio|queria|quiso|prefirio) | if you do(?:n'?t| not) mind
  | you asked(?: us)?(?: for| to)? | (?:we|kindly) ask that | como (?:lo )?(?:platicamos|acordamos|quedamos) con usted
  | (?:the|our|a) (?:list|options|samples?|photos?|pictures?|drawings?|link|choices) (?:that )?we (?:sent|emailed|left|shared|brought)(?: you)?
  | (?:works?|suits?)(?: (?:well|best|better|fine))?(?: for)? us | with us | we hope to | if you want | si (?:usted )?quiere[n]?
  | si hay en existencia | nos da (?:mucho )?gusto | al pendiente
  | (?:the |our )?(?:client|customer|owner|homeowner)s? (?:chose|picked|selected|approved|confirmed|visited)
  | (?:el |la |los )?(?:cliente|propietari[oa]|duen[oa])s? (?:eligio|eligieron|escogio|aprobo|confirmo|autorizo|visito)
  | estimad[oa]s? (?:clientes?|propietari[oa]s?|senor(?:es|a|ita)?) | (?:is|are|and) due (?:on|in|by|to|the|next|this)
  | due (?:on|by|to (?:arrive|start|come|be|finish|go)|the week|next|this week) | (?:forecast )?calls for (?:rain|snow|sun|wind)
  | (?:weather|forecast) looks | with the others | (?:the|and) others (?:to )?(?:follow|come|arrive|go)\p{L}*
  | debe[n]? (?:quedar|estar|llegar|secar|curar)
  | (?:rain|snow|ice|wind|storm|weather|heat|cold)\p{L}* (?:\S+ ){0,5}kept (?:\S+ ){1,3}(?:home|off|out|inside|indoors)
  | days? (?:was |were )?lost to the \p{L}+ | hand\p{L}* (?:you |over )?(?:the |both |your )?keys | entreg\p{L}+ las llaves
  | (?:please|could you|would you|can you) (?:leave|keep) (?:the |your )?(?:\S+ ){0,3}(?:unlocked|open|clear|empty)
  | left alone (?:until|for) | than the old \p{L}+ | (?:we |they )?hit (?:rock|ledge|clay|roots) | as shown (?:on|in)
  | nothing (?:\S+ ){0,3}was damaged | put away for the (?:weekend|night|day)
  | (?:floor|tile|countertop|window|glass|roof|paint|carpet|cabinet|fence|door|concrete) (?:guys|people)(?= (?:will|come|start|finish|can|are))
  | para no (?:ensuciar|rayar|danar|manchar|maltratar|estorbar|levantar|molestar)\p{L}*
  | (?:furniture|floors?|sofas?|rugs?|piano|counters?|cabinets?|plants|beds?) (?:\S+ ){0,7}covered (?:it|them)
  | (?:while|until|if|when) (?:\S+ ){0,4}(?:is|are) (?:still )?wet
  | (?:two|three|four|five|six|\d+|dos|tres|cuatro|cinco|seis) (?:people|personas) | (?:like|want) us to (?:save|keep)
  | (?:will|we'll) (?:call|text) you | le llam(?:amos|aremos) | saved? (?:the |your )?(?:\S+ ){0,4}for you | without (?:foot )?traffic | dust (?:has |have )?settled | bank of \p{L}+ | (?:${WEEKDAY}|week|\d+\p{L}*) instead
  | (?:please |just )?(?:call|text) us | give us a call | call the office | instead of (?:on )?(?:${WEEKDAY}|the \d+\p{L}*|\d+\p{L}*)
  | en (?:vez|lugar) del? (?:el )?(?:${DIA}|\d+) | (?:because of|due to) (?:the )?(?:wet|muddy|frozen) \p{L}+
  | por (?:el suelo|la tierra|el terreno) mojad[oa] | algo de (?:ruido|polvo) | (?:get|gets|getting) used to
  | keep (?:children|kids|pets|dogs|cats|everyone)(?: (?:and|or) (?:children|kids|pets|dogs|cats))?
  | (?:children|kids|pets)(?: and| or) (?:the )?(?:pets|children|kids) | (?:los )?ninos y (?:las |sus )?mascotas
  | (?:las |sus )?mascotas y (?:los )?ninos | keep (?:it|them|this) (?:dry|clean|clear|level|moist|covered|wet|warm|closed|open)
  | (?:kids|children|boys|girls|son|daughter|baby)'?s?'? (?:room|bedroom|bath|bathroom|closet|playroom)
  | (?:de|para) (?:los|las) (?:ninos|ninas) | de la nina | del nino | (?:for |por )?(?:everyone|everybody)'?s safety
  | neighbors?'?s? (?:side|fence|yard|line) | neighborhood | (?:lado|barda|muro) del vecino
  | short (?:walk|visit|meeting|walls?|run|section|time|break|side|sides|while|pause) | business days? | dias? habil(?:es)?
  | up to code | to code | as soon as possible | lo antes posible | second hand | primera mano | labor day | memorial day
  | new year'?s? | watch your step | falsos? plafon(?:es)? | plafon(?:es)? falsos? | lazy susan | benjamin moore | rayas del?
  | hueco para | alarm (?:panels?|company|system) | smoke alarms? | wet (?:areas?|rooms?|saw|walls?) | zonas? humedas?
  | ground[- ]fault | arc[- ]fault | family room | first[- ]aid kit | hospital[- ]grade | hot water | scratch coats?`,
);

const HARMLESS_PHRASES = [NOTHING_WRONG, FOR_CUSTOMERS].map((phrases) => new RegExp(phrases.source, "gu"));

/** A plain text without them. */
export function withoutHarmless(text: string): string {
  return HARMLESS_PHRASES.reduce((left, phrases) => left.replace(phrases, " "), text);
}
