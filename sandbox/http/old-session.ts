import { encode } from "next-auth/jwt";
import { Client } from "./http-client";
import { SHARED_SECRET } from "@/sandbox/servers/own-server";

/** A browser of somebody who signed in years ago, and is still signed in. */
export async function longAgo(server: { url: string }, userId: string): Promise<Client> {
  const salt = "authjs.session-token";
  const token = { sid: "01900000-0000-7000-8000-000000000000", sub: userId, version: 0 };
  const browser = new Client(server.url);
  browser.setCookie(salt, await encode({ token, secret: SHARED_SECRET, salt, maxAge: 600 }));
  return browser;
}
