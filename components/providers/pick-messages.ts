import { getMessages } from "next-intl/server";
import type { Messages, Namespace } from "@/lib/i18n/messages";

/** The messages of these namespaces, and no others, in the reader's language. */
export async function pickMessages(namespaces: Namespace[]): Promise<Partial<Messages>> {
  const all = await getMessages();
  return Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]]));
}
