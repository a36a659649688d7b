import { CircleCheck, Clock3 as Clock, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CopyCodeButton, CopyLinkButton } from "./copy-buttons";
import { JoinQr } from "./join-qr";
import LetCrewPost, { type SetUpdatePermission } from "./let-crew-post";
import { ShareCodeButton } from "./share-code-button";
import { useIssueCode } from "./use-issue-code";
import { useShareCode } from "./use-share-code";
import type { FormAction } from "@/components/form/use-action-form";
import { TimeText } from "@/components/providers/time-text";
import { useLongDates } from "@/components/providers/use-long-dates";
import { Button } from "@/components/ui/input/button";
import { Sheet } from "@/components/ui/overlay/dialog";
import { CODE_HOURS } from "@/lib/projects/limits";
import { groupConnectCode } from "@/lib/projects/shared/code-text";
import type { ConnectCodeView } from "@/lib/projects/view";

interface ConnectCodeDialogProps {
  code: ConnectCodeView;
  /** Whether it was just made: the sheet says so, since a toast would cover the code. */
  isNew?: boolean;
  projectName: string;
  issueCode: FormAction<ConnectCodeView>;
  /** Set with a project's first code if the crew may not post yet: the sheet then asks whether they may. */
  setUpdatePermission?: SetUpdatePermission | undefined;
  /** Shows a new code instead of this one. */
  onIssued: (code: ConnectCodeView) => void;
  onClose: () => void;
}

/** A code and every way to hand it to one person. */
export default function ConnectCodeDialog({
  projectName,
  isNew = false,
  onClose,
  ...props
}: ConnectCodeDialogProps) {
  const t = useTranslations();
  const { code, issueCode, onIssued, setUpdatePermission } = props;
  const [asks, setAsks] = useState(setUpdatePermission !== undefined);
  const { issue, pending } = useIssueCode(code.projectId, issueCode, onIssued, { isSheet: true });
  const [openedWith] = useState(code.id);
  return (
    <Sheet onClose={onClose} title={t("codes.title")} description={t("codes.lead", { project: projectName })}>
      <p role="status" className="flex items-center justify-center gap-1.5 text-sm font-strong text-ok">
        {(isNew || code.id !== openedWith) && (
          <>
            <CircleCheck aria-hidden className="size-4 shrink-0" />
            {t("codes.generated")}
          </>
        )}
      </p>
      <p className="mt-3 text-center font-mono text-[min(2.375rem,8.8vw)] leading-none font-semibold whitespace-nowrap">
        {groupConnectCode(code.code)}
      </p>
      <ValidUntil expiresAt={code.expiresAt} />
      {setUpdatePermission && (
        <LetCrewPost
          projectId={code.projectId}
          setUpdatePermission={setUpdatePermission}
          onAnswered={() => setAsks(false)}
        />
      )}
      <ShareButtons code={code.code} projectName={projectName} isMain={!asks} />
      <NextToYou code={code.code} />
      <Button
        variant="ghost"
        pending={pending}
        className="mt-3 w-full text-blue"
        onClick={() => issue(hoursOf(code))}
      >
        <Plus aria-hidden className="size-5" />
        {t("codes.another")}
      </Button>
    </Sheet>
  );
}

function ValidUntil({ expiresAt }: Pick<ConnectCodeView, "expiresAt">) {
  const t = useTranslations("codes");
  const { weekdayTime } = useLongDates();
  const time = weekdayTime(expiresAt);
  return (
    <p className="mt-3.5 flex items-center justify-center gap-1.5 text-[0.9375rem] text-muted">
      <Clock aria-hidden className="size-4.5 shrink-0" />
      <TimeText>
        {t.rich("validUntil", { time, b: (chunks) => <b className="font-strong text-ink">{chunks}</b> })}
      </TimeText>
    </p>
  );
}

interface ShareButtonsProps {
  code: string;
  projectName: string;
  /** Whether sharing is the sheet's main button. */
  isMain: boolean;
}

function ShareButtons({ code, projectName, isMain }: ShareButtonsProps) {
  const { canShare } = useShareCode(code, projectName);
  return (
    <div className="mt-5.5 grid grid-cols-2 gap-2">
      <ShareCodeButton
        code={code}
        projectName={projectName}
        variant={isMain ? "primary" : "soft"}
        className="col-span-2 min-h-14 rounded-card text-[1.0625rem]"
      />
      <CopyCodeButton code={code} className={canShare ? "min-h-12 px-3" : "col-span-2 min-h-12 px-3"} />
      {canShare && <CopyLinkButton code={code} className="min-h-12 px-3" />}
    </div>
  );
}

function NextToYou({ code }: { code: string }) {
  const t = useTranslations("codes");
  return (
    <div className="mt-5 flex items-center gap-4 border-t border-line pt-5">
      <JoinQr
        code={code}
        label={t("qrLabel", { code: groupConnectCode(code) })}
        className="w-41 shrink-0 rounded-button border border-line"
      />
      <div>
        <h3 className="font-bold">{t("nextToYou")}</h3>
        <p className="mt-1 text-[0.9375rem] text-muted">{t("nextToYouHint")}</p>
      </div>
    </div>
  );
}

/** The code's validity in hours, so that the next code gets the same. */
function hoursOf({ createdAt, expiresAt }: ConnectCodeView) {
  const hours = Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 3_600_000);
  return CODE_HOURS.find((choice) => choice === hours);
}
