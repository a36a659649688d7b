import { SPANISH_WORK_FORMS, WORK_FORMS } from "./work-forms";
import { anyOf, listed } from "./words";

/** What a part of a building, material or a day is said to be, besides what was done to it. */
const STATES = new Set(
  listed(`
  complete dry ready open closed level plumb straight done underway clear clean safe secure home here gone able available back half halfway waiting standing free full empty wet muddy dusty soft porous missing live active warm cold hot cool windy rainy
  sunny frozen flush even smooth square flat stable watertight tight bright set up down in on out off at under over behind through between inside outside above below along near by with within to for around beside against due as like about part ahead
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen twenty thirty forty some all the your our next first last monday tuesday wednesday thursday friday saturday sunday tomorrow
  today tonight noon early january february march april may june july august september october november december good great nice glad happy pleased grateful excited delighted sorry welcome sure possible still also now already both expected
  best dark noisy loud quiet a an there this that these those it they we you any no not and or but which what yours coming going looking being having working running drying curing setting building moving
  starting finishing beginning continuing making nearing well fine okay left painting tiling framing switching forming sending hauling spreading planning getting turned moved put taken begun brought held kept run dug cut laid hung built bolted stored used marked
  covered protected extended lifted dropped tied noticeable visible usable functional operational wired identical new better warmer cooler drier partly mostly fully nearly almost too away misted broken shingled sided paneled boxed powered broom buried forecast scratched dented cracked damaged power pressure caulked trimmed approximately roughly
  picked reached seen met poured given shown needed required allowed asked invited backordered stopped paused resumed delayed postponed sheltered tested thirds quarters easy closer close available hard solid sound
`),
);
const POSSESSED = new Set(
  listed(`been its it their now also already all just both to begun come gone arrived passed set the a reached stopped started met held your no not any had cut laid hung dug moved put taken risen fallen melted dropped turned kept run
  frozen thawed brought returned begun made two three four new breakers left we you they there new time`),
);
const STATES_SPANISH = new Set(
  listed(`
  en a al para por junto lista listo listas listos seca seco secas secos libre libres lleno llena parejo pareja nivelado firme limpia limpio limpias limpios terminado puesto abierta abierto abiertas abiertos cerrada cerrado cubierta cubierto completa completo completos completas
  bien mejor ya todavia muy casi pendiente pendientes disponible disponibles lejos cerca adentro afuera arriba abajo visible derecho frente justo tarde temprano un una el la los las lo su sus nuestro nuestra posible necesario importante y o esta este
  manana hoy ayer lunes martes miercoles jueves viernes sabado domingo semana como con sin no que cuando donde si mas tan mucho poco lluvioso nublado soleado frio humedo mojado fresca fresco humeda podrida tiempo todo toda todos todas
  uno dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta primero ultimo proximo siguiente mitad medio media tercera segunda bueno buena buen operativo probable asi adentro secando curando fraguando funcionando instalando pintando esperando
  trabajando avanzando terminando empezando colocando pendientes guardada guardado guardados guardadas muestra muestras conforme vigente del sobre bajo hasta desde entre hecha hecho hechas hechos vista estable recta recto rectas rectos apilada apiladas apilado apilados
  puesta puestas puestos juntas juntos contentos agradecidos seguro segura pintado pintada pintados pintadas pedido pedida pedidos pedidas movido movida cambiado cambiada cambiados cambiadas vaciado vaciada tapada tapadas tapado tapados agrietada agrietado danada danado rayado rota roto quebrado floja suelta oxidada torcida despejada despejado orientada bonita bonito
`),
);

const BEING =
  /(?<!\p{L})(?:is|are|was|were|be|been)(?!\p{L})((?:[ ,]+\p{L}+ly)*)[ ,]+(?:(?:also|still|all|then|just|both|not|quite|very|being|already|now)[ ,]+)*([\p{L}\d]+)/gu;
const HAVING = /(?<!\p{L})(?:has|have)(?!\p{L})(?:[ ,]+\p{L}+ly)*(?:[ ,]+an?(?= new ))?[ ,]+([\p{L}\d]+)/gu;
const SER =
  /(?<!\p{L})(?:es|son|esta|estan|fue|fueron|quedo|quedaron|queda|quedan|era|eran|estaba|estaban|estara|estaran|sera|seran|quedara|quedaran)(?: (?:ya|bien|muy|todavia|casi|tambien|\p{L}+mente))* (\p{L}+)/gu;
