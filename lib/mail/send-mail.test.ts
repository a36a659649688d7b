import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createTransport } from "nodemailer";
import { SMTPServer } from "smtp-server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withTimeouts } from "./send-mail";

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
  async function send(stage: Stage, responseCode: number): Promise<void> {
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
    const mail = { to: "rosa@example.com", subject: "Hello", html: "<p>Hello</p>", text: "Hello" };
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
});
