/**
 * Groups of conflicting Tailwind classes: of one group, the last class wins. Has only the groups that this code uses, and no library
 * to read them: that would add 8 kB to every page. A test compares with tailwind-merge for every class in the code.
 */
const WORDS: Record<string, string> = {
  display: "block inline inline-block flex inline-flex grid inline-grid hidden contents table",
  sr: "sr-only not-sr-only",
  position: "static fixed absolute relative sticky",
  visibility: "visible invisible collapse",
  "flex-direction": "flex-row flex-row-reverse flex-col flex-col-reverse",
  "flex-wrap": "flex-wrap flex-nowrap flex-wrap-reverse",
  "text-align": "text-left text-center text-right text-start text-end text-justify",
  "text-wrap": "text-wrap text-nowrap text-balance text-pretty",
  "text-overflow": "truncate text-ellipsis text-clip",
  "text-transform": "uppercase lowercase capitalize normal-case",
  "text-decoration": "underline overline line-through no-underline",
  wrap: "wrap-anywhere wrap-break-word wrap-normal",
  "font-family": "font-sans font-serif font-mono",
  "border-collapse": "border-collapse border-separate",
  "border-style": "border-solid border-dashed border-dotted border-none",
  "outline-style": "outline-none outline-hidden outline-solid outline-dashed",
  "ring-inset": "ring-inset",
};

/** Groups whose name is the prefix of all their classes: `w-4`, `w-full`, `w-[3rem]`. */
const PREFIXES = new Set(
  `p px py pt pr pb pl m mx my mt mr mb ml inset inset-x inset-y top right bottom left gap gap-x gap-y overflow overflow-x
  overflow-y rounded rounded-t rounded-r rounded-b rounded-l z basis order flex grow shrink grid-cols grid-rows col-start col-span
  row-start row-span content items self justify justify-items justify-self size aspect w min-w max-w h min-h max-h tracking
  line-clamp leading font bg bg-linear-to object opacity shadow transition duration delay animate touch translate-x translate-y
  rotate cursor pointer-events resize scroll-mb align list whitespace border-y divide-y outline-offset`.split(
    /\s+/,
  ),
);

/** Prefixes of widths (`border-2`), a group of that name, and of colors (`border-line`), another one. */
const WITH_COLOR = new Set(
  "border border-t border-r border-b border-l decoration outline ring stroke".split(" "),
);
const WIDTH = /^(\d+$|\[\d|$)/;
const FONT_SIZE = /^((xs|sm|base|lg|\d*xl)(\/|$)|\[(\d|clamp|calc|min|max))/;

/** Groups that a class of the named group replaces too. */
const REPLACED: Record<string, string> = {
  overflow: "overflow-x overflow-y",
  inset: "inset-x inset-y top right bottom left",
  "inset-x": "right left",
  "inset-y": "top bottom",
  flex: "basis grow shrink",
  gap: "gap-x gap-y",
  p: "px py pt pr pb pl",
  px: "pr pl",
  py: "pt pb",
  m: "mx my mt mr mb ml",
  mx: "mr ml",
  my: "mt mb",
  size: "w h",
  "font-size": "leading",
  "line-clamp": "display overflow",
  rounded: "rounded-t rounded-r rounded-b rounded-l",
  border: "border-y border-t border-r border-b border-l",
  "border-y": "border-t border-b",
  "border-color": "border-t-color border-r-color border-b-color border-l-color",
};

const groupOfWord = new Map(
  Object.entries(WORDS).flatMap(([group, words]) => words.split(" ").map((word) => [word, group])),
);
const merged = new Map<string, string>();

/** Leaves out each class that a later one of its group, with the same variants, replaces. */
export function mergeClasses(classes: string): string {
  const known = merged.get(classes);
  if (known !== undefined) return known;
  const replaced = new Set<string>();
  const kept = classes
    .split(" ")
    .filter(Boolean)
    .reverse()
    .filter((name) => isKept(name, replaced));
  const result = kept.reverse().join(" ");
  merged.set(classes, result);
  return result;
}

function isKept(name: string, replaced: Set<string>): boolean {
  const variants = splitAtColons(name);
  const group = groupOf(variants.pop() ?? "");
  if (!group) return true;
  const within = variants.sort().join(":");
  if (replaced.has(`${within} ${group}`)) return false;
  for (const other of [group, ...(REPLACED[group]?.split(" ") ?? [])]) replaced.add(`${within} ${other}`);
  return true;
}

/** Colons in brackets belong to the value or to the variant: "lg:max-w-[calc(1px:2)]". */
function splitAtColons(name: string): string[] {
  const parts: string[] = [];
  let [depth, start] = [0, 0];
  for (let at = 0; at < name.length; at += 1) {
    const character = name.charAt(at);
    if ("[(".includes(character)) depth += 1;
    else if ("])".includes(character)) depth -= 1;
    else if (character === ":" && depth === 0) {
      parts.push(name.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, name.slice(start)];
}

function groupOf(name: string): string | undefined {
  const word = groupOfWord.get(name);
  if (word) return word;
  const positive = name.replace(/^-/, "");
  for (let end = positive.length; end > 0; end = positive.lastIndexOf("-", end - 1)) {
    const prefix = positive.slice(0, end);
    const value = positive.slice(end + 1);
    if (PREFIXES.has(prefix)) return prefix;
    if (prefix === "text") return FONT_SIZE.test(value) ? "font-size" : "text-color";
    if (WITH_COLOR.has(prefix)) return WIDTH.test(value) ? prefix : `${prefix}-color`;
  }
  return undefined;
}