/** "La", "esta", "una" before a part are no verb. */
const THIS_PART =
  /(?<!\p{L})(?:esta|de esta|en esta|a esta|para esta|por esta) (?:semana|manana|tarde|noche|parte|etapa|fase|area|zona|pared|habitacion|puerta|ventana|obra|casa|llave|cubierta|losa|linea|cocina|entrada|entrega|instalacion)|(?:es|son) de (?=cobre|acero|concreto|madera|pvc|aluminio|marmol|granito|cuarzo|vidrio|roble|cedro|\d)/gu;

/** "The next phase is drywall." */
const NEXT_STEP = /(?<!\p{L})(?:next|phase|step|stage|up) (?:is|are)(?!\p{L})/gu;

/** What parts of a building do that tells how they are made. */
const BEHAVIOR: readonly RegExp[] = [
  anyOf(
    String.raw`(?<!(?<!\p{L})(?:on|gable|both|all|the|two) )(?:sits|sit|stands|lies|leans|trips?|shares?|hides|ends(?! at (?:\d|noon))|stops(?! (?:at (?:noon|\d)|early|on|for the (?:day|holiday)))|lacks|touches|bears|sags|bounces|flexes|rocks|tilts|slopes (?!away|to|toward)|binds|rubs|bleeds|drips|leaks|shifts when|gives)(?= (?:on|in|at|into|to|over|under|a|an|the|four|two|three|one|six|with|against|when|short|if|above|below|behind|from|through)|[.,;]|$) | moves (?:when|if|under|a (?:little|bit)) | comes? in (?:at|through|under|around|by) the | runs? (?:uphill|into the|behind|under|through the (?:old|attic)|backwards?|the wrong) | vents (?:in|into|under|behind) | washed out | (?:back(?:s|ed)? up|se regresa(?! (?:el|la|los|las) (?:lunes|martes|miercoles|jueves|viernes|pintor|plomero))) | (?:hot|cold|caliente|fria) (?:\S+ )?(?:on|a|al|is|esta) (?:la |the |el )?(?:right|left|derecha|izquierda|wrong) | water (?:comes (?:in|through|from|up|under)|gets|runs (?:in|into|down|behind|under|toward)|enters|pools|sits|seeps)
    | se mueve[n]?(?! (?:a|al (?:lado|centro|otro|fondo|norte|sur|jardin|patio|lunes|martes|miercoles|jueves|viernes)|para|el|la|\d))|se (?:anoto|apunto|registro|checo)|entra agua|sube[n]? en|va[n]? a dar|da[n]? al? (?:vecino|lado)|corre[n]? hacia (?:la casa|adentro)|lleva[n]? (?:\S+ )?solo|brinca[n]?|truena[n]?|se junta(?! el)|se encharca`,
  ),
  // Fastened into, laid upon and filled with what it should not be.
  anyOf(
    String.raw`(?:nail\p{L}*|screw\p{L}*|clavos?|tornillos?|pijas?) (?:\S+ ){0,3}(?:through|pasaron|pasan|atraves\p{L}+)|cut\p{L}* (?:through|into|out of) (?:the |a |one )?(?:joist|stud|beam|rafter|pipe|wire|cable|slab|membrane|truss)\p{L}*|(?:nail|screw|staple|drill|clav|atornill|engrap|taladr)\p{L}* (?:\S+ )?(?:in|into|through|to|en|al?) (?:the |a |un |una |el |la |los |las )?(?:\S+ )?(?:wir\p{L}*|cables?|pipes?|tubos?|tuberias?|ducts?|duct|lines?)
    | (?:stack|stor|pil|park|dump|set|estib|apil|estacion|amonton)\p{L}* (?:\S+ )?(?:on|over|under|against|encima de|sobre|contra|debajo de) (?:the |your |la |el |las |los )?(?:septic|lawn|garden|flower\p{L}*|beds?|roots?|grass|roof|neighbor\p{L}*|fosa|jardin|pasto|cesped|plantas|raices|techo|vecin\p{L}+|tubos?|pipes?)
    | (?:fill|backfill|rellen|tap)\p{L}* (?:\S+ ){0,5}(?:with|con|de) (?:\S+ )?(?:debris|trash|garbage|rubble|scraps?|junk|waste|old|broken|escombros?|basura|cascajo|desperdicio|bloque|pedaceria)`,
  ),
  anyOf(
    String.raw`(?:studs?|joists?|beams?|rafters?|truss(?:es)?|headers?|columns?|posts?|footings?) (?:was|were|is|are|had been) (?:\S+ )?(?:notched|drilled|shaved|cut (?:to make|for|through|out|short|back|into)) | (?:vigas?|polines?|trabes?|castillos?|columnas?) (?:\S+ ){0,3}(?:cort(?:o|aron|amos) (?:la|el|un|una) (?:punta|pedazo)|perfor\p{L}+|rebaj\p{L}+|ranur\p{L}+)`,
  ),
  // Done more often than once, and by halves.
  anyOf(
    String.raw`(?:poured|tiled|painted|hung|set|built|framed|laid|cut|installed|inspected|tested|done|called|ordered|measured|plastered|wired|dug|colo|puso|pinto|instalo|reviso|hizo|pidio|midio) (?:\S+ ){0,3}(?:twice|two times|three times|again|a second time|dos veces|tres veces|otra vez|de nuevo) | (?:redone|redo|rehecho|rehacer|rehicimos) | and the (?:rest|others?) (?:have|has|are|is|were|get|got) | y (?:el resto|los demas|las demas|las otras|los otros) (?:van|llevan|tienen|son|estan|quedaron) | (?:mixed|thinned|stretched|rebaj\p{L}+|mezcl\p{L}+) (?:\S+ )?(?:with|con|to) (?:water|agua|sand|reach|arena)
    | (?:is|are|was|were) (?:\S+ )?(?:a )?(?:different|another|other|lighter|darker|smaller|thinner|lower|shorter|off) (?:color|shade|size|brand|grade|model|kind|type|tone|batch|lot) | (?:es|son) de (?:otr|segund|pino|plastic|la|las|los|l?a casa|un|una|imit|muestra)\p{L}* | (?:on|over|sobre|encima de) (?:the |el |la )?(?:old (?:glue|paint|tile|wall|floor|shingles|roof|wood)|(?:pegamento|pintura|piso|techo|azulejo) viej\p{L}+) | from the (?:model|old|last|demo) | de la casa (?:muestra|vieja)
    | (?:a|al) cada (?:tercer|segund|otr|cuart)\p{L}* | every (?:third|other|fourth) (?!day|week|month|floor)\p{L}+ | plain concrete | next door | (?:next|other|wrong) side of the (?:line|fence|property) | (?:al|del) otro lado (?:del? (?:la )?(?:linea|lindero|barda|cerca)) | (?:lot|property|boundary) line | lindero`,
  ),
];

