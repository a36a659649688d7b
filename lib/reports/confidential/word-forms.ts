/** The forms of an English word, as a noun and as a verb. Some do not exist, which does no harm. */
export function englishForms(word: string): string[] {
  const stem = word.replace(/e$/u, "");
  const last = word.at(-1) ?? "";
  const forms = [word, `${word}s`, `${word}ly`, `${stem}ed`, `${stem}ing`];
  if (/(?:s|x|z|o|ch|sh)$/u.test(word)) forms.push(`${word}es`);
  if (/[^aeiou]y$/u.test(word))
    forms.push(...["ies", "ied", "ily"].map((ending) => word.slice(0, -1) + ending));
  if (/[^aeiou][aeiou][bdglmnprt]$/u.test(word)) forms.push(`${word}${last}ed`, `${word}${last}ing`);
  return forms;
}

/** The genders and numbers of a Spanish noun or adjective, and its adverb. */
export function spanishForms(word: string): string[] {
  const stem = word.slice(0, -1);
  if (word.endsWith("o")) return [word, `${word}s`, `${stem}a`, `${stem}as`, `${stem}amente`];
  if (word.endsWith("z")) return [word, `${stem}ces`, `${word}mente`];
  if (/[aeiu]$/u.test(word)) return [word, `${word}s`, `${word}mente`];
  return [word, `${word}es`, `${word}a`, `${word}as`, `${word}mente`];
}

const OBJECTS = ["", "se", "lo", "la", "los", "las", "le", "les", "nos"];

/** The forms of a Spanish verb that reports need, without accents, with the pronouns that are written together with it. */
export function spanishVerbForms(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const isAr = infinitive.endsWith("ar");
  const spoken = [...new Set([stem, ...changed(stem)])];
  const command = spoken.flatMap((one) =>
    endings(isAr ? softened(one) : hardened(one), isAr ? "e en emos" : "a an amos"),
  );
  const present = spoken.flatMap((one) => endings(one, isAr ? "a an amos" : "e en emos imos"));
  const past = isAr
    ? [
        ...endings(stem, "o aron aba aban abamos ara aran ado ada ados adas ando"),
        ...endings(softened(stem), "e"),
      ]
    : spoken.flatMap((one) =>
        endings(one, "io ieron yo yeron imos ia ian iamos iera ieran ido ida idos idas iendo yendo i"),
      );
  const later = endings(infinitive, "a an emos e ia ian iamos");
  const first = endings(isAr ? stem : hardened(stem), "o");
  const joined = [infinitive, `${stem}${isAr ? "ando" : "iendo"}`, ...command];
  return [...present, ...past, ...later, ...first, ...joined.flatMap((form) => endings(form, OBJECTS))];
}

function endings(stem: string, list: string | readonly string[]): string[] {
  const all = typeof list === "string" ? list.split(" ") : list;
  return all.map((ending) => stem + ending);
}

/** "Cerrar, cierra", "colgar, cuelga", "medir, mide". */
function changed(stem: string): string[] {
  const at = Math.max(stem.lastIndexOf("e"), stem.lastIndexOf("o"));
  if (at < 0) return [];
  const vowels = stem[at] === "e" ? ["ie", "i"] : ["ue", "u"];
  return vowels.map((vowel) => stem.slice(0, at) + vowel + stem.slice(at + 1));
}

/** Before e: "colocar, coloque", "pegar, pegue", "trazar, trace". */
function softened(stem: string): string {
  return stem.replace(/c$/u, "qu").replace(/g$/u, "gu").replace(/z$/u, "c");
}

/** Before a and o: "recoger, recoja", "agradecer, agradezca", "seguir, siga". */
function hardened(stem: string): string {
  return stem.replace(/gu$/u, "g#").replace(/g$/u, "j").replace(/c$/u, "zc").replace(/#$/u, "");
}
