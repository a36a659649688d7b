import { ArrowLeft, Ban } from "lucide-react";
import { useTranslations } from "next-intl";
import { use } from "react";
import { Activity } from "./activity";
import { useFormat } from "@/components/providers/use-format";
import { AskFirst } from "@/components/screens/operator/ask-first";
import { useBusinessColumns } from "@/components/screens/operator/businesses/business-columns";
import { Figures } from "@/components/screens/operator/figures/figures";
import { IsBilled } from "@/components/screens/operator/is-billed";
import { Loaded } from "@/components/screens/operator/load-state";
import { operatorApi } from "@/components/screens/operator/operator-api";
import { StatusBadge } from "@/components/screens/operator/status-badge";
import { useConsoleRead } from "@/components/screens/operator/use-console";
import { usePlace } from "@/components/screens/operator/use-place";
import { Avatar } from "@/components/ui/display/avatar";
import { Badge } from "@/components/ui/display/badge";
import { type Column, DataTable } from "@/components/ui/display/data-table";
import { Button } from "@/components/ui/input/button";
import { Section } from "@/components/ui/text/section";
import { CHARGING } from "@/lib/billing/limits";
import type {
  OperatorBusinessView,
  OperatorProjectView,
  OperatorUserView,
  OperatorView,
} from "@/lib/operator/view";
import { apiPath } from "@/lib/shared/paths/api-path";