/** Whether a plain text says of something that it is or has what is neither done to it nor a state of the work. */
export function saysMoreThanState(text: string): boolean {
  if (BEHAVIOR.some((pattern) => pattern.test(text))) return true;
  if ([...text.replace(NEXT_STEP, " ").matchAll(BEING)].some(([, , word = ""]) => !isState(word)))
    return true;
  if ([...text.matchAll(HAVING)].some(([, word = ""]) => !isPossessed(word))) return true;
  return [...text.replace(THIS_PART, " ").matchAll(SER)].some(([, word = ""]) => !isSpanishState(word));
}

function isState(word: string): boolean {
  return STATES.has(word) || isDone(word);
}

/** Also "re-" before a verb, and the participles of two words written as one. */
function isDone(word: string): boolean {
  return (
    /^\d/u.test(word) ||
    (/(?:ed|ing|en|wn|id|un|ut|ut|ung|ilt|ept|oken)$/u.test(word) &&
      WORK_FORMS.has(word.replace(/^(?:re|pre|un|dry)/u, ""))) ||
    WORK_FORMS.has(word)
  );
}

function isPossessed(word: string): boolean {
  return (
    POSSESSED.has(word) ||
    /^\d/u.test(word) ||
    (isDone(word) && /(?:ed|en|wn|id|ut|ung|ilt|ept)$/u.test(word))
  );
}

function isSpanishState(word: string): boolean {
  return (
    STATES_SPANISH.has(word) ||
    (/(?:[aeiou]d[oa]s?|[ts][oa]s?|ch[oa]s?)$/u.test(word) && SPANISH_WORK_FORMS.has(word)) ||
    SPANISH_WORK_FORMS.has(word.replace(/^(?:re|des)/u, "")) ||
    /^\d/u.test(word)
  );
}
