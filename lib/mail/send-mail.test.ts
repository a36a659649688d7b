import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { withTimeouts } from "./send-mail";

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
