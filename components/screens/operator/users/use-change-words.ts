"use client";

import { useTranslations } from "next-intl";
import { UPDATE_PERMISSIONS } from "@/lib/access/policy";
import { SHOWN_STATUSES } from "@/lib/operator/limits";
import type { ActionLogView } from "@/lib/operator/view";
import { PROJECT_STATUSES } from "@/lib/projects/limits";

type Words = (value: string) => string;

const OF_PLAN = ["monthly", "yearly", "ending"] as const;

/** What a log entry changed, such as "from Free to Trial (monthly)", in the reader's language; null if it does not say. */
export function useChangeWords(): (entry: Pick<ActionLogView, "action" | "details">) => string | null {
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
