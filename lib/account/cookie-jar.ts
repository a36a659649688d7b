import { cookies, headers } from "next/headers";
import { isSecure } from "./session-cookie";
import { type Cookies, currentRequest } from "@/lib/request-context";

/** The cookies of the browser at hand: the call's own, or Next's in pages and actions. */
export async function cookieJar(): Promise<Cookies> {
  return currentRequest()?.cookies ?? (await cookies());
}

/** Whether the browser at hand came over https, and its cookies must say so. */
export async function isOverHttps(): Promise<boolean> {
  return isSecure(currentRequest()?.headers ?? (await headers()));
}
