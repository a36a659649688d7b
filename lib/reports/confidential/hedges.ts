import { anyOf } from "./words";

/** What ought to be, might be or was before. A report tells what is done and what comes. */
const HEDGES = anyOf(
  String.raw`should|ought|may|might|could|would|must|had|used to|(?:was|were) (?:\S+ )?(?:going to|to be|to have|supposed|meant|intended|about to)|(?:is|are) (?:supposed|meant|believed|said|thought|rumored)|(?:is|are) to be|seems?|seemed|appears?|appeared|looks? (?:as|like)|apparently|supposedly|probably|perhaps|maybe|possibly|likely|hopefully
  | deberia[n]?|podria[n]?|habria[n]?|habia[n]?|hubiera[n]?|hubiese[n]?|tenia[n]?|era[n]?|iba[n]?|debia[n]?|seria[n]?|estaria[n]?|parece[n]?|quiza[s]?|tal vez|a lo mejor|probablemente|puede que|ojala|se supone|segun|dizque|al parecer`,
);

/** The same words in what is planned, asked, permitted to the customer, or found. */
const PLAIN = anyOf(
  String.raw`(?:should|may|might|could|would|must) (?:now |also |then |all |still )?(?:be (?:ready|done|complete[d]?|finished|here|installed|in|on|up|dry|cured|delivered|tiled|painted|set|hung|able|open|closed|back|home|kept|available|about|around|nearly|enough|off|booked|scheduled|ordered|chosen|picked|made)|have (?:you|your|the|all|everything) |arrive|come|take|finish|start|begin|follow|last|need|go|ship|reach|get|help|like|dry|cure|allow|let us|run|see|fit|open|hear|notice|feel free|stay|remain|stop|please|you|we|it)
  | (?:you|your|we|please) (?:\S+ )?(?:may|might|could|would|should|must) (?:now |also |then |have |not )?(?!have been)\p{L}+|(?:may|could|would|should|might|can) (?:you|we|it|the|your|that) \p{L}+|would (?:mon|tues|wednes|thurs|fri|satur|sun)day|would (?:help|be (?:good|great|helpful))|(?:we|i)'?d like|likely (?:to )?(?:rain|snow|start|begin|arrive|finish)|(?:most )?likely (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:may|march) \d+|in (?:early |late |mid |mid-)?may|es probable que (?:lluev|niev|hag)\p{L}+|may (?:first|second|third)|of may|rain (?:may|might|could)|had (?:time|a dry)|we had|(?:are|is) to be (?:installed|delivered|hung|set|poured|painted|tiled|laid)
  | (?:la|las|los|el) \p{L}+ (?:que )?(?:estaba[n]?|tenia[n]?) (?:\p{L}+ )?(?:y|pero|ya)|quiza oiga|puede que oiga|(?:nos|le|les) gustaria|podria (?:usted|estar|confirmar|dejar|decir|mover|mandar|elegir|avis|indic)\p{L}*|podrian (?:llegar|empezar|iniciar|retras\p{L}+)|segun (?:lo )?(?:programado|previsto|el (?:plan|programa|calendario|clima|pronostico)|calendario|lo planeado|lo acordado)|deberia[n]? (?:llegar|quedar|estar|terminar|durar|secar)`,
);
const ALL_PLAIN = new RegExp(PLAIN.source, "gu");

/** Whether a plain text says what should be, might be or had been, other than of the work to come. */
export function hedges(text: string): boolean {
  return HEDGES.test(text.replace(ALL_PLAIN, " "));
}
