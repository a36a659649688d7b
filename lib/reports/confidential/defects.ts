import { anyOf } from "./words";

const DEFECT = anyOf(
  String.raw`crack(?:s|ed|ing)? | damaged? | damages | dent(?:s|ed)? | loose | missing | rot | rots | rotted | rotten | rust(?:s|ed|y)?
  | scratch(?:es|ed)? | leak(?:s|ed|ing|y)? | crooked | uneven | warp(?:s|ed)? | bent | broken(?! up) | gaps? | sag(?:s|ged|ging)?
  | clog(?:s|ged)? | blockage | obstructed | swollen | stuck | wrong | out of (?:level|plumb|square) | squeak(?:s|y)? | defects?
  | hollow | torn | nicked | kinked | pinched | crushed(?! (?:stone|rock|gravel|concrete|granite)) | overcut | spill(?:s|ed)?
  | termites? | water stains? | worn | issues? | problems? | slip(?:s|ped)? | frozen (?:ground|soil|earth|dirt)
  | dropped(?! off| in(?:to)? the (?:counter|opening|island|cutout)) | dropping | swell\p{L}*
  | split(?:s|ting)? (?:at|in|when|along|on) | peel(?:s|ed|ing) | bubbl\p{L}+ | bulg\p{L}+ | buckl\p{L}+ | bow(?:s|ed|ing)
  | cupp\p{L}+ | twisted | s[au]nk | sinking | lean(?:s|ed|ing) | tilt(?:s|ed|ing) | settled | scuff\p{L}* | smear\p{L}*
  | streak\p{L}* | fad(?:es?|ed|ing) | discolor\p{L}* | deteriorat\p{L}* | crumbl\p{L}+ | corrod\p{L}+ | droop\p{L}* | delaminat\p{L}+
  | punctur\p{L}+ | flood(?:s|ed|ing) | wobbl\p{L}+ | rattl\p{L}+ | grietas? | agrietad[oa]s? | fisuras? | danos? | danad[oa]s?
  | golpes? | suelt[oa]s? | floj[oa]s? | podrid[oa]s? | oxid(?:o|os|ad[oa]s?) | ray(?:on|ones|ad[oa]s?) | fugas? | goteras? | gotean?
  | goteando | goteo | inclinad[oa]s? hacia | chuec[oa]s? | desnivel(?:es)? | desplomad[oa]s? | torcid[oa]s? | quebrad[oa]s?
  | despostillad[oa]s? | descuadrad[oa]s? | cuartead\p{L}+ | estrellad[oa]s? | rot[oa]s? | atasc\p{L}+ | filtracion(?:es)? | filtran?
  | huecas? | manchas? | manchad[oa]s? | desperfectos? | abollad\p{L}+ | despegad[oa]s? | reves | problemas? | termitas?
  | separacion(?:es)? (?:de|en|entre) | salitre | polilla | raj(?:as?|ad\p{L}+) | burbujas? | falt(?:o|aron|aba|aban) | suena[n]?
  | sonar\p{L}* | romp\p{L}+ | quebr\p{L}+ | quiebr\p{L}+ | raj\p{L}+ | hinch\p{L}+ | hundi\p{L}+ | hunde\p{L}* | despeg\p{L}+
  | desprend\p{L}+ | desnivel\p{L}* | deterior\p{L}+ | cuarte\p{L}+ | tuerc\p{L}+ | torci\p{L}+
  | se (?:rayo|rayaron|mancho|mancharon|golpeo|golpearon|solto|soltaron|inundo|inundaron|doblo|doblaron|afloj\p{L}+|oxido|oxidaron|agriet\p{L}+|pudri\p{L}+|cay(?:o|eron)|safo|zafo)
  | reventa\p{L}+ | revient\p{L}+ | inundad\p{L}+ | doblad[oa]s? | zafad[oa]s? | (?:tierra|suelo|terreno|piso) (?:helad|congelad)[oa]`,
);
const REMEDY = anyOf(
  String.raw`replac\p{L}* | repair\p{L}* | fix(?:ed|es|ing)? | correct\p{L}* | adjust\p{L}* | seal(?:ed|s|ing)? | patch\p{L}* | pick(?:ed)? up
  | swept | resolv\p{L}* | solv\p{L}* | solution | remed\p{L}* | tighten\p{L}* | straighten\p{L}* | dr(?:y|ied|ies|ying)
  | clear(?:ed)? | clean\p{L}* | remov\p{L}* | reinforc\p{L}* | shor(?:ed|ing) | reorder\p{L}* | return\p{L}* | exchang\p{L}*
  | on order | arriv\p{L}* | inject\p{L}* | epoxy | fill(?:ed|ing)? | sand(?:ed|ing)? | level(?:ed|ing) | grind\p{L}* | ground
  | treat(?:ed|ment) | pump(?:ed|ing) | stopped | test(?:ed)? | detector | will come | thaw\p{L}* | right ones? | new ones?(?!.*again)
  | sending a new | another one | (?:will be|being) (?:\p{L}+)ed | will be turned | send(?:ing|s)? | sent | cambi\p{L}+ | repar\p{L}+
  | arregl\p{L}+ | correg\p{L}+ | corrig\p{L}+ | ajust\p{L}+ | sell\p{L}+ | resan\p{L}+ | resol\p{L}+ | resuel\p{L}+ | soluc\p{L}+
  | apriet\p{L}+ | apret\p{L}+ | reforz\p{L}+ | refuerz\p{L}+ | limpi\p{L}+ | sec(?:a|an|o|ar|ando|aron) | nivel\p{L}+ | inyect\p{L}+
  | resina | reemplaz\p{L}+ | repon\p{L}+ | repus\p{L}+ | sustitu\p{L}+ | quit\p{L}+ | retir\p{L}+
  | mand(?:a|an|ara|aran|o|aron) (?:otr|un|el|la|nuev|reemp|repos)\p{L}* | nos (?:lo|la|los|las) mand\p{L}+
  | rellen(?:amos|aron|ad[oa]s?|ara\p{L}*) | lleg(?:o|aron) | se rellen\p{L}+ | destap\p{L}+ | enderez\p{L}+ | lij\p{L}+ | pul\p{L}+
  | impermeab\p{L}+ | trat\p{L}+ | elimin\p{L}+ | devol\p{L}+ | deshiel\p{L}+ | devuel\p{L}+ | desvi\p{L}+ | voltear | desazolv\p{L}+`,
);
const RETURNS = anyOf(
  String.raw`again | will (?:open|come back|return|show) | otra vez | se va[n]? a (?:abrir|notar|ver|romper|soltar) | volver\p{L}* a`,
);
const WET = anyOf(String.raw`wet|damp|soggy|moisture|humed[oa]s?|humedad|mojad[oa]s?`);
const WEATHER = anyOf(
  String.raw`rain\p{L}* | snow\p{L}* | storm\p{L}* | thaw\p{L}* | weather | until | lluvias? | llov\p{L}+ | tormentas? | aguaceros? | nieve
  | hasta | barrier | membrane | membrana | detector | sensor`,
);
const HIDING = anyOf(
  String.raw`cover(?:s|ed|ing)? | paint(?:s|ed|ing)? | hid(?:e|es|den)? | skim\p{L}* | quietly | quickly | tap(?:a|o|amos|aron|ar|ado|ada)
  | cubr\p{L}+ | cubiert[oa]s? | pint\p{L}+ | disimul\p{L}+ | rapid\p{L}+`,
);
const BURIED_THING = anyOf(
  String.raw`old | debris | trash | scraps? | rubble | garbage | waste | junk | splices? | junction boxes? | formwork | empalmes? | cascajo
  | escombros? | basura | viej[oa]s? | desperdicios? | cimbra`,
);
const LEFT_THERE = anyOf(
  String.raw`left | stays? | stayed | still | remains? | remained | buried | went | goes | qued\p{L}+ | sigue[n]? | dej\p{L}+ | enterr\p{L}+
  | fueron | echamos`,
);
const OUT_OF_SIGHT = anyOf(
  String.raw`behind | under | underneath | inside | below | beneath | detras | debajo | abajo | dentro | bajo | atras`,
);
const LATE = anyOf(
  String.raw`delay\p{L}* | postpon\p{L}* | (?:days?|weeks?|hours?) (?:behind|late) | behind schedule | retras\p{L}* | atras(?:ad|o|am|ar)\p{L}*
  | demor\p{L}* | late | pospu\p{L}+`,
);
const NOBODY_CAUSES = anyOf(
  String.raw`rain\p{L}* | snow\p{L}* | storm\p{L}* | winds? | weather | fog | lightning | ice | freez\p{L}* | frost | cold | heat | hurricane
  | deliver\p{L}* | ship\p{L}* | arriv\p{L}* | factory
  | late (?:morning|afternoon|evening|january|february|march|april|may|june|july|august|september|october|november|december|this|next|in)
  | lluvias? | llov\p{L}+ | tormentas? | viento\p{L}* | nieve | clima | frio | calor | huracan | entregas? | lleg\p{L}+ | envio
  | aguaceros? | fabrica`,
);

/** Whether a plain text tells of a defect and not how it is mended, of what was left out of sight, or of a delay that somebody causes. */
export function reportsDefect(text: string): boolean {
  if (DEFECT.test(text) && RETURNS.test(text)) return true;
  if (DEFECT.test(text) && (!REMEDY.test(text) || HIDING.test(text))) return true;
  if (WET.test(text) && !WEATHER.test(text) && !REMEDY.test(text)) return true;
  if (BURIED_THING.test(text) && LEFT_THERE.test(text) && OUT_OF_SIGHT.test(text)) return true;
  return LATE.test(text) && !NOBODY_CAUSES.test(text);
}
