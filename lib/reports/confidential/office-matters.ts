import { anyOf } from "./words";

/** Words for those matters that the building has as well. */
export const NO_OFFICE_MATTER =
  /(?:seguro|llave) de paso|(?:runs?|works?|opens?|closes?|shuts?) (?:very |more )?quietly|bajo garantia|extended warranty/gu;

/** What is meant for the office alone: what is hidden, rules not kept, other customers, and orders to whoever writes the report. Each reads a plain text. */
export const OFFICE_MATTERS: readonly RegExp[] = [
  anyOf(String.raw`before (?:anybody|anyone|somebody|someone|they|(?:the )?(?:owner|customer|client|inspector)s?) (?:could )?(?:notice\p{L}*|sees?|saw|finds?|asks?)
    | (?:nobody|no one) (?:\S+ )?(?:see|sees|notice|notices|know|knows|noticed|asked)|quietly|out of the (?:summary|report)|only mention|(?:do ?n[o'’]?t|do not) (?:mention|say|write|include)|without (?:telling|mentioning|asking)
    | (?:tile|paint|drywall|trim|panel|cover|carpet) (?:covers|hides) it|never (?:put|got|went) (?:back|in|done)|look(?:s|ing)? the other way|on purpose|pretend\p{L}*`),
  /^\s*(?:write|say|mention|report|describe|note for|note to|ignore|disregard|pon|di|escribe|nota para|ignora|omite|suaviza) /u,
  anyOf(String.raw`(?:did ?n[o'’]?t|did not|never|without|no) (?:pull(?:ing)?|get(?:ting)?|have|having) (?:a |the |any )?permits?|permits? (?:has |had )?(?:expired|ran out|lapsed)|without (?:a |the )?permits?|unpermitted
    | insurance|insurers?|insured|adjusters?|warrant(?:y|ies)|(?:we |they )?hope (?:it|that|nobody|they|she|he)|as a favor|(?:but|and) (?:it )?should (?:still )?(?:hold|be fine|be ok|pass)|(?:smaller|thinner|weaker|shorter|less) than (?:the )?(?:drawing|plan|spec|code)s?(?: \p{L}+)?
    | to save (?:a |some |us )?(?:roll|time|money|material|trip|work|box)|is likely by|kick ?backs?|gives? us back|our bank|(?:customer|client|owner|homeowner)['’]s (?:mother|father|wife|husband|son|daughter)|nosing around|(?:days|weeks) behind
    | (?:another|other|previous) (?:customer|client|owner)s?|syringes?|(?:through|into|inside|from|in) (?:\S+ )?(?:\S+ )?drawers`),
  anyOf(String.raw`sin (?:comentar|decir|avisar|mencionar)\p{L}*|con nadie|antes de que (?:alguien|el dueno|la duena|el cliente|el inspector) \p{L}+|ya no se (?:ve|nota)|nadie (?:se )?(?:va a )?(?:ver|nota|notar|dio|da|dar)|no (?:lo |la |se )?mencion\p{L}+|(?:pero|y) el azulejo lo tapa
    | no pong(?:a|as|an)|pon(?:gan)? que|redact\p{L}+|suaviz\p{L}+|permisos? (?:\S+ ){0,3}(?:venc|caduc)\p{L}+|sin permisos?|al seguro|del seguro|garantias?|utilidad(?:es)?|bonific\p{L}+|compadres?|el jefe|la jefa|duen[oa]s?|ojala|entre nosotros|sin mascarilla|jeringas?
    | mas delgad[oa]s?|tronar|enchuec\p{L}+|(?:casa|obra) de (?:los|don|dona|un|otro) \p{L}+|usuario|la clave|los buenos|llaves? (?:\S+ ){0,5}(?:esta|estan|queda|quedan) (?:arriba|debajo|abajo|detras|adentro|encima|escondid\p{L}+)|de nosotros nada mas|(?:mas|menos) chico`),
];
