import { cookies, headers } from "next/headers";
import { isSecure, privateCookie } from "./session-cookie";
import { type Cookies, currentRequest } from "@/lib/kernel/request-context";

/** The request's cookies: the call's own, or Next's in pages and actions. */
export async function cookieJar(): Promise<Cookies> {
  return currentRequest()?.cookies ?? (await cookies());
}

/** Gives the browser a cookie for so many seconds, which no script reads. */
export async function keepCookie(name: string, value: string, maxAge: number): Promise<void> {
  (await cookieJar()).set(name, value, privateCookie(await isOverHttps(), maxAge));
}

/** Whether the request came over https, so that its cookies must be Secure. */
export async function isOverHttps(): Promise<boolean> {
  return isSecure(currentRequest()?.headers ?? (await headers()));
}