/** One user: their figures, businesses, projects and activity, and a way to suspend them. */
export function UserPage({ userId, operator }: { userId: string; operator: OperatorView }) {
  const t = useTranslations("console.user");
  const { go } = usePlace();
  const found = useConsoleRead(apiPath("admin", "investigate", userId));
  return (
    <>
      <Button variant="ghost" size="text" className="mb-1 -ml-3" onClick={() => go("users")}>
        <ArrowLeft aria-hidden className="size-4.5" />
        {t("back")}
      </Button>
      <Loaded query={found} failed={t("failed")}>
        {({ user, businesses, projects, logs, logCount }) => (
          <>
            <Head user={user} businesses={businesses} isSelf={user.id === operator.id} />
            <UserFigures user={user} />
            <div className="mt-6 grid gap-x-11 gap-y-8 lg:grid-cols-[minmax(0,1fr)_26.75rem]">
              <div className="grid content-start gap-8">
                <UserBusinesses businesses={businesses} />
                <UserProjects projects={projects} />
              </div>
              <Activity userId={userId} newest={logs} count={logCount} />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

interface HeadProps {
  user: OperatorUserView;
  /** Those that they own. */
  businesses: OperatorBusinessView[];
  isSelf: boolean;
}

function Head({ user, businesses, isSelf }: HeadProps) {
  const t = useTranslations("console");
  const format = useFormat();
  const lines = [
    user.email,
    t("user.since", { date: format.date(user.createdAt) }),
    user.lastLoginAt === null
      ? t("user.neverIn")
      : t("user.lastIn", { date: format.dateTime(user.lastLoginAt) }),
  ];
  return (
    <div className="mb-4.5 flex flex-wrap items-center gap-4">
      <Avatar name={user.name} userRole="owner" className="size-14 text-[1.25rem]" />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="flex flex-wrap items-center gap-x-3 title-page lg:text-[1.625rem]">
          {user.name}
          {user.suspendedAt !== null && <Badge tone="danger">{t("users.suspended")}</Badge>}
        </h1>
        <p className="wrap-anywhere text-muted">{lines.join(" · ")}</p>
        {user.deletionDueAt !== null && (
          <p className="font-strong text-danger">
            {t("user.deletion", { date: format.date(user.deletionDueAt), state: deletionState(user) })}
          </p>
        )}
      </div>
      {!isSelf && <SuspendButton user={user} businesses={businesses} />}
    </div>
  );
}

/** An operator's suspension lets it wait; a deletion that has begun suspends them too, on its day or after it. */
function deletionState({ suspendedAt, deletionDueAt }: OperatorUserView): string {
  if (deletionDueAt === null) return "none";
  if (suspendedAt === null) return "due";
  return suspendedAt < deletionDueAt ? "waits" : "begun";
}

function SuspendButton({ user, businesses }: Omit<HeadProps, "isSelf">) {
  const t = useTranslations("console.suspend");
  const isBilled = use(IsBilled);
  const plans = isBilled ? businesses.filter(isCharged).length : 0;
  const { id: userId, name } = user;
  const isSuspended = user.suspendedAt !== null;
  const what = isSuspended ? "lift" : "suspend";
  const path = isSuspended ? apiPath("admin", "unsuspend-user") : apiPath("admin", "suspend-user");
  return (
    <AskFirst
      label={t(what)}
      icon={!isSuspended && <Ban aria-hidden className="size-5" />}
      className={isSuspended ? "max-sm:w-full" : "text-danger max-sm:w-full"}
      ask={{
        title: t(`${what}Title`, { name }),
        description: t(`${what}Body`, { name, plans, deletion: deletionState(user) }),
        done: t(isSuspended ? "lifted" : "suspended", { name }),
        failed: t(`${what}Failed`),
        variant: isSuspended ? "primary" : "danger",
      }}
      call={() => operatorApi.send("POST", path, { userId })}
    />
  );
}

function isCharged({ subscriptionStatus, cancelAtPeriodEnd }: OperatorBusinessView): boolean {
  return CHARGING.includes(subscriptionStatus) && !cancelAtPeriodEnd;
}

function UserFigures({ user }: { user: OperatorUserView }) {
  const t = useTranslations("console.user");
  const format = useFormat();
  const isBilled = use(IsBilled);
  const ofPlans = [
    [t("active"), user.activeSubscriptions],
    [t("trials"), user.trialSubscriptions],
    [t("adopters"), user.earlyAdopterSubscriptions],
  ] as const;
  const counts = [
    [t("businesses"), user.businessCount],
    [t("projects"), user.projectCount],
    [t("updates"), user.updateCount],
    [t("audio"), user.audioUpdateCount],
    [t("messages"), user.chatMessageCount],
    ...(isBilled ? ofPlans : []),
  ] as const;
  return (
    <Figures
      label={t("figures")}
      columns="lg:flex lg:*:grow"
      figures={[
        ...counts.map(([label, value]) => ({ label, value: format.number(value) })),
        ...(isBilled ? [{ label: t("revenue"), value: format.amount(user.totalRevenue) }] : []),
      ]}
    />
  );
}

/** The businesses that an investigated user owns. */
function UserBusinesses({ businesses }: { businesses: OperatorBusinessView[] }) {
  const t = useTranslations("console");
  const isBilled = use(IsBilled);
  const { state, plan, projects, members, paid } = useBusinessColumns();
  const ofPlans: Column<OperatorBusinessView>[] = [
    { label: state.label, cell: ({ subscriptionStatus }) => <StatusBadge status={subscriptionStatus} /> },
    { ...plan, from: "sm" },
  ];
  const { from: _, ...alwaysPaid } = paid;
  return (
    <OfUser
      title={t("user.businesses")}
      none={t("user.noBusinesses")}
      rows={businesses}
      columns={[
        ...(isBilled ? ofPlans : []),
        { ...projects, from: "sm" },
        { ...members, from: "sm" },
        ...(isBilled ? [alwaysPaid] : []),
      ]}
    />
  );
}

/** The projects that they are in, and those of their businesses. */
function UserProjects({ projects }: { projects: OperatorProjectView[] }) {
  const t = useTranslations("console.user");
  const format = useFormat();
  return (
    <OfUser
      title={t("projects")}
      none={t("noProjects")}
      rows={projects}
      columns={[
        { label: t("business"), cell: ({ business }) => business.name },
        { label: t("updates"), cell: ({ updateCount }) => format.number(updateCount), isNumber: true },
        {
          label: t("members"),
          cell: ({ memberCount }) => format.number(memberCount),
          isNumber: true,
          from: "sm",
        },
        {
          label: t("lastActivity"),
          cell: ({ lastActivityAt: at }) => at !== null && format.dayTime(at),
          isNumber: true,
          from: "sm",
        },
      ]}
    />
  );
}

interface OfUserProps<T> {
  title: string;
  /** Shown without rows. */
  none: string;
  rows: T[];
  /** Those after the name. */
  columns: Column<T>[];
}

function OfUser<T extends { id: string; name: string }>({ title, none, rows, columns }: OfUserProps<T>) {
  const t = useTranslations("console.businesses");
  const name: Column<T> = { label: t("name"), cell: (row) => <b className="font-strong">{row.name}</b> };
  return (
    <Section title={title} titleClassName="mb-2">
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <DataTable caption={title} rows={rows} keyOf={({ id }) => id} columns={[name, ...columns]} />
      )}
    </Section>
  );
}
