import { anyOf } from "./words";

/** The weather, drying and what else nobody decides. */
const NATURE = anyOf(
  String.raw`rain\p{L}*|snow\p{L}*|storm\p{L}*|wind\p{L}*|weather|ice|icy|fr(?:eez|oze|ost)\p{L}*|cold\p{L}*|heat|hot|humid\p{L}*|temperatures?|thaw\p{L}*|lightning|thunder\p{L}*|fog\p{L}*|sun\p{L}*|daylight|mud\p{L}*|forecast|dr(?:y|ied|ies|ying)|cur(?:e[sd]?|ing)|acclimat\p{L}*|holidays?|noise|noisy|dust\p{L}*
  | lluvi\p{L}*|llov\p{L}*|lluev\p{L}*|tormentas?|viento\p{L}*|clima|tiempo|hielo|helad\p{L}*|frio|calor|humedad|temperaturas?|rayos?|relampagos?|neblina|niebla|nieve|nev\p{L}*|niev\p{L}*|sol|solead\p{L}*|lodo|pronostico|sec(?:a|aba|aban|o|an|ar|ado|ando|as?|que|quen)|fragu\p{L}*|cur(?:a|e|ar|an|en|ado)|festivos?|ruido|polvo`,
);

/** What is still to come of the work. */
const TO_COME = anyOf(
  String.raw`remain\p{L}*|left|follow\p{L}*|to go|next|later|will|scheduled|planned|arriv\p{L}*|connected|pending|starts?|begins?|continues?|resumes?|tomorrow|soon|on order|come[s]?|expected|due|needs?
  | falt\p{L}*|resta\p{L}*|sigue[n]?|manana|llega\p{L}*|conectad[oa]s?|pendientes?|empie\p{L}*|empez\p{L}*|comien\p{L}*|continu\p{L}*|proxim[oa]|siguiente|pedid[oa]s?|program\p{L}*|espera\p{L}*|entrega\p{L}*`,
);

/** What gives a reason, whichever. */
const REASONS = anyOf(
  String.raw`because(?! of (?:the )?(?:wet|muddy|frozen|rain|snow|wind|heat|cold))|since (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|\S+ (?:\d|morning|week))|due to|owing to|as (?:we|they|he|she|it|the|our|nobody|no|a|an|there|this|that|both|one|some)|so (?:that )?(?:we|they|it|the|our|no|nobody|this|that|there|one|some|he|she|as)|thanks to|for lack|on account|for the sake
  | porque|ya que|pues|puesto que|debido a|a causa|gracias a|asi que|por lo que|por eso|para que|dado que|de modo que|de manera que|con tal|a fin de que`,
);
const HARMLESS_REASONS = anyOf(
  String.raw`so (?:that )?(?:you|(?:both|all|the) \S+ can|we (?:can|may|could)|that we (?:can|may)|(?:it|they|the \S+(?: \S+)?) (?:moves?|moved|shifts?|clears?|fits?|opens?|closes?|swings?|slides?|drains?|runs?|can (?:be|start|begin|go|dry|cure)))|as (?:we|they) (?:agreed|discussed|planned)|as the (?:truck|crane|concrete|delivery|drywall|lumber|work)\p{L}* \p{L}+ needs?|as the \S+ (?:\S+ )?needs? the (?:space|room)
  | para que (?:se seque|seque|fragu\p{L}*|cure|usted|ustedes|pueda|puedan|elija|escoja|revise|vea|la[s]? vea|lo[s]? vea|cierre|abra|corra|drene|quepa|escurra|entre)\p{L}* | (?:asi que|por lo que) (?:por favor|quiza|puede|le|les|el \p{L}+ se (?:mueve|recorre))|porque vamos a (?:cort|pint|col|lij|demol|romp|mov|sell)\p{L}+|thanks to you|gracias a (?:usted|ustedes)|gracias por`,
);

/** What restricts or contradicts what comes before it. */
const CONTRASTS =
  /(?<!\p{L})(?:but|although|though|however|despite|in spite of|except\p{L}*|apart from|aside from|other than|unless|otherwise|regardless|whereas|nevertheless|pero|aunque|sino|salvo|excepto|a pesar de|sin embargo|no obstante|aun(?:que)? cuando|a menos que|por mas que)(?!\p{L})([^.;!?]*)/gu;
/** "Complete except for the mirror." */
const BUT_ONE = /(?:apart from|except for|excepto|salvo) (?:the|el|la|los|las) (?:\p{L}+ )?\p{L}+\s*\.?$/gu;
const INSTEADS = anyOf(
  String.raw`instead|rather|in lieu|en vez|en lugar|supposed(?:ly)?|allegedly|en realidad|de hecho|actually|in fact|officially|internally|on paper|in theory|technically`,
);

