type Sent = Record<string, string>;
type Status = 200 | 304 | 412;

/** A request's conditions, made of the answer's own ETag and what is between its quotes; and what answers a GET with it. */
interface Condition {
  name: string;
  sent: (tag: string, inner: string) => Sent;
  answered: Status;
  /** Where the ETag is weak and the answer is another one. */
  ifWeak?: Status;
}

const PAST = "Wed, 01 Jan 2020 00:00:00 GMT";
const FUTURE = "Fri, 01 Jan 2100 00:00:00 GMT";

const noneMatch = (name: string, list: (tag: string, inner: string) => string, answered: Status) => ({
  name: `If-None-Match with ${name}`,
  sent: (tag: string, inner: string) => ({ "if-none-match": list(tag, inner) }),
  answered,
});

const match = (name: string, list: (tag: string, inner: string) => string, answered: Status) => ({
  ...noneMatch("", list, answered),
  name: `If-Match with ${name}`,
  sent: (tag: string, inner: string) => ({ "if-match": list(tag, inner) }),
});

/** RFC 9110, section 13, for answers with an ETag and without a date. */
export const CONDITIONS: Condition[] = [
  noneMatch("the tag", (tag) => tag, 304),
  noneMatch("the tag as a weak one", (_, inner) => `W/"${inner}"`, 304),
  noneMatch("the tag as a strong one", (_, inner) => `"${inner}"`, 304),
  noneMatch("*", () => "*", 304),
  noneMatch("a list that has it first", (tag) => `${tag}, "other"`, 304),
  noneMatch("a list that has it last", (tag) => `"old",W/"older",\t${tag}`, 304),
  noneMatch("empty elements", (tag) => `, ,${tag},,`, 304),
  noneMatch("a comma in another tag", (tag) => `"a,b", ${tag}`, 304),
  noneMatch("an empty tag beside it", (tag) => `"", ${tag}`, 304),
  noneMatch("another tag", () => '"other"', 200),
  noneMatch("it within another tag", (_, inner) => `"x,${inner},y"`, 200),
  noneMatch("a tag that begins with it", (_, inner) => `"${inner}x"`, 200),
  noneMatch("it without quotes", (_, inner) => inner, 200),
  noneMatch("only its first quote", (_, inner) => `"${inner}`, 200),
  noneMatch("a lower-case w/", (_, inner) => `w/"${inner}"`, 200),
  noneMatch("a space in the tag", (_, inner) => `" ${inner}"`, 200),
  noneMatch("text after it", (tag) => `${tag}x`, 200),
  noneMatch("* in a list", (tag) => `*, ${tag}`, 200),
  noneMatch("nothing", () => "", 200),
  { ...match("the tag", (tag) => tag, 200), ifWeak: 412 },
  { ...match("a list that has it", (tag) => `"old", ${tag}`, 200), ifWeak: 412 },
  match("*", () => "*", 200),
  match("the tag as a weak one", (_, inner) => `W/"${inner}"`, 412),
  match("another tag", () => '"other"', 412),
  match("it without quotes", (_, inner) => inner, 412),
  {
    name: "If-Match before If-None-Match",
    sent: (tag) => ({ "if-match": '"other"', "if-none-match": tag }),
    answered: 412,
  },
  {
    name: "If-None-Match after If-Match",
    sent: (tag) => ({ "if-match": "*", "if-none-match": tag }),
    answered: 304,
  },
  { name: "If-Modified-Since alone", sent: () => ({ "if-modified-since": FUTURE }), answered: 200 },
  { name: "If-Unmodified-Since alone", sent: () => ({ "if-unmodified-since": PAST }), answered: 200 },
  {
    name: "If-None-Match before If-Modified-Since",
    sent: () => ({ "if-none-match": '"other"', "if-modified-since": FUTURE }),
    answered: 200,
  },
];

/** What is between an ETag's quotes. */
export function innerOf(tag: string): string {
  return tag.slice(tag.indexOf('"') + 1, -1);
}
