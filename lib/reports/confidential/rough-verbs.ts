import { englishForms, spanishVerbForms } from "./vocabulary/forms";
import { anyOf, listed } from "./words";

/** Verbs for what is forced, moved aside, left lying, made to fit or goes wrong. */
const ROUGH_ENGLISH = listed(`
  agitate bend bounce bump bypass combine crush disable dissolve dump expose flip force hide jog kick knock lie loosen mend mop neutralize nudge obscure occupy pinch plug poke pry punch puncture reuse rig scrap shift shove shrink
  sit skim skip slip snap splice squeeze stick stretch substitute swap twist undercut vary wedge wiggle yank zip linger droop deflect deform overload overfill overheat overhang shorten thin weaken narrow
  exceed escape happen differ suit rely limit `);
const ROUGH_IRREGULAR = listed(
  `bent hid hidden lain lying sat sits sitting shot shoots shrunk stuck sticks sprung fell struck shook wore worn`,
);
const ROUGH_SPANISH = listed(`
  amarrar atorar aventar combinar deformar doblar empujar encimar enganchar estirar forzar golpear jalar machacar obstruir puentear rasgar raspar rebajar rebasar torcer trozar
  variar zafar limitar derramar devastar arrastrar brincar cuartear desalojar
`);
const ROUGH_SPANISH_MORE = listed(`estuvo estuvieron estuvimos tuvo tuvieron`);

/** The same verbs where a report needs them. */
const FINE = anyOf(
  String.raw`shift(?:s|ed)? (?:to|from|by|grading|the (?:work|pour|schedule|start|date|delivery))|(?:work|grading|pour|delivery|start|date) shifts?|exposed (?:beams?|brick|rafters?|aggregate|hinges?|ceiling)|plugs? and switches|plug(?:ged)? in|punch list|narrow (?:hall|wall|strip|side|path|door)|thin (?:coat|layer|set|brick|veneer)|skim[- ]?coat\p{L}*|flip(?:s|ped)? on|splice kit
  | estuvo (?:lloviendo|nublado|lluvios\p{L}+|solead\p{L}+)|tuvimos|varilla (?:\p{L}+ )?doblad[oa]|rebajes?`,
);
const ALL_FINE = new RegExp(FINE.source, "gu");
const WORDS = new Set([
  ...ROUGH_ENGLISH.flatMap(englishForms),
  ...ROUGH_IRREGULAR,
  ...ROUGH_SPANISH.flatMap(spanishVerbForms),
  ...ROUGH_SPANISH_MORE,
]);

/** Whether a plain text tells that something was forced, left lying or made to fit. */
export function tellsRoughWork(text: string): boolean {
  return (text.replace(ALL_FINE, " ").match(/\p{L}+/gu) ?? []).some((word) => WORDS.has(word));
}