/** What is told of a thing besides. */
const RELATIVES = anyOf(
  String.raw`who(?:se|m)?|that (?:we|they|he|she|it|nobody|no|was|were|is|are|has|had|have|did|does|do|the|our|should|could|would|might|someone|somebody|came|went|fell|belong\p{L}*|looks?|stays?|will|still|never|also|an?)|,? which (?!(?:side|way|colors?|one|ones|of|you|day|days|time|rooms?|walls?|style|finish|type|kind|size|model|tiles?|stain|direction|fixtures?|outlets?|handles?|option|hardware|sample|samples|doors?|windows?|grout|faucet|shade|paint|brand|layout|wood|stone|lights?|height)(?!\p{L}))\p{L}+
  | what (?:we|they|he|she|it|is|was|the|our|happened)|where (?:we|they|he|she|nobody|no|it (?:was|is)|the \S+ (?:\S+ )?(?:was|were|is|are|had|has|did|went|came))
  | (?<!por )(?:el|la|los|las|lo|quien(?:es)?|al|del|todo lo) que (?!viene[n]?|sigue[n]?|entra(?:nte)?|(?:usted(?:es)? )?(?:eligi|escogi|seleccion|pidi|pidier|orden|aprob|prefier|gust|quier|dese)\p{L}*)\p{L}+|quien(?:es)?|cuy[oa]s?|donde (?!(?:usted|le|les|se|quiere|prefiere|va|iran|ira|van|quedar)\p{L}*)\p{L}+`,
);
const HARMLESS_RELATIVES = anyOf(
  String.raw`(?:ask\p{L}*|request\p{L}*|suggest\p{L}*|recommend\p{L}*|confirm\p{L}*|note|make sure|sure|know|pleased|glad|happy|remind\p{L}*(?: you)?|plan|means?|found|please) that|that (?:was|were|has been|have been) (?:\S+ )?(?:ordered|chosen|selected|approved|delivered|planned|agreed|missing from)|that (?:dripped|leaked|squeaked|stuck|rattled) (?:has been|was|were|is|are)|which (?:will|should|made|makes|comes?|follows?|arrives?|takes?|ships?|starts?|begins?|goes|go|is due|are due|is scheduled|are scheduled)|who(?:ever)? (?:you|will be)`,
);

/** A day, a point of the work or the weather may come after these; what somebody did or decides may not. */
const TIMES =
  /(?<!\p{L})(?:before|until|till|once|when|whenever|as long as|if|provided|while|cuando|antes de que|hasta que|una vez que|si|mientras|en cuanto|siempre que|con tal de que)(?!\p{L})([^.;!?]*)/gu;
const SOMEBODY_DECIDES = anyOf(
  String.raw`(?:was|were|got|did|could|clears?(?! up)|cleared|pays?|funds?|releases?|signs?|leaves?|looks?|sees?|checks?|asks?|knows?|finds?|measures?|notices?|answers?|calls?|agrees?|settles?|comes? back|back|alone|again|nobody|no one|anybody|anyone|somebody|someone|everybody|everyone|he|she|office|bank|boss|yard)
  | \p{L}+(?:aron|ieron|aran|ieran|ara|iera|aba|aban|ian)|estaba\p{L}*|habia\p{L}*|era[n]?|fue(?:ron|ra|ran)?|alcan\p{L}*|alguien|nadie|pag\p{L}+|suelt\p{L}+|autoric\p{L}+|se arregl\p{L}+|regres\p{L}+|vuelv\p{L}+|mid(?:a|e|en|an)|note[n]?|pregunt\p{L}+|sepa[n]?`,
);
const ASKED = anyOf(
  String.raw`you|your|please|let us know|tell us|usted(?:es)?|por favor|favor de|diganos|avisenos|indiquenos|confirmenos|le pedimos|su|sus`,
);

/** More or less of something than something else. */
const COMPARED = anyOf(
  String.raw`(?<!no later |not later |no more |no less |earlier |sooner |faster )than (?!(?:planned|expected|scheduled|\d|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L}))\p{L}+|(?:mas|menos|mejor|peor|mayor|menor) (?:\p{L}+ )?(?:que|de lo)(?= (?:el|la|los|las|lo|marca|pide|dice|debe|se|un|una|otr[oa]s?|est[ea]|es[ea]|antes)(?!\p{L}))|de lo que|compared (?:to|with)|comparad[oa]s? con|as \p{L}+ as (?!possible|planned|soon)\p{L}+`,
);

/** Whether a plain text joins to what it reports a reason, a contrast or a remark that is not of the weather, of the work to come or of what is asked. */
export function joinsRemark(text: string): boolean {
  const isNatural = NATURE.test(text);
  if (!isNatural && REASONS.test(text.replaceAll(globally(HARMLESS_REASONS), " "))) return true;
  if (
    [...text.replace(BUT_ONE, " ").matchAll(CONTRASTS)].some(
      ([, tail = ""]) => !TO_COME.test(tail) && !NATURE.test(tail),
    )
  )
    return true;
  if ((INSTEADS.test(text) && !isNatural) || COMPARED.test(text.replaceAll(/as soon as/gu, " "))) return true;
  if (
    RELATIVES.test(
      [HARMLESS_REASONS, HARMLESS_RELATIVES].reduce((left, one) => left.replaceAll(globally(one), " "), text),
    )
  )
    return true;
  return (
    !ASKED.test(text) &&
    [...text.matchAll(TIMES)].some(([, tail = ""]) => SOMEBODY_DECIDES.test(tail) && !NATURE.test(tail))
  );
}

function globally(pattern: RegExp): RegExp {
  return new RegExp(pattern.source, "gu");
}
