import { anyOf } from "./words";

/** What gives a reason, and what restricts or contradicts what comes before it. */
const REASONS = anyOf(
  `because(?! your?) | owing to | on account of | for lack of | for the sake | thanks to (?!you) | porque | ya que | puesto que
  | debido a | a causa de | por culpa`,
);
const CONTRASTS = anyOf(
  String.raw`but | although | though | however | despite | in spite of | except\p{L}* | apart from | aside from | other than | unless | otherwise
  | regardless | whereas | supposed(?:ly)? | officially | on paper | in theory | pero | aunque | sino | salvo | excepto | a pesar de
  | sin embargo | no obstante | a menos que | en realidad`,
);

/** Nobody decides on these, and holidays and dust are everybody's. */
const NATURE = anyOf(
  String.raw`(?:rain|snow|storm|wind|fr(?:eez|oze|ost)|cold|humid|temperature|thaw|thunder|fog|sun|mud|acclimat|holiday|nois|dust)\p{L}*
  | weather | ice | icy | heat | hot | lightning | daylight | forecast | dr(?:y|ied|ies|ying) | cur(?:e[sd]?|ing)
  | (?:lluvi|llov|lluev|torment|viento|helad|temperatura|relampago|nev|niev|solead|fragu|festivo)\p{L}* | clima | tiempo | hielo
  | frio | calor | humedad | neblina | niebla | sol | lodo | pronostico | sec(?:a|aba|aban|o|an|ar|ado|ando|as?|que|quen)
  | cur(?:a|e|ar|an|en|ado) | ruido | polvo`,
);
/** "All but the last wall, which follows tomorrow." */
const TO_COME = anyOf(
  String.raw`(?:remain|follow|arriv|continue|resume)\p{L}* | left | to go | next | later | will | scheduled | planned | pending | starts?
  | begins? | tomorrow | soon | on order | comes? | expected | due | needs? | please
  | (?:falt|resta|llega|empie|empez|comien|continu|program|espera|entrega)\p{L}* | siguen? | manana | pendientes? | proxim[oa]
  | siguiente | pedid[oa]s? | por favor`,
);

/** Whether a plain text gives a reason other than the weather, or contradicts what it reports. */
export function joinsRemark(text: string): boolean {
  if (NATURE.test(text)) return false;
  return REASONS.test(text) || (CONTRASTS.test(text) && !TO_COME.test(text));
}
