import { takeBackEmailAction } from "@/app/(auth)/actions";
import { SECRET, titled } from "@/app/titled";
import { Messages } from "@/components/providers/messages";
import { TakeBackEmail } from "@/components/screens/auth/take-back-email";
import { readTakeableEmail } from "@/lib/account/email/take-back-email";
import { env } from "@/lib/kernel/env";
import { single } from "@/lib/kernel/search-params";

export const generateMetadata = titled("takeBackEmail.title", SECRET);

/** The page behind the link mailed to a former address, signed in or not. Opening it changes nothing. */
export default async function TakeBackEmailPage({ searchParams }: PageProps<"/take-back-email">) {
  const token = single((await searchParams).token);
  const found = token === undefined ? null : await readTakeableEmail(token);
  const link = token !== undefined && found ? { token, ...found } : null;
  return (
    <Messages namespaces={["takeBackEmail"]}>
      <TakeBackEmail link={link} action={takeBackEmailAction} supportEmail={env.SUPPORT_EMAIL} />
    </Messages>
  );
}
