/*
 * What transcription models hallucinate into silence: closing lines of the videos they were trained on. Compared with whole
 * sentences, ignoring case, accents and punctuation.
 */

/** Never speech: nobody says these on a construction site. */
const ALWAYS = [
  // English
  /^(thank you|thanks)( so much| very much)? (for|four) (watching|viewing|listening|tuning in)( (this|the|my) (video|videos|channel))?( everyone| guys| everybody)?$/,
  /^(please )?(remember to |do not forget to |dont forget to |make sure to )?(like and |like comment and |like share and )?subscribe( to (my|the|our|this) channel)?( and (hit|ring|press) the (notification )?bell.*)?( for more( videos)?)?$/,
  /^(please )?(like and share|like share and subscribe|give (this|the) video a (like|thumbs up))( (this|the) video)?$/,
  /^(i will |ill )?see you (guys )?(all )?(in the next (video|one|episode)|next video)$/,
  /^(subtitles|captions|captioning|subtitled|transcription|transcript|transcribed|closed captions?)( (made|created|provided|edited|sponsored))? (by|for) .{1,80}$/,
  /^amara( org)?( community)?$/,
  /^(www [a-z0-9-]+ [a-z]{2,4}( uk)?|[a-z0-9-]+ (co uk|com|org|net))$/,
  /^copyright .{1,60}$/,
  /^all rights reserved$/,
  /^to be continued$/,
  // Spanish
  /^(muchas |muchisimas )?gracias (a todos )?por (ver|mirar|escuchar|vernos|escucharnos|su atencion y ver)( (el|este|nuestro|mi) (video|canal|episodio|programa))?( hasta el final)?$/,
  /^subtitul(os|ado|ada|ados|acion)( (realizad[oa]s?|hech[oa]s?|cread[oa]s?|proporcionad[oa]s?))?( por)?( la comunidad de)? .{1,80}$/,
  /^(no (olvides|olviden|te olvides|se olviden)( de)? )?(suscribete|suscribanse|suscribirte|suscribirse|suscribete y activa la campanita)( (al|a mi|a nuestro|a este|en el) canal)?( y (dale|darle|activa|activar|dar) .{1,40})?$/,
  /^(dale|denle|den|deja|dejen|dar) (un )?(like|me gusta|manita arriba|a me gusta)( (al|a este|y) .{1,50})?$/,
  /^nos vemos en (el|un) (proximo|siguiente|otro) (video|episodio)$/,
  /^(hasta|nos vemos hasta) el (proximo|siguiente) (video|episodio)$/,
  /^(traduccion|transcripcion)( y subtitul[a-z]+)?( realizad[oa])? por .{1,60}$/,
  /^(para )?mas informacion( en)? www .{1,60}$/,
  /^todos los derechos reservados$/,
];

/** People do say these, but models also hallucinate them: alone, they are weak evidence of speech. */
const WHEN_ALONE = new Set(
  "thank you|thanks|thank you very much|thank you so much|you|bye|bye bye|goodbye|okay|ok|oh|so|uh|um|hmm|mm|yeah|gracias|muchas gracias|adios|chao|si|eh|ah|oh no|hasta luego|hasta la proxima|buenas noches|gracias por su atencion|amen|the|i|a|the end|fin|continuara|music|musica|applause|aplausos|laughter|risas|silence|silencio".split(
    "|",
  ),
);

/** A sentence without case, accents, brackets and punctuation: what is compared. */
export function normalizeSentence(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}-]+/gu, " ")
    .trim();
}

/** A sound, named in brackets or between notes: [Música], (engine running), ♪. */
const SOUND = /^([[(*♪][^\])*♪]*[\])*♪][\s.!?]*)+$/u;

/** Whether a sentence is a known hallucination, names a sound, or contains no words. */
export function isPhantom(sentence: string): boolean {
  const words = normalizeSentence(sentence);
  return words === "" || SOUND.test(sentence.trim()) || ALWAYS.some((known) => known.test(words));
}

/** Whether a text may be speech, but is no evidence of it if it is all that was heard. */
export function isWeakAlone(text: string): boolean {
  return WHEN_ALONE.has(normalizeSentence(text));
}

/** The sentences of a text. An address is part of its sentence: a full stop ends one only before a space. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
