import type { Opposite } from "./opposite-words";

/** Up to four words between a verb and its particle: "turn the old compressor off". */
const APART = "(?: [\\p{L}\\d]{1,20}){0,4}";

/** "Turn it on", and not "turn it on the left". */
const ON =
  "on(?=[.,;:!?]|$| (?:and|when|while|before|after|until|at|for|if|so|every|in the|all|again|tonight|tomorrow|today)\\b)";

/** What is done, and what undoes it. Each pair counts only where both texts say no as often. */
export const OPPOSITE_ACTIONS: readonly Opposite[] = (
  [
    [
      [
        `(?:turn|switch|power|fire|start)(?:s|ed|ing)?${APART} (?:${ON}|up)|start the|(?:come|comes|came|go|goes|kick|kicks|kicked) on(?= at| when|[.,])|(?<=(?:is|are|['’]s|['’]re) )on(?=[.,;]|$)`,
        "(?:prend|enciend|encend|pr[eé]nd)\\p{L}+",
      ],
      [
        `(?:come|comes|came|go|goes|went) off(?= at| when|[.,])|(?<=(?:is|are|['’]s|['’]re) )off(?=[.,;]|$)|(?:turn|switch|power|shut)(?:s|ed|ting|ing)?${APART} (?:off|down(?= (?:the )?(?:pump|power|generator|compressor|heat|machine|motor|system)))`,
        "ap[aá]g(?!ador)\\p{L}+",
      ],
    ],
    [
      [
        `(?:turn|switch|power)(?:s|ed|ing)?${APART} (?:${ON}|up)|open(?:s|ed|ing)?|(?:stay|stays|leave|left|keep|kept)${APART} on(?=[.,;]|$| until)`,
        "(?:abr(?!az)|ábr)\\p{L}+|abiert[oa]s?|(?:prend|enciend|encend)\\p{L}+",
      ],
      [
        `(?:turn|switch|shut)(?:s|ed|ting|ing)?${APART} off|close(?! to)[sd]?|closing|shut|(?:stay|stays|leave|left|keep|kept)${APART} off(?! of| the)`,
        "(?:cierr|cerr(?!ad?ur|aj)|ci[eé]rr)\\p{L}+|ap[aá]g(?!ador)\\p{L}+",
      ],
    ],
    [
      [
        `(?:put|hang|hung|nail|screw)(?:s|ting|ing|ed)?${APART} (?:on|up|back)|put (?:the|a|some|those|these)|install\\p{L}*`,
        "p[oó]n(?:en?|er|erl[oa]s?|g\\p{L}{1,12}|l[oa]s?|iendo)?|coloc\\p{L}+|coloqu\\p{L}+|instal\\p{L}+|cu[eé]lg\\p{L}+",
      ],
      [
        `(?:take|takes|took|taking|taken|pull|pulls|pulled|tear|tore|rip|ripped|pry|strip|cut)${APART} (?:off|down|out)|remov\\p{L}+|strip(?:s|ped|ping)?`,
        "(?:qu[ií]t(?!o de)|ret[ií]r|desmont|desinstal|arr[aá]n(?:qu|ca)|s[aá]qu)\\p{L}+|sac(?:ar|amos|aron|[oóa])\\p{L}{0,4}",
      ],
    ],
    [
      [
        `rais(?:e|es|ed|ing)|(?:turn|crank|bring|move|bump|jack|go|goes|went|going|creep|creeping)(?:s|ed|ing)?${APART} up|(?:come|came|coming) up(?= (?:\\d|an? |one|two|three|four|five|six|half))|prices(?: \\p{L}{1,10}){0,2} (?:up|rising)|increas\\p{L}+|rising|rises|rose|sped up|speed(?:s|ing)? up`,
        "s[uú]b(?!contrat|suel|terr|piso|base|rasan)\\p{L}{1,12}|lev[aá]nt\\p{L}+|aument\\p{L}+|increment\\p{L}+|aceler\\p{L}+",
      ],
      [
        `lower(?:s|ed|ing)|lower(?= the| it| them)|(?:turn|bring|move|go|goes|went|going)(?:s|ed|ing)?${APART} down(?! (?:to|here|there|the)\\b)|(?:come|came|coming) down(?= (?:\\d|an? |one|two|three|four|five|six|half))|prices(?: \\p{L}{1,10}){0,2} down|decreas\\p{L}+|reduc(?:e|es|ed|ing)|drop(?:s|ped|ping)?|fell|falling|slow(?:s|ed|ing)?(?: \\p{L}{1,12})? down|eas(?:ed|ing) (?:up|off)`,
        "b[aá]j(?:a|e|en|an|ar|[oó]|aron|ando|amos|ado|ada)(?:l[oae]s?|me|nos|se)*|disminu\\p{L}+|red[uú](?:j|c|zc)\\p{L}+",
      ],
    ],
    [
      ["better|improv\\p{L}+", "mejor|mejor(?:ó|ar|ado|aron|ando|a|an)"],
      ["worse\\p{L}*|worst", "peor(?:es)?|empeor\\p{L}+"],
    ],
    [
      [
        `(?:let|bring|get|haul|carry)${APART} in(?:to|side)?|(?:go|come|came|went) in(?:to|side)?`,
        "(?:m[eé]t(?!ro|ál|al|od)|[eé]ntr(?!e |e$|ega|eg|ep))\\p{L}{1,10}",
      ],
      [
        `(?:take|took|get|kick|pull|haul|carry|keep)${APART} out|(?:go|come|came|went|get) out(?:side)?`,
        "s[aá]qu\\p{L}+|sac(?:ar|amos|aron|[oóa])\\p{L}{0,4}|salgan|salir",
      ],
    ],
    [
      ["gain(?:s|ed|ing)?|made up", "gan(?:a|an|ó|amos|aron|ado|ando|ar)|recuper\\p{L}+"],
      ["los(?:e|es|t|ing)", "p[ei]e?rd\\p{L}+"],
    ],
    [
      [
        `(?:hook|plug|wire|tie)(?:s|ed|ged|d|ging)?${APART} (?:up|in|into)|connect\\p{L}*|plugged in`,
        "con[eé]ct\\p{L}+|ench[uú]f\\p{L}+",
      ],
      [`disconnect\\p{L}*|unplug\\p{L}*|unhook\\p{L}*`, "descon[eé]ct\\p{L}+|desench[uú]f\\p{L}+"],
    ],
    [
      ["except(?: for)?|apart from", "menos (?:l[oa]s?|el)|excepto|salvo"],
      ["even (?:the )?\\p{L}+s|including|includes", "incluid[oa]s?|incluso|incluy\\p{L}+"],
    ],
    [
      ["valid|still good|current|in force", "vigentes?|v[aá]lid[oa]s?"],
      ["expired?|ran out|lapsed|out of date|run out", "venci(?:ó|d[oa]s?|eron)|caduc\\p{L}+|expir\\p{L}+"],
    ],
    [
      ["cheaper|lower(?= (?:than|price|bid|quote))", "m[aá]s barat[oa]s?|m[aá]s econ[oó]mic[oa]s?"],
      ["more expensive|pricier|costlier|higher(?= (?:than|price|bid|quote))", "m[aá]s car[oa]s?"],
    ],
    [
      [
        "tell|let \\p{L}{1,12}(?: \\p{L}{1,12})? know|inform",
        "d[ií](?:gan|les|le|ganles?|gales|ganle)|av[ií]s\\p{L}+",
      ],
      ["ask", "preg[uú]nt\\p{L}+"],
    ],
    [
      ["full|topped off|topped up", "llen[oa]s?"],
      ["empty|dry", "vac[ií][oa]s?"],
    ],
    [
      ["accept\\p{L}*|approv\\p{L}*", "acept\\p{L}+|aprob\\p{L}+|aprueb\\p{L}+|autoriz\\p{L}+"],
      ["reject\\p{L}*|turned down|refus\\p{L}*|denied", "rechaz\\p{L}+|reprob\\p{L}+|neg(?:ó|aron)"],
    ],
    [
      ["allowed|permitted|okay to|ok to|can", "permit\\p{L}+|se puede|pueden"],
      ["forbidden|prohibited|banned|off[- ]limits", "proh[ií]b\\p{L}+"],
    ],
    [
      ["live|hot|energized", "energizad[oa]s?|con (?:corriente|luz)|viv[oa]s?|tien\\p{L}+ corriente"],
      ["dead|de-?energized", "muert[oa]s?|sin (?:corriente|luz)|desenergizad[oa]s?"],
    ],
    [
      ["missing", "faltan?"],
      ["left ?over|extra|to spare", "sobran?|sobraron"],
    ],
    [
      ["ran out of|(?:are|['’]re|is|am|['’]m) out of", "se (?:nos |me |les )?(?:acab|agot)\\p{L}+"],
      [
        "still have|plenty of|have enough",
        "todav[ií]a (?:tenemos|hay|queda\\p{L}*)|sobra\\p{L}*|suficientes?",
      ],
    ],
    [
      ["non-?\\p{L}{4,}ble", "no (?:es |son )?\\p{L}{4,}bles?"],
      [
        "(?:refund|return|reus|renew|transfer|negoti)\\p{L}{0,4}able",
        "(?<!no |no es |no son )(?:reembols|retorn|reutiliz|renov|transfer|negoci)\\p{L}{1,4}bles?",
      ],
    ],
    [
      ["ordered|on order", "(?:pid|ped|encarg)(?:í|i[oó]|[oó]|ué|ieron|aron|imos|amos)|pedid[oa]s?"],
      ["already here|arrived|delivered", "lleg(?:ó|aron)|ya est[aá]n? aqu[ií]|entregad[oa]s?"],
    ],
    [
      ["from (?:the )?\\p{L}{1,16} up|on up", "(?:para|hacia) arriba"],
      ["from (?:the )?\\p{L}{1,16} down|on down", "(?:para|hacia) abajo"],
    ],
    [
      ["undamaged|unbroken|intact", "sin (?:da[nñ]os?|golpes)|intact[oa]s?"],
      ["damaged|broken|cracked", "da[nñ]ad[oa]s?|rot[oa]s?|golpead[oa]s?|quebrad[oa]s?"],
    ],
    [
      [
        "start(?:s|ed|ing)?|begin(?:s|ning)?|began",
        "emp[ie]{1,2}[zc]\\p{L}+|com[ie]{1,2}n[zc]\\p{L}+|arran[cq]\\p{L}+|inici\\p{L}+",
      ],
      [
        "ends (?:at|on|in|by|this|next)|finish(?:es|ed|ing)?|wrap(?:s|ped)? up|is over|gets? off",
        "termin\\p{L}+|acab\\p{L}+|conclu\\p{L}+",
      ],
    ],
    [
      ["(?:is|are|['’]s|comes?|gets?) back|returns?", "regres\\p{L}+|v[ou]e?lv\\p{L}+"],
      ["leav(?:e|es|ing)|goes? on|going on", "sale[n]?|se van?"],
    ],
    [
      [
        "(?:is|are) (?:all |already )?(?:in|up|set|done|finished|installed|here)(?=[.,;]|$)",
        "ya (?:est[aá]n?|qued(?:ó|aron))|list[oa]s",
      ],
      ["missing|still needs?", "faltan?"],
    ],
    [
      [
        "(?:left|leaves?) (?:at|(?:the )?(?:yard|plant|site|shop|office|town))|depart\\p{L}*",
        "sal(?:e|en|ió|ieron|imos|ir)",
      ],
      ["arriv\\p{L}*|(?:got|gets?) (?:to|here)|show(?:s|ed)? up", "lleg\\p{L}+"],
    ],
    [
      ["(?:waiting|wait) (?:on|for)|awaiting", "esper(?:ando|amos|an)"],
      ["arrived|already (?:here|came)|came in", "ya lleg\\p{L}+"],
    ],
    [
      ["separate(?:ly)?(?: from)?", "separad[oa]s?|aparte de"],
      ["together|along with", "junt[oa]s?(?: con| a)"],
    ],
    [
      ["push(?:es|ed|ing)?", "emp[uú]j\\p{L}+"],
      ["pull(?:s|ed|ing)?(?! (?:out|off|down|the|up))", "j[aá]l\\p{L}+"],
    ],
    [
      ["fill(?:s|ed|ing)?|backfill(?:ed|ing)?", "rell[eé]n\\p{L}+"],
      ["dig(?:s|ging)?|dug|excavat\\p{L}+", "excav\\p{L}+|escarb\\p{L}+"],
    ],
    [
      ["more than|over|above", "m[aá]s de(?! lo)|por encima del?|arriba del?"],
      ["less than|under|fewer than|below", "menos de(?! lo)|por debajo del?|abajo del?"],
    ],
  ] as const
).map(([one, other]) => ({
  kind: "negation",
  one: { en: one[0], es: one[1] },
  other: { en: other[0], es: other[1] },
  isAlike: true,
}));
