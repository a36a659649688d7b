import { getTranslations } from "next-intl/server";
import { LocalTime } from "@/components/providers/local-time";
import { Card } from "@/components/ui/display/card";
import { CopyButton } from "@/components/ui/input/copy-button";
import { Section } from "@/components/ui/text/section";
import type { UserView } from "@/lib/account/view";

/** The account's id, for support, and its date of creation. */
export async function AccountInformation({ user }: { user: UserView }) {
  const t = await getTranslations("settings");
  return (
    <Section title={t("accountTitle")} titleClassName="mb-3">
      <Card>
        <dl className="grid gap-4">
          <div>
            <dt className="text-sm text-muted">{t("accountId")}</dt>
            <dd className="mt-0.5 font-mono text-sm tracking-tight wrap-anywhere">{user.id}</dd>
            <dd className="mt-2.5">
              <CopyButton value={user.id} label={t("copyId")} copiedLabel={t("copied")} />
            </dd>
          </div>
          <div>
            <dt className="text-sm text-muted">{t("memberSince")}</dt>
            <dd className="mt-0.5">
              {user.createdAt ? <LocalTime at={user.createdAt} as="date" /> : t("unknown")}
            </dd>
          </div>
        </dl>
      </Card>
    </Section>
  );
}
