import ChevronRight from "lucide-react/icons/chevron-right";
import Lightbulb from "lucide-react/icons/lightbulb";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { focusOnMount } from "@/components/form/focus-on-mount";
import type { ProposalDraft } from "@/components/kickoff/draft";
import { PermissionSelect, type PermissionSelectProps } from "@/components/kickoff/permission-select";
import { Button } from "@/components/ui/input/button";
import type { UpdatePermission } from "@/lib/access/policy";

export interface ReviewNotesProps {
  draft: ProposalDraft;
  permission: UpdatePermission;
  onPermission: (permission: UpdatePermission) => void;
}

/** The proposal's assumptions and risks, and who may post. */
export function ReviewNotes({
  draft: { assumptions, risks, notes },
  permission,
  onPermission,
}: ReviewNotesProps) {
  const t = useTranslations("kickoff");
  return (
    <div className="grid gap-6">
      <Notes
        title={t("assumptions")}
        texts={assumptions}
        icon={<Lightbulb aria-hidden className="size-5 text-muted" />}
      />
      <Notes
        title={t("risks")}
        texts={risks}
        icon={<TriangleAlert aria-hidden className="size-5 text-warn" />}
      />
      {notes && <p className="wrap-anywhere text-muted">{notes}</p>}
      <PermissionNote value={permission} onValue={onPermission} />
    </div>
  );
}

/** The same, collapsed into one row, for phones. */
export function FoldedNotes(props: ReviewNotesProps) {
  const t = useTranslations("kickoff");
  const { assumptions, risks } = props.draft;
  return (
    <details className="group mt-4 border-y border-line lg:hidden">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 font-strong">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-warn" />
        <span className="flex-1">
          {t("noteCounts", { assumptions: assumptions.length, risks: risks.length })}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-90" />
      </summary>
      <div className="pt-1 pb-4">
        <ReviewNotes {...props} />
      </div>
    </details>
  );
}

function Notes({ title, texts, icon }: { title: string; texts: string[]; icon: ReactNode }) {
  if (texts.length === 0) return null;
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <ul>
        {texts.map((text, at) => (
          <li key={at} className="flex gap-2.5 border-b border-line py-3 text-[0.9375rem] last:border-0">
            <span className="mt-0.5 shrink-0">{icon}</span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says who may post; becomes a select when pressed. */
function PermissionNote({ value, onValue }: Pick<PermissionSelectProps, "value" | "onValue">) {
  const t = useTranslations("kickoff");
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <PermissionSelect ref={focusOnMount} value={value} onValue={onValue} />;
  return (
    <section>
      <h3 className="font-bold">{t("whoMayPost")}</h3>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t("permissionAndCrew", { permission: t(`permission.${value}`), crew: t(`crew.${value}`) })}{" "}
        <Button
          variant="link"
          size="inline"
          className="font-bold no-underline"
          onClick={() => setChanging(true)}
        >
          {t("change")}
        </Button>
      </p>
    </section>
  );
}
