import { anyOf } from "./words";

/** Words that a report needs in one sense; in any other they tell what it must not. */
interface Doubtful {
  words: RegExp;
  /** What must be in the sentence, too. */
  sense: RegExp;
}

const DOUBTFUL: readonly Doubtful[] = [
  {
    words: anyOf(String.raw`percent\p{L}* | por ciento | porciento | porcentaje | \d+ ?%`),
    sense: anyOf(
      String.raw`done | complete[d]? | finished | along | installed | hung | poured | painted | progress | ready | built | up | chance | humidity
      | moisture | slope | pitch | avances? | van? | (?:terminad|complet|colocad|instalad|pintad)\p{L}+ | list[oa]s? | progreso
      | probabilidad | humedad | pendiente | al`,
    ),
  },
  {
    words: anyOf(`hours? | horas?`),
    sense: anyOf(
      String.raw`(?:dr[iy]|cur|test)\p{L}* | sets? | about an hour | held | holds? | off | out | water | power | gas | noise | between | from | until
      | before | after | access | every | each | walk | in | within | business | working hours | takes? | needs? | last | (?:sec|fragu|prueb)\p{L}+
      | una hora | que hora | agua | luz | cerrad\p{L}+ | entre | antes | despues | cada | pisar | a las | primera hora | dura | tarda
      | durante`,
    ),
  },
  {
    words: anyOf(`fell | falls? | fallen | falling | caid[oa]s? | caer | cayo | cayeron`),
    sense: anyOf(
      String.raw`rain | snow\p{L}* | hail | temperatures? | leaf | leaves | trees? | branch\p{L}* | inch(?:es)? | night | lluvia | nieve | granizo
      | temperaturas? | hojas | arbol(?:es)? | ramas? | aguacero | caida (?:hacia|al|a la|de agua|del)`,
    ),
  },
  {
    words: anyOf(`odors? | smells? | huelen? | olor(?:es)?`),
    sense: anyOf(
      String.raw`paint\p{L}* | finish | stain | varnish | adhesive | glue | seal\p{L}* | fresh | pintura | barniz\p{L}* | sellador | pegamento`,
    ),
  },
  {
    words: anyOf(`bottles? | cans | butts | latas? | botellas?`),
    sense: anyOf(`paint | spray | trash | garbage | glue | color | pintura | basura | joints?`),
  },
  {
    words: anyOf(`permits? | permisos? | licencias? | licenses?`),
    sense: anyOf(
      String.raw`approved | issued | received | posted | covers | granted | applied | picked up | in hand | arrived | came (?:in|through) | passed
      | signed | scheduled | submitted | closed | parking | (?:aprob|recib|lleg|otorg|emit|solicit|entreg|autoriz|tramit)\p{L}+ | salio
      | en la ventana | list[oa]`,
    ),
  },
  {
    words: anyOf(String.raw`photos? | pictures? | photograph\p{L}* | fotos? | fotografia\p{L}* | videos?`),
    sense: anyOf(
      String.raw`please | attached | send | sent | sending | took | taken | see | enclosed | below | here | shared? | you | your
      | (?:adjunt|mand|envi|pid)\p{L}+ | tom(?:o|amos|aron|ar|e) | ver | vea | les? | usted | su`,
    ),
  },
  {
    words: anyOf(
      `asbestos | asbesto | lead (?:test|paint|pipe|based) | (?:prueba|pintura) de plomo | radon | positiv[eao]s? | termites? | termitas?
      | monoxid[eo]`,
    ),
    sense: anyOf(
      String.raw`passed | clear | negative | removed | treated | detector\p{L}* | installed | below | mitigation
      | (?:retir|negativ|trat|instal|quit)\p{L}+`,
    ),
  },
  {
    words: anyOf(`left | se (?:fue|fueron|van?) con | went home | go home | home with`),
    sense: anyOf(
      String.raw`(?:the|your|on|to|upper|lower|far) left | left the (?:shop|factory|plant|warehouse|mill)
      | left (?:side|hand|wall|corner|half|of|to|over the|edge|bay|door|open for|clear|for)
      | (?:is|are|days?|weeks?|nothing|work|items?|coats?|only|some) left
      | left (?:the|your) (?:yard|ground|driveway|site|soil|area|slab|floor) \p{L}+
      | (?:we|you) left (?:two|three|some|a|an|the) (?:cans?|boxe?s?|samples?|gallons?|extra)
      | (?:sample|note|swatch)\p{L}* (?:that )?we left`,
    ),
  },
  {
    words: anyOf(`old | viej[oa]s?`),
    sense: anyOf(
      String.raw`(?:remov|demol|demuel|straighten|repair|haul|replac|match|connect|clean|strip|cover|sand|rerout|retir|quit|cambi|desmont|sac|encontr|desvi|reemplaz|sustitu|desinstal|limpi|lij|conect)\p{L}*
      | taken | took | take | tear | tore | torn | out | down | gone | broken up | found | meets? | join\p{L}* | tie[sd]? | new | between
      | than | your | where the old | nuev[oa]s? | un(?:e|en|io) | salio`,
    ),
  },
  {
    words: anyOf(`(?:is|are|was|were) used | usad[oa]s?`),
    sense: anyOf(`used (?:to|for|on|in|as|by|until|again)`),
  },
];

/** How an order to somebody begins. A customer is asked politely. */
const ORDER =
  /^\W*(?:leave|ask|put|take|use|turn|call|get|go|do|make|tell|bring|give|hide|hold|move|push|send|show|skip|stay|stop|wait|watch|keep|remind|charge|order|pick|park|lock|cover|mark|dejen?|dejales?|hablen|hable|usen|usemos|lleven|lleve|cobren|cobrenle|cobrale|digan|diga|pidan|saquen|tiren|echen|echale|manden|guarden|quiten|pongan|tapen|escondan|ofrezcan|ofrezcamos|hagan|vayan|vamos|compren|apaguen|cuiden|hay que)(?!\p{L})/u;
const POLITE = anyOf(
  `please | kindly | you | your | thanks? | favor | usted(?:es)? | gracias | sus? | care of | off | over | place | effect`,
);
const BELONGING =
  /^\W*(?:order|cover|mark|lock|pick|park|move|hold|turn|stop|wait|watch|show|vamos) (?:of|for|on|is|are|was|were|and|to|a|al|by|up)(?!\p{L})/u;

/** Whether a plain text has words in another sense than a report needs, or begins like an order. */
export function isDoubtful(text: string): boolean {
  if (DOUBTFUL.some(({ words, sense }) => words.test(text) && !sense.test(text))) return true;
  return ORDER.test(text) && !POLITE.test(text) && !BELONGING.test(text);
}
