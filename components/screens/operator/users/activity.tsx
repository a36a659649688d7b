import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { deviceOf } from "./device-of";
import { useFormat } from "@/components/providers/use-format";
import { More } from "@/components/screens/operator/list-controls";
import { Loaded } from "@/components/screens/operator/load-state";
import { useConsoleList } from "@/components/screens/operator/use-console";
import { Button } from "@/components/ui/input/button";
import { UPDATE_PERMISSIONS } from "@/lib/access/policy";
import type { EventType } from "@/lib/events/catalogue";
import { SHOWN_STATUSES } from "@/lib/operator/limits";
import type { ActionLogView } from "@/lib/operator/view";
import { PROJECT_STATUSES } from "@/lib/projects/limits";
import { apiPath } from "@/lib/shared/paths/api-path";
import { withQuery } from "@/lib/shared/paths/with-query";

interface ActivityProps {
  userId: string;
  /** The newest entries; `count` is the number of all. */
  newest: ActionLogView[];
  count: number;
}

/** How many are shown at first. */
const SHOWN = 12;

/** What a user did and what was done to them, as a timeline. Entries of the system have a square and the word System. */
export function Activity({ userId, newest, count }: ActivityProps) {
  const t = useTranslations("console.user");
  const [showsAll, setShowsAll] = useState(false);
  return (
    <section aria-labelledby="activity-title" className="min-w-0">
      <div className="flex items-center justify-between gap-3">
        <h2 id="activity-title" className="title-section">
          {t("activity")}
        </h2>
        {!showsAll && count > SHOWN && (
          <Button variant="link" size="inline" onClick={() => setShowsAll(true)}>
            {t("all", { count })}
          </Button>
        )}
      </div>
      {newest.length === 0 && <p className="mt-1 text-muted">{t("noActivity")}</p>}
      {showsAll ? <Everything userId={userId} /> : <Entries entries={newest.slice(0, SHOWN)} />}
    </section>
  );
}

function Everything({ userId }: { userId: string }) {
  const t = useTranslations("console.user");
  const entries = useConsoleList((page) =>
    withQuery(apiPath("admin", "action-logs"), { ...page, about: userId }),
  );
  return (
    <Loaded query={entries} failed={t("logsFailed")}>
      {(rows) => (
        <>
          <Entries entries={rows} />
          <More list={entries} />
        </>
      )}
    </Loaded>
  );
}

function Entries({ entries }: { entries: ActionLogView[] }) {
  return (
    <ul className="mt-2">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function Entry({ entry }: { entry: ActionLogView }) {
  const t = useTranslations("console.user");
  const name = useActionName();
  const format = useFormat();
  const isSystem = entry.userId === null;
  const about = useAbout(entry);
  return (
    <li className="relative flex gap-3 pb-3.5 before:absolute before:top-4 before:bottom-0 before:left-[7px] before:w-0.5 before:bg-line last:before:hidden">
      <span
        aria-hidden
        className={clsx(
          "relative mt-1 size-4 shrink-0 border-2 border-muted bg-bg",
          isSystem ? "rounded-[4px]" : "rounded-full",
        )}
      />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-strong">{name(entry.action)}</span>
          <span className="shrink-0 text-sm text-muted">{format.dayTime(entry.createdAt)}</span>
        </p>
        {(isSystem || about !== "") && (
          <p className="text-sm wrap-anywhere text-muted">
            {isSystem && <b className="text-ink">{t("system")}</b>}
            {isSystem && about !== "" && " · "}
            {about}
          </p>
        )}
      </div>
    </li>
  );
}

/** The name of an action; one from a newer version is shown as stored. */
function useActionName(): (action: string) => string {
  const t = useTranslations("activity");
  return (action) => (t.has(action as EventType) ? t(action as EventType) : t("unknown", { action }));
}

/** Where it happened and what changed; for a sign-in, the device. */
function useAbout(entry: ActionLogView): string {
  const { action, place, userAgent, ipAddress, user } = entry;
  const change = useChangeWords()(entry);
  const device = place === null ? [deviceOf(userAgent), ipAddress] : [];
  const by = /^user\.(un)?suspended$/.test(action) ? user?.email : null;
  return [place, change, by, ...device].filter(Boolean).join(", ");
}

type Words = (value: string) => string;

const OF_PLAN = ["monthly", "yearly", "ending"] as const;

/** What a log entry changed, such as "from Free to Trial (monthly)", in the reader's language; null if it does not say. */
function useChangeWords(): (entry: Pick<ActionLogView, "action" | "details">) => string | null {
  const t = useTranslations("console");
  const words: Record<string, Words> = {
    "business.subscription-changed": subscriptionWords(
      wordOf(SHOWN_STATUSES, (status) => t(`status.${status}`)),
      wordOf(OF_PLAN, (word) => t(`values.${word}`)),
    ),
    "project.status-set": wordOf(PROJECT_STATUSES, (status) => t(`values.project.${status}`)),
    "project.update-permission-set": wordOf(UPDATE_PERMISSIONS, (who) => t(`values.posting.${who}`)),
  };
  return ({ action, details: { from, to } }) => {
    const wordsFor = words[action];
    if (!wordsFor || typeof from !== "string" || typeof to !== "string") return null;
    return t("user.fromTo", { from: wordsFor(from), to: wordsFor(to) });
  };
}

/** Shows a value from a newer version as stored. */
function wordOf<T extends string>(known: readonly T[], word: (value: T) => string): Words {
  return (value) => {
    const found = known.find((one) => one === value);
    return found ? word(found) : value;
  };
}

/** Formats "trialing monthly ending": the status, and the rest in parentheses. */
function subscriptionWords(status: Words, ofPlan: Words): Words {
  return (value) => {
    const [first = "", ...rest] = value.split(" ");
    return rest.length === 0 ? status(first) : `${status(first)} (${rest.map(ofPlan).join(", ")})`;
  };
}
