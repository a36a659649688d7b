import { CircleCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { type Action, useAction } from "@/components/form/use-action";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { Button } from "@/components/ui/input/button";
import { toastFailure } from "@/components/ui/toast/toast-store";
import type { ProjectView } from "@/lib/projects/view";

export type SetUpdatePermission = Action<
  { id: string; updatePermission: ProjectView["updatePermission"] },
  ProjectView
>;

interface LetCrewPostProps {
  projectId: string;
  setUpdatePermission: SetUpdatePermission;
  onAnswered: () => void;
}

/** Asks, with a project's first code, whether the people who join may post: projects from a kickoff start without that. */
export default function LetCrewPost({ projectId, setUpdatePermission, onAnswered }: LetCrewPostProps) {
  const t = useTranslations("codes.letPost");
  const titleId = useId();
  const [answer, setAnswer] = useState<"yes" | "no" | null>(null);
  const applyEvent = useApplyEvent();
  const { run, pending } = useAction(setUpdatePermission, {
    onSuccess: (project) => {
      applyEvent({ type: "project.update-permission-set", projectId, entityId: projectId }, project);
      setAnswer("yes");
      onAnswered();
    },
    onError: toastFailure(t("failed")),
  });
  if (answer === "no") return null;
  if (answer === "yes")
    return (
      <p role="status" className="mt-4 flex items-center gap-2 font-strong text-ok">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        {t("done")}
      </p>
    );
  return (
    <section aria-labelledby={titleId} className="mt-4 rounded-card bg-accent-soft p-4">
      <h3 id={titleId} className="font-bold">
        {t("title")}
      </h3>
      <p className="mt-0.5 text-[0.9375rem]">{t("hint")}</p>
      <div className="mt-3 flex gap-2">
        <Button
          size="sm"
          className="flex-1"
          pending={pending}
          onClick={() => run({ id: projectId, updatePermission: "all_contributors" })}
        >
          {t("yes")}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          onClick={() => {
            setAnswer("no");
            onAnswered();
          }}
        >
          {t("no")}
        </Button>
      </div>
    </section>
  );
}
