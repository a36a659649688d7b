import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { framePage, listPage, mailPage } from "./inbox-page";
import { InboxStore } from "./inbox-store";
import { closeServer } from "@/sandbox/http/close-server";
import { codeOf } from "@/sandbox/run/failure";
import { freePort } from "@/sandbox/run/ports";

const HOST = "127.0.0.1";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'";

/** Error codes of a sender that is gone in the middle of a mail. */
const SENDER_GONE = new Set(["ECONNRESET", "EPIPE"]);

interface Options {
  /** Where mails are stored. */
  folder: string;
  smtpPort?: number;
  webPort?: number;
}

export interface Inbox {
  /** The value for SMTP_URL. */
  smtpUrl: string;
  /** The page that shows the mails. */
  url: string;
  store: InboxStore;
  /** Stops only the SMTP server, as in an outage. */
  stopMail(): Promise<void>;
  /** Starts it again, at the same address. */
  startMail(): Promise<void>;
  /** Accepts mails without responding, like a slow server, until the returned function is called. */
  holdMail(): () => void;
  /** Rejects every recipient, with the address in the message as servers do, until the returned function is called. */
  refuseMail(): () => void;
  stop(): Promise<void>;
}

/** Starts an SMTP server that accepts every mail and forwards none, and a page to read them; both on 127.0.0.1. */
export async function startInbox({ folder, smtpPort, webPort }: Options): Promise<Inbox> {
  const store = new InboxStore(folder);
  const web = createServer((request, response) => void answer(store, request, response));
  let held = Promise.resolve();
  let refuses = false;
  const behavior = { answering: () => held, refuses: () => refuses };
  let smtp = mailServer(store, behavior);
  const smtpAt = await listen((port, ready) => smtp.listen(port, HOST, ready), smtpPort);
  const webAt = await listen((port, ready) => web.listen(port, HOST, ready), webPort);
  const stopMail = () => new Promise<void>((done) => smtp.close(() => done()));
  return {
    smtpUrl: `smtp://${HOST}:${smtpAt}`,
    url: `http://localhost:${webAt}`,
    store,
    stopMail,
    async startMail() {
      smtp = mailServer(store, behavior);
      await new Promise<void>((ready) => smtp.listen(smtpAt, HOST, ready));
    },
    holdMail() {
      let release = () => {};
      held = new Promise((done) => (release = done));
      return release;
    },
    refuseMail() {
      refuses = true;
      return () => (refuses = false);
    },
    async stop() {
      await Promise.all([stopMail(), closeServer(web)]);
    },
  };
}

async function listen(start: (port: number, ready: () => void) => unknown, given?: number): Promise<number> {
  const port = given ?? (await freePort());
  await new Promise<void>((ready) => start(port, ready));
  return port;
}

interface Behavior {
  answering: () => Promise<void>;
  refuses: () => boolean;
}

function mailServer(store: InboxStore, { answering, refuses }: Behavior): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    closeTimeout: 500,
    onRcptTo({ address }, _session, done) {
      if (!refuses()) return done();
      done(Object.assign(new Error(`5.1.1 <${address}> is unknown here`), { responseCode: 550 }));
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((mail) => store.add(mail, recipients))
        .then(answering)
        .then(() => done(), done);
    },
  });
  server.on("error", (error) => {
    if (!SENDER_GONE.has(codeOf(error) ?? "")) throw error;
  });
  return server;
}

async function answer(store: InboxStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
  const [, id, part] = /^\/messages\/([\w-]+)(\/html)?$/.exec(pathname) ?? [];
  if (pathname === "/api/messages") return api(store, request, response, searchParams.get("to") ?? undefined);
  if (pathname === "/") return send(response, 200, listPage(await store.list()), PAGE_POLICY);
  const mail = id && (await store.get(id));
  if (!mail) return send(response, 404, "No such page.", PAGE_POLICY);
  return part
    ? send(response, 200, framePage(mail), MAIL_POLICY)
    : send(response, 200, mailPage(mail), PAGE_POLICY);
}

async function api(
  store: InboxStore,
  request: IncomingMessage,
  response: ServerResponse,
  to?: string,
): Promise<void> {
  if (request.method === "DELETE") {
    store.clear();
    response.writeHead(204).end();
  } else {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(await store.list(to)));
  }
}

function send(response: ServerResponse, status: number, html: string, policy: string): void {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
  };
  response.writeHead(status, headers).end(html);
}
