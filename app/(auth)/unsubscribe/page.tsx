import { unsubscribeAction } from "@/app/(auth)/actions";
import { SECRET, titled } from "@/app/titled";
import { Messages } from "@/components/providers/messages";
import { Unsubscribe } from "@/components/screens/auth/unsubscribe";
import { single } from "@/lib/kernel/search-params";
import { readUnsubscribeToken } from "@/lib/notifications/deliver/unsubscribe";

export const generateMetadata = titled("unsubscribe.title", SECRET);

/** The page behind the link in emails about notifications, signed in or not. Opening it changes nothing. */
export default async function UnsubscribePage({ searchParams }: PageProps<"/unsubscribe">) {
  const token = single((await searchParams).token) ?? "";
  const found = readUnsubscribeToken(token);
  return (
    <Messages namespaces={["unsubscribe"]}>
      <Unsubscribe link={found && { token, emails: found.emails }} action={unsubscribeAction} />
    </Messages>
  );
}
