import { Bell, Building2, ChevronRight, CreditCard } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { LocalTime } from "@/components/providers/local-time";
import { Card } from "@/components/ui/display/card";
import { CopyButton } from "@/components/ui/input/copy-button";
import { Link } from "@/components/ui/text/link";
import { Section } from "@/components/ui/text/section";
import type { UserView } from "@/lib/account/view";
import { paths } from "@/lib/shared/paths/paths";

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

/** Links to the pages that people look for in their settings. */
export async function QuickActions() {
  const t = await getTranslations("settings");
  const actions = [
    {
      href: paths.notificationSettings(),
      icon: Bell,
      name: t("notifications"),
      hint: t("notificationsHint"),
    },
    { href: paths.businesses(), icon: Building2, name: t("businesses"), hint: t("businessesHint") },
    { href: paths.billing(), icon: CreditCard, name: t("billing"), hint: t("billingHint") },
  ];
  return (
    <nav aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="mb-3 title-section">
        {t("quickTitle")}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {actions.map(({ href, icon: Icon, name, hint }) => (
          <li key={href} className="group">
            <Link
              href={href}
              className="flex min-h-16 items-center gap-3.5 px-4 py-3 -outline-offset-3 group-first:rounded-t-card group-last:rounded-b-card hover:bg-sunk [&_svg]:size-5.5 [&_svg]:shrink-0 [&_svg]:text-muted"
            >
              <Icon aria-hidden />
              <span className="min-w-0 flex-1">
                <span className="block font-strong wrap-anywhere">{name}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </span>
              <ChevronRight aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
