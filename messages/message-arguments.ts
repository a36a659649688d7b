/** What a message needs to be filled in: its ICU arguments and its tags, each named once, in order of the alphabet. */
export function argumentsOf(message: string): string[] {
  const reader = new Reader(message);
  reader.readText();
  return [...reader.names].sort();
}

// A descent through ICU's grammar, as far as names go: {name}, {count, plural, one {# update} other {…}}, <b>…</b>.
class Reader {
  readonly names = new Set<string>();
  private at = 0;

  constructor(private readonly message: string) {}

  /** Reads to the end, or to the brace that closes the branch. */
  readText(): void {
    while (this.at < this.message.length && this.message[this.at] !== "}") {
      const tag = this.take(/<(\w+)>/y);
      if (tag !== undefined) this.names.add(`<${tag}>`);
      else if (this.take(/(\{)/y) !== undefined) this.readArgument();
      else this.at += 1;
    }
  }

  private readArgument(): void {
    const name = this.take(/\s*(\w+)\s*/y);
    if (name === undefined) throw new Error(`An argument without a name in “${this.message}”`);
    this.names.add(name);
    const kind = this.take(/,\s*(\w+)\s*/y);
    if (kind === "plural" || kind === "select" || kind === "selectordinal") this.readBranches();
    else this.take(/([^}]*)/y);
    if (this.take(/(\})/y) === undefined) throw new Error(`An open brace in “${this.message}”`);
  }

  private readBranches(): void {
    this.take(/(,\s*)/y);
    while (this.take(/((?:=\d+|\w+)\s*\{)/y) !== undefined) {
      this.readText();
      this.take(/(\}\s*)/y);
    }
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.message);
    if (found === null) return undefined;
    this.at = pattern.lastIndex;
    return found[1];
  }
}
