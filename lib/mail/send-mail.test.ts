import { type AddressInfo, createServer } from "node:net";
import fc from "fast-check";
import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withTimeouts } from "./send-mail";
import { emailText } from "@/lib/kernel/email-text";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it("limits the wait for a mail server, unless its URL sets timeouts of its own", () => {
  const limits = (url: string) => Object.fromEntries(new URL(withTimeouts(url)).searchParams);
  expect(limits("smtps://user:p%40ss@mail.example:465")).toEqual({
    dnsTimeout: "10000",
    connectionTimeout: "10000",
    greetingTimeout: "10000",
    socketTimeout: "30000",
  });
  const own = limits("smtp://mail.example?greetingTimeout=500&pool=true");
  expect(own).toMatchObject({ greetingTimeout: "500", pool: "true", socketTimeout: "30000" });
  expect(withTimeouts("smtps://user:p%40ss@mail.example:465")).toMatch(
    /^smtps:\/\/user:p%40ss@mail\.example:465\?/,
  );
});

it("gives up on a server that says nothing", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => silent.once("listening", ready));
  const { port } = silent.address() as AddressInfo;
  const transport = createTransport(withTimeouts(`smtp://127.0.0.1:${port}?greetingTimeout=100`));
  await expect(transport.sendMail({ to: "rosa@example.com" })).rejects.toThrow("Greeting never received");
  silent.close();
});

describe("a mail server's refusal", () => {
  type Stage = "onAuth" | "onMailFrom" | "onRcptTo" | "onData";

  /** Sends a mail to a server that answers with this code at this stage. */
  async function send(stage: Stage, responseCode: number, to = "rosa@example.com"): Promise<void> {
    const refuse = (...given: unknown[]) => {
      const done = given.at(-1) as (error: Error) => void;
      if (stage === "onData") (given[0] as NodeJS.ReadableStream).resume();
      done(Object.assign(new Error("rosa@example.com is not wanted"), { responseCode }));
    };
    const server = new SMTPServer({ disabledCommands: ["STARTTLS"], authOptional: true, [stage]: refuse });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.server.address() as AddressInfo;
    const credentials = stage === "onAuth" ? "plumbline:wrong@" : "";
    vi.stubEnv("SMTP_URL", `smtp://${credentials}127.0.0.1:${port}`);
    const { sendMail } = await import("./send-mail");
    const mail = { to, subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
    try {
      await sendMail(mail, "job-1");
    } finally {
      await new Promise<void>((closed) => server.close(() => closed()));
    }
  }

  it.each<[Stage, number]>([
    ["onMailFrom", 550],
    ["onRcptTo", 550],
    ["onRcptTo", 552],
    ["onData", 554],
  ])("in %s with %i is final: the job is not tried again", async (stage, code) => {
    await expect(send(stage, code)).resolves.toBeUndefined();
  });

  it.each<[Stage, number]>([
    ["onAuth", 535],
    ["onMailFrom", 451],
    ["onRcptTo", 450],
    ["onData", 452],
  ])("in %s with %i may pass: the job is tried again", async (stage, code) => {
    await expect(send(stage, code)).rejects.toMatchObject({ responseCode: code });
  });

  it("is not asked for of the address of an account that was deleted meanwhile", async () => {
    await expect(send("onRcptTo", 450, "1b4e28ba@deleted.invalid")).resolves.toBeUndefined();
  });
});

describe("what the mail library makes of an address", () => {
  /** The mailboxes that a mail to this address goes to. */
  async function mailboxes(to: string): Promise<string[]> {
    const { envelope } = await createTransport({ streamTransport: true }).sendMail({
      from: "a@p.example",
      to,
    });
    return envelope.to;
  }

  it.each([
    ["rosa(crew)@example.com", ["rosa@example.com"]],
    ["rosa@example.com(b@evil.example)", ["rosa@example.com"]],
    ["<b@evil.example>rosa@example.com", ["b@evil.example"]],
    ["crew:a@example.com,b@evil.example;", ["a@example.com", "b@evil.example"]],
    ["a@example.com;b@evil.example", ["a@example.com", "b@evil.example"]],
    ["a@b@example.com", ['"a@b"@example.com']],
  ])("%j, which it reads in its own way, is refused", async (typed, read) => {
    expect(await mailboxes(typed)).toEqual(read);
    expect(emailText.safeParse(typed).success).toBe(false);
  });

  it("every address that we take is one mailbox, the one that was typed", async () => {
    const sign = fc.constantFrom(..."abc.!#$%&'*+/=?^_`{|}~-\"(),:;<>@[\\] ñ\u200b".split(""));
    const text = fc.string({ unit: sign, minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(text, text, async (local, domain) => {
        const { data: address } = emailText.safeParse(`${local}@${domain}`);
        if (address === undefined) return;
        // It quotes a part with a dot too many, as RFC 5321 has it: the same mailbox.
        expect((await mailboxes(address)).map((mailbox) => mailbox.replace(/^"(.*)"@/, "$1@"))).toEqual([
          address,
        ]);
      }),
      { numRuns: 500 },
    );
  });
});
