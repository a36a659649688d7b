import { titled } from "@/app/titled";
import { Waiting } from "@/components/screens/waiting/waiting";
import { requireUser } from "@/lib/account/session/current-user";

export const generateMetadata = titled("outbox.title");

/** The items are in the browser alone. */
export default async function WaitingPage() {
  const { id } = await requireUser();
  return <Waiting userId={id} />;
}
