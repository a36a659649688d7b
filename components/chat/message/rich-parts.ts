/** A piece of a message: plain text, a link, or a mention. */
export interface RichPart {
  kind: "text" | "link" | "mention";
  text: string;
}

/** Excludes invisible characters that change the text's direction: they could disguise an address. */
const LINK = /https?:\/\/[^\s<>"\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/g;
/** Trailing punctuation that belongs to the sentence, not to the address. */
const AFTER_LINK = /(?<![.,;:!?\]}'’”»])[.,;:!?\]}'’”»]+$/;

/** Splits a text at its links, and at `@` followed by one of these people's full or first names. */
export function richParts(text: string, names: readonly string[]): RichPart[] {
  const parts: RichPart[] = [];
  let at = 0;
  for (const match of text.matchAll(LINK)) {
    const link = withoutSentence(match[0]);
    parts.push(...mentionParts(text.slice(at, match.index), names), { kind: "link", text: link });
    at = match.index + link.length;
  }
  return [...parts, ...mentionParts(text.slice(at), names)].filter((part) => part.text !== "");
}

/** A closing parenthesis belongs to the address only if it was opened there. */
function withoutSentence(found: string): string {
  const link = found.replace(AFTER_LINK, "");
  const isClosing = link.endsWith(")") && link.split(")").length > link.split("(").length;
  const shorter = isClosing ? link.slice(0, -1) : link;
  return shorter === found ? found : withoutSentence(shorter);
}

function mentionParts(text: string, names: readonly string[]): RichPart[] {
  const called = [...names, ...names.map((name) => name.split(/\s+/)[0] ?? name)];
  const longestFirst = [...new Set(called)].filter(Boolean).sort((a, b) => b.length - a.length);
  if (longestFirst.length === 0 || !text.includes("@")) return [{ kind: "text", text }];
  const any = longestFirst.map(escaped).join("|");
  const mention = new RegExp(`(?<![\\p{L}\\p{N}])(@(?:${any}))(?![\\p{L}\\p{N}])`, "giu");
  return text
    .split(mention)
    .map((part, index) => ({ kind: index % 2 === 1 ? "mention" : "text", text: part }));
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
