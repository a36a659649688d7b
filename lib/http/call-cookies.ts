import type { CookieOptions, Cookies } from "@/lib/kernel/request-context";

/** The cookies of one call: those the browser sent, and those the response sets. */
export class CookieJar implements Cookies {
  readonly #sent = new Map<string, string>();
  readonly #lines = new Map<string, string>();

  constructor(header: string | null) {
    for (const pair of header?.split(";") ?? []) {
      const at = pair.indexOf("=");
      const name = pair.slice(0, at).trim();
      if (at > 0 && !this.#sent.has(name)) this.#sent.set(name, decoded(pair.slice(at + 1).trim()));
    }
  }

  get(name: string): { value: string } | undefined {
    const value = this.#sent.get(name);
    return value === undefined ? undefined : { value };
  }

  has(name: string): boolean {
    return this.#sent.has(name);
  }

  set(name: string, value: string, { httpOnly, secure, sameSite, path, maxAge }: CookieOptions): void {
    const attributes = [
      `${name}=${encodeURIComponent(value)}`,
      `Path=${path}`,
      `Expires=${new Date(Date.now() + maxAge * 1000).toUTCString()}`,
      `Max-Age=${maxAge}`,
      ...(secure ? ["Secure"] : []),
      ...(httpOnly ? ["HttpOnly"] : []),
      `SameSite=${sameSite}`,
    ];
    this.#lines.set(name, attributes.join("; "));
  }

  delete({ name, secure }: { name: string; secure: boolean }): void {
    const end = "Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT";
    this.#lines.set(name, `${name}=; ${end}${secure ? "; Secure" : ""}`);
  }

  /** The response's Set-Cookie lines. */
  lines(): string[] {
    return [...this.#lines.values()];
  }
}

/** A value that is not valid percent-encoding stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
