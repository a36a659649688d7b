import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import PostalMime from "postal-mime";
import type { Address } from "postal-mime";

/** A received mail. */
export interface Mail {
  id: string;
  from: string;
  /** The recipients in the envelope, in lowercase. */
  to: string[];
  subject: string;
  /** ISO 8601, UTC: when it arrived. */
  receivedAt: string;
  text: string;
  html: string;
  headers: { name: string; value: string }[];
}

const ENVELOPE = "x-envelope-to";

/** Stores each mail as an `.eml` file in a folder; the files sort by arrival. */
export class InboxStore {
  #arrived = 0;

  constructor(readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }

  /** Stores a mail as received over SMTP, with the envelope's recipients in an extra header. */
  add(raw: Buffer, recipients: string[]): string {
    this.#arrived += 1;
    const order = `${Date.now()}-${String(this.#arrived).padStart(6, "0")}`;
    const id = `${order}-${randomBytes(4).toString("hex")}`;
    const header = Buffer.from(`X-Envelope-To: ${recipients.join(", ").toLowerCase()}\r\n`);
    const hidden = join(this.folder, `.${id}`);
    writeFileSync(hidden, Buffer.concat([header, raw]));
    renameSync(hidden, this.#file(id));
    return id;
  }

  /** The mails, newest first; with `to`, only those delivered to that address. */
  async list(to?: string): Promise<Mail[]> {
    const names = readdirSync(this.folder).filter((name) => /^\d[\w-]*\.eml$/.test(name));
    const mails = await Promise.all(
      names
        .sort()
        .reverse()
        .map((name) => this.get(name.slice(0, -4))),
    );
    const wanted = to?.toLowerCase();
    return mails.filter((mail) => mail !== undefined).filter((mail) => !wanted || mail.to.includes(wanted));
  }

  async get(id: string): Promise<Mail | undefined> {
    if (!/^\d[\w-]*$/.test(id)) return undefined;
    const raw = this.#read(id);
    return raw && (await parse(id, raw));
  }

  clear(): void {
    for (const name of readdirSync(this.folder)) rmSync(join(this.folder, name), { force: true });
  }

  /**
   * Waits for a mail to `to` (with `subject` in its subject, when given, and that `isWanted`) and returns the newest. Throws after
   * ten seconds.
   */
  async waitFor(to: string, subject = "", isWanted: (mail: Mail) => boolean = () => true): Promise<Mail> {
    const seconds = 10;
    const deadline = performance.now() + seconds * 1000;
    for (;;) {
      const found = (await this.list(to)).find((mail) => mail.subject.includes(subject) && isWanted(mail));
      if (found) return found;
      if (performance.now() > deadline)
        throw new Error(`No mail${subject && ` "${subject}"`} reached ${to} within ${seconds} s`);
      await sleep(50);
    }
  }

  #file(id: string): string {
    return join(this.folder, `${id}.eml`);
  }

  #read(id: string): Buffer | undefined {
    try {
      return readFileSync(this.#file(id));
    } catch {
      return undefined;
    }
  }
}

async function parse(id: string, raw: Buffer): Promise<Mail> {
  const email = await PostalMime.parse(raw);
  const envelope = email.headers.find(({ key }) => key === ENVELOPE)?.value ?? "";
  return {
    id,
    from: readable(email.from),
    to: envelope.split(", ").filter(Boolean),
    subject: email.subject ?? "",
    receivedAt: new Date(Number.parseInt(id, 10)).toISOString(),
    text: email.text ?? "",
    html: email.html ?? "",
    headers: email.headers
      .filter(({ key }) => key !== ENVELOPE)
      .map(({ originalKey, value }) => ({ name: originalKey, value })),
  };
}

function readable(address?: Address): string {
  if (!address?.address) return "";
  return address.name ? `${address.name} <${address.address}>` : address.address;
}
