import { useTranslations } from "next-intl";
import { type ReactNode, useSyncExternalStore } from "react";
import { NewProjectMenu } from "./new-project-menu";
import type { JoinAction } from "@/components/join/join-action";
import { JoinProject } from "@/components/join/join-project";
import { useNewProject } from "@/components/project-model/use-new-project";
import { storedText, storeText } from "@/lib/browser/stored";
import { PRICING } from "@/lib/shared/product";

const nameOf = (userId: string) => `starts-as:${userId}`;

/**
 * The dashboard without projects: asks once whether the reader runs jobs or works on them. The button for their answer is primary
 * from then on; having a business counts as the answer.
 */
export function NoProjects({ userId, join }: { userId: string; join: JoinAction }) {
  const t = useTranslations("dashboard");
  const { hasBusiness } = useNewProject();
  const answer = useStartsAs(userId);
  const startsAs = hasBusiness ? "owner" : answer;
  return (
    <div className="rounded-card border border-dashed border-edge px-5 py-8">
      <div className="mx-auto max-w-2xl text-center">
        <p className="title-section">{t("emptyTitle")}</p>
        <p className="mx-auto mt-1.5 max-w-[44ch] text-muted">{t("emptyBody")}</p>
        {startsAs === null && <p className="mt-5 font-bold">{t("ownerOrCrew")}</p>}
        <ul className="mt-4 grid gap-3 text-left sm:grid-cols-2">
          <Way title={t("asOwner")} hint={hasBusiness ? null : t("asOwnerHint", { days: PRICING.trialDays })}>
            <NewProjectMenu
              variant={startsAs === "owner" ? "primary" : "soft"}
              className="w-full"
              onPress={() => rememberStartsAs(userId, "owner")}
            />
          </Way>
          <Way title={t("asCrew")} hint={t("asCrewHint")}>
            <JoinProject
              join={join}
              variant={startsAs === "crew" ? "primary" : "soft"}
              className="w-full"
              onPress={() => rememberStartsAs(userId, "crew")}
            />
          </Way>
        </ul>
      </div>
    </div>
  );
}

function Way({ title, hint, children }: { title: string; hint: string | null; children: ReactNode }) {
  return (
    <li className="flex flex-col rounded-card border border-line bg-surface p-4">
      <p className="font-bold">{title}</p>
      {hint && <p className="mt-0.5 text-[0.9375rem] text-muted">{hint}</p>}
      <div className="mt-auto pt-3.5">{children}</div>
    </li>
  );
}

/** How a newcomer says they came: to run jobs, or to work on them. */
type StartsAs = "owner" | "crew";

/** The reader's answer in this browser; null before they have answered, and on the server. */
function useStartsAs(userId: string): StartsAs | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => read(userId),
    () => null,
  );
}

/** Stores the answer in this browser, so that the question is asked only once; where storage is blocked, it is asked again. */
function rememberStartsAs(userId: string, answer: StartsAs): void {
  storeText(nameOf(userId), answer);
}

function read(userId: string): StartsAs | null {
  const answer = storedText(nameOf(userId));
  return answer === "owner" || answer === "crew" ? answer : null;
}
