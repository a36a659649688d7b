import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock-3";
import QrCode from "lucide-react/icons/qr-code";
import { useTranslations } from "next-intl";
import { CopyCodeButton, CopyLinkButton } from "@/components/join/copy-buttons";
import { useFormat } from "@/components/providers/use-format";
import { DialogButton } from "@/components/shell/dialog-button";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Badge } from "@/components/ui/display/badge";
import { groupConnectCode } from "@/lib/projects/shared/code-text";
import type { ConnectCodeView } from "@/lib/projects/view";
import { cn } from "@/lib/shared/utils";

const QrDialog = onDemand(() => import("./qr-dialog"));

interface CodeRowProps {
  code: ConnectCodeView;
  projectName: string;
  now: Date;
}

/** A code in groups of four, its state, and while it is valid the ways to share it. */
export function CodeRow({ code, projectName, now }: CodeRowProps) {
  const state = stateOf(code, now);
  return (
    <li className="py-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          className={cn(
            "font-mono text-[min(1.125rem,7.5vw)] font-strong tracking-[0.04em] whitespace-nowrap",
            state !== "valid" && "font-normal text-muted line-through",
          )}
        >
          {groupConnectCode(code.code)}
        </span>
        <CodeBadge code={code} state={state} now={now} />
      </div>
      {state === "valid" && <ShareButtons code={code.code} projectName={projectName} />}
    </li>
  );
}

function ShareButtons({ code, projectName }: { code: string; projectName: string }) {
  const t = useTranslations("businesses.access");
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      <CopyCodeButton code={code} className="flex-1 basis-36 px-3" />
      <CopyLinkButton code={code} className="flex-1 basis-36 px-3" />
      <DialogButton
        variant="secondary"
        size="sm"
        className="flex-1 basis-36 px-3"
        aria-haspopup="dialog"
        aria-label={t("qrNamed", { code: groupConnectCode(code) })}
        {...QrDialog.near}
        dialog={(close) => <QrDialog code={code} projectName={projectName} onClose={close} />}
      >
        <QrCode aria-hidden className="size-5" />
        {t("qr")}
      </DialogButton>
    </div>
  );
}

function CodeBadge({ code, state, now }: { code: ConnectCodeView; state: CodeState; now: Date }) {
  const t = useTranslations("businesses.access");
  const format = useFormat();
  if (state === "valid")
    return (
      <Badge tone="ok" size="sm" className="h-auto min-h-6.5 whitespace-normal">
        <Clock aria-hidden />
        <span suppressHydrationWarning>{t("expires", { left: format.until(code.expiresAt, now) })}</span>
      </Badge>
    );
  const Icon = state === "used" ? CircleCheck : CircleX;
  return (
    <Badge size="sm">
      <Icon aria-hidden />
      {t(state)}
    </Badge>
  );
}

type CodeState = "valid" | "used" | "expired";

function stateOf({ usedAt, expiresAt }: ConnectCodeView, now: Date): CodeState {
  if (usedAt !== null) return "used";
  return new Date(expiresAt) > now ? "valid" : "expired";
}
