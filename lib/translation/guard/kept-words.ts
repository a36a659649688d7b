import type { GuardLanguage } from "./vocabulary";

export type Patterns = Readonly<Record<GuardLanguage, RegExp>>;

/** What may not be lost: where one text has the word, the other needs one of those that may stand for it. */
export const KEPT: readonly { word: Patterns; counterpart: Patterns }[] = [
  {
    word: { en: /\b(?:almost|nearly)\b/i, es: /\b(?:casi|ya mer(?:o|ito))\b/i },
    counterpart: {
      en: /\b(?:almost|nearly|about|just|not quite|practically|close|hardly|barely|rarely|seldom|most\w{0,24}|soon|any|scarcely|virtually)\b/i,
      es: /\b(?:casi|mer(?:o|ito)|por poco|punto de|cerca|pr[aá]cticamente|mayor[ií]a|por \p{L}{2,24}r|apenas|poc[oa]s?|poquit[oa]s?)(?!\p{L})/iu,
    },
  },
  {
    word: {
      en: /\bonly\b/i,
      es: /(?<!\p{L})(?:nom[aá]s|nada m[aá]s|solamente|[uú]nicamente|sólo|(?<!tan |muy |lo |la |lo[s]? )solo(?= (?:el|la|los|las|un|una|se|hay|con|en|de|uno|dos|tres|cuando|si|lleg|falt|qued|pued)))(?!\p{L})/iu,
    },
    counterpart: {
      en: /\b(?:only|just|all (?:that|we|you|it|they|he|she|i|what)|nothing|nobody|no one|none|nowhere|simply|alone|except|(?:thing|body|one|that)\w{0,3} (?:\w{1,12} )?but|merely|single|sole|still|barely|purely|exclusively|apart|besides|as soon|not until|\w{2,6}n['’]t|yet|(?:three|two|one|\d+) left|won)\b/i,
      es: /(?<!\p{L})(?:s[oó]l[oa]s?|solamente|solito|[uú]nic\p{L}{0,24}|nom[aá]s|nada|m[aá]s que|no m[aá]s|sino|apenas|pur[oa]s?|exclusiv\p{L}{0,24}|salvo|excepto|menos|hasta|tan|nadie|ning[uú]n\p{L}{0,24})(?!\p{L})/iu,
    },
  },
  {
    word: {
      en: /\b(?:maybe|might|perhaps)\b/i,
      es: /(?<!\p{L})(?:tal vez|quiz[aá]s?|a l[oa] mejor|puede que|chance y)(?!\p{L})/iu,
    },
    counterpart: {
      en: /\b(?:maybe|might|may|could|can|perhaps|possib\w{0,6}|probabl\w{0,6}|likely|think|guess|should|chance|hopefully|looks? like|seems?|sure|if|about|around|or so|some)\b/i,
      es: /(?<!\p{L})(?:tal vez|quiz[aá]s?|a l[oa] mejor|pued\p{L}{1,8}|podr\p{L}{1,6}|pudier\p{L}{1,4}|posib\p{L}{1,8}|probab\p{L}{1,8}|chance|creo|parece|capaz|han? de|deb\p{L}{1,6}|igual|seguro|ojal[aá]|si|s[ií]|acaso|com[oó]|un[oa]s|m[aá]s o menos|aprox\p{L}{0,12}|se me hace|qu[eé] tal|cosa de)(?!\p{L})/iu,
    },
  },
  {
    word: {
      en: /\b(?:still (?:ha(?:s|ve)|needs?) (?:to|\w{3,20}ing)|yet to be|left to \w{2,20})\b/i,
      es: /(?<!\p{L})(?:nada m[aá]s |nom[aá]s |s[oó]lo )?(?:faltan?(?: \p{L}{1,14})?|qued\p{L}{1,4} por) \p{L}{2,14}[aei]r(?:l[oae]s?|se)?(?!\p{L})/iu,
    },
    counterpart: {
      en: /\b(?:still|needs?|left|missing|yet|remain\w*|to go|not?|nothing|without|short|lacks?|lacking|to be|ha(?:s|ve) to|must|wait\w*|until|till|except|apart|all but|only|just|but|outstanding|pending|unfinished|un\w{4,}ed|before|gets?|in (?:a|two|three|five|ten|fifteen|twenty|\d+) \w+)\b|n['’]t\b/i,
      es: /(?<!\p{L})(?:falt\p{L}{1,6}|todav[ií]a|a[uú]n|pendient\p{L}{1,3}|hay que|necesit\p{L}{1,4}|ocup\p{L}{1,4}|deb\p{L}{1,4}|tien\p{L}{1,3} que|tenemos que|sin|qued\p{L}{1,4}|sigu\p{L}{1,4}|no|ni|resta)(?!\p{L})/iu,
    },
  },
  {
    word: {
      en: /\bunless\b/i,
      es: /(?<!\p{L})(?:a menos que|a no ser que|salvo que)(?!\p{L})/iu,
    },
    counterpart: {
      en: /\b(?:unless|without|until|except|only|before|must|has to|have to|if\b[^,.;]{0,60}(?:\bnot\b|n['’]t\b|\bno\b)|otherwise)/iu,
      es: /(?<!\p{L})(?:a menos|a no ser|salvo|excepto|sin|hasta|mientras|antes|s[oó]lo|solamente|nom[aá]s|nada m[aá]s|[uú]nicamente|m[aá]s que|primero|tien\p{L}{1,4} que|si(?: \p{L}{1,24}){0,5} no|de no|que no)(?!\p{L})/iu,
    },
  },
  {
    word: {
      en: /\b(?:hardly|barely|scarcely)\b/i,
      es: /(?<!\p{L})casi (?:no|nunca|nadie|nada|ning[uú]n\p{L}{0,4})(?!\p{L})/iu,
    },
    counterpart: {
      en: /\b(?:hardly|barely|scarcely|almost|nearly|virtually|practically|rarely|seldom|little|few|not|no|never)\b|n['’]t\b/i,
      es: /(?<!\p{L})(?:just(?:o|ito)|tantit\p{L}{1,3}|casi (?:ni|no|nunca|nadie|nada|ning[uú]n\p{L}{0,4})|apenas|apenitas|poc[oa]s?|poquit\p{L}{1,4}|dif[ií]cil\p{L}{0,6}|a duras|rara|raras|mal|escas\p{L}{1,8}|no|ni|nada)(?!\p{L})/iu,
    },
  },
  {
    word: {
      en: /\b(?:almost|nearly) (?:all|every|the whole|everything|everybody)\b/i,
      es: /(?<!\p{L})casi tod[oa]s?(?!\p{L})/iu,
    },
    counterpart: {
      en: /\b(?:almost|nearly|most|mostly|about|practically|virtually|just about|close to|pretty much)\b/i,
      es: /(?<!\p{L})(?:casi|mayor[ií]a|mayor parte|pr[aá]cticamente|cerca|poc[oa]s?|ya mer(?:o|ito))(?!\p{L})/iu,
    },
  },
  {
    word: {
      en: /\banother (?:couple|few|\d|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)/i,
      es: /(?<!\p{L})otr[oa]s (?:\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|cuarenta|cincuenta)/iu,
    },
    counterpart: {
      en: /\b(?:another|more|other|additional|extra|further|still|again|\p{L}{2,20}er|next|left|to go|remaining|also)\b/iu,
      es: /(?<!\p{L})(?:otr[oa]s?|m[aá]s|adicional(?:es)?|extra|todav[ií]a|falta\p{L}{0,4}|tambi[eé]n|siguientes?|dem[aá]s|nuev[oa]s?|dentro de|hasta|en)(?!\p{L})/iu,
    },
  },
];
