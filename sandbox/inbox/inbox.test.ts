import { rmSync } from "node:fs";
import { connect } from "node:net";
import { createInterface } from "node:readline/promises";
import { createTransport } from "nodemailer";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Inbox, startInbox } from "./inbox-server";
import type { Mail } from "./inbox-store";
import { temporaryFolder } from "@/sandbox/run/folders";

let inbox: Inbox;
let folder: string;

beforeAll(async () => {
  folder = temporaryFolder("inbox");
  inbox = await startInbox({ folder });
});

afterAll(async () => {
  await inbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function send(subject: string, to: string): Promise<void> {
  const transport = createTransport(inbox.smtpUrl);
  const html = `<p>Hola Mateo, <a href="http://localhost:3000/reset?token=á">cambia tu contraseña</a></p><script>alert(1)</script>`;
  await transport.sendMail({
    from: "Plumbline <no-reply@example.com>",
    to,
    subject,
    text: "Hola: http://localhost:3000/reset?token=á&x=1",
    html,
  });
  transport.close();
}

async function messages(query = ""): Promise<Mail[]> {
  return (await fetch(`${inbox.url}/api/messages${query}`)).json() as Promise<Mail[]>;
}

test("a mail arrives intact, in Spanish too, and can be found by its recipient", async () => {
  await send("Contraseña nueva: ábrela", "Mateo@example.com");
  await send("For Rosa", "rosa@example.com");

  const mail = await inbox.store.waitFor("mateo@example.com", "Contraseña");
  expect(mail).toMatchObject({
    from: "Plumbline <no-reply@example.com>",
    to: ["mateo@example.com"],
    subject: "Contraseña nueva: ábrela",
  });
  expect(mail.text).toContain("http://localhost:3000/reset?token=á&x=1");
  expect((await messages("?to=mateo%40example.com")).map(({ subject }) => subject)).toEqual([
    "Contraseña nueva: ábrela",
  ]);
  expect((await messages()).map(({ subject }) => subject)).toEqual(["For Rosa", "Contraseña nueva: ábrela"]);
});

test("the page shows a mail without running its scripts", async () => {
  const [mail] = await messages("?to=mateo@example.com");
  const list = await (await fetch(inbox.url)).text();
  expect(list).toContain(`/messages/${mail?.id}`);
  const page = await (await fetch(`${inbox.url}/messages/${mail?.id}`)).text();
  expect(page).toContain('sandbox="allow-popups');
  expect(page).not.toContain("<script>");
  const frame = await fetch(`${inbox.url}/messages/${mail?.id}/html`);
  expect(frame.headers.get("content-security-policy")).toMatch(/^sandbox .*default-src 'none'/);
  expect((await fetch(`${inbox.url}/messages/../secrets`)).status).toBe(404);
});

test("DELETE empties it", async () => {
  expect((await fetch(`${inbox.url}/api/messages`, { method: "DELETE" })).status).toBe(204);
  expect(await messages()).toEqual([]);
});

test("a mail whose sender disconnects halfway is dropped, and the next one arrives", async () => {
  const { hostname, port } = new URL(inbox.smtpUrl);
  const sender = connect(Number(port), hostname);
  const answers = createInterface(sender)[Symbol.asyncIterator]();
  await answers.next();
  for (const line of ["HELO site", "MAIL FROM:<a@example.com>", "RCPT TO:<halfway@example.com>", "DATA"]) {
    sender.write(`${line}\r\n`);
    await answers.next();
  }
  const gone = new Promise((closed) => sender.once("close", closed));
  sender.resetAndDestroy();
  await gone;
  await send("After it", "halfway@example.com");
  await inbox.store.waitFor("halfway@example.com", "After it");
  expect((await messages("?to=halfway%40example.com")).map(({ subject }) => subject)).toEqual(["After it"]);
});
