import { Clock3 as Clock, Plus, QrCode } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CopyCodeButton } from "@/components/join/copy-buttons";
import { ShareCodeButton } from "@/components/join/share-code-button";
import { useIssueCode } from "@/components/join/use-issue-code";
import { useWorkspace } from "@/components/project-model/workspace";
import { TimeText } from "@/components/providers/time-text";
import { useLongDates } from "@/components/providers/use-long-dates";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Button } from "@/components/ui/input/button";
import { focusIfLost } from "@/components/ui/focus/focus";
import { groupConnectCode } from "@/lib/projects/shared/code-text";
import type { ConnectCodeView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

const ConnectCodeDialog = onDemand(() => import("@/components/join/connect-code-dialog"));

interface CodeCardProps {
  code: ConnectCodeView;
  /** Whether it replaces the button that made the code. */
  takesFocus: boolean;
}

/** The newest code, and the ways to share it. */
export function CodeCard({ code, takesFocus }: CodeCardProps) {
  const t = useTranslations();
  const { project, actions } = useWorkspace();
  const { issue, pending } = useIssueCode(project.id, actions.issueCode);
  return (
    <>
      <div className="mt-3 rounded-card border border-line bg-surface px-4 pt-4 pb-3.5 lg:mt-2 lg:py-3">
        <p className="text-center font-mono text-[min(1.875rem,7vw)] leading-none font-semibold whitespace-nowrap lg:text-2xl lg:leading-none">
          {groupConnectCode(code.code)}
        </p>
        <Deadline expiresAt={code.expiresAt} />
        <div className="flex flex-wrap gap-2" {...(takesFocus && { ref: focusFirstIfLost })}>
          <ShareCodeButton
            code={code.code}
            projectName={project.name}
            variant="soft"
            className={cn(BUTTON, "grow-2")}
          />
          <CopyCodeButton code={code.code} label={t("codes.copy")} className={BUTTON} />
          <QrButton code={code} />
        </div>
      </div>
      <Button
        variant="ghost"
        pending={pending}
        className="mt-0.5 -mb-3 -ml-3 px-3 text-left text-[0.9375rem] text-blue"
        onClick={() => issue()}
      >
        <Plus aria-hidden className="size-5" />
        {t("codes.another")}
      </Button>
    </>
  );
}

function focusFirstIfLost(buttons: HTMLElement | null): void {
  focusIfLost(buttons?.querySelector("button") ?? null);
}

const BUTTON = "min-h-12 min-w-0 grow basis-[4.25rem] gap-1.5 px-1.5 lg:min-h-11";

function Deadline({ expiresAt }: Pick<ConnectCodeView, "expiresAt">) {
  const t = useTranslations("guide");
  const { deadline } = useLongDates();
  return (
    <p className="mt-2.5 mb-3 flex items-center justify-center gap-1.5 text-sm text-muted lg:mt-2 lg:mb-2.5">
      <Clock aria-hidden className="size-4 shrink-0" />
      <TimeText dateTime={expiresAt}>{t("validUntil", { time: deadline(expiresAt) })}</TimeText>
    </p>
  );
}

function QrButton({ code }: { code: ConnectCodeView }) {
  const t = useTranslations("codes");
  const { project, actions } = useWorkspace();
  const [shown, setShown] = useState<ConnectCodeView | null>(null);
  return (
    <>
      <Button
        variant="secondary"
        className={BUTTON}
        aria-haspopup="dialog"
        {...ConnectCodeDialog.near}
        onClick={() => setShown(code)}
      >
        <QrCode aria-hidden className="size-4.5" />
        {t("qr")}
      </Button>
      {shown && (
        <ConnectCodeDialog
          code={shown}
          projectName={project.name}
          issueCode={actions.issueCode}
          onIssued={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
