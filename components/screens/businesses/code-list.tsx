import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CircleX, Clock3 as Clock, Printer, QrCode } from "lucide-react";
import { useNow, useTranslations } from "next-intl";
import { connectCodes } from "@/components/join/use-issue-code";
import { CopyCodeButton, CopyLinkButton } from "@/components/join/copy-buttons";
import { useFormat } from "@/components/providers/use-format";
import { DialogButton } from "@/components/shell/dialog-button";
import { LoadingRegion } from "@/components/shell/loading-region";
import { LoadFailure } from "@/components/shell/on-demand/load-failure";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { Badge } from "@/components/ui/display/badge";
import { Skeleton } from "@/components/ui/display/skeleton";
import { ButtonLink } from "@/components/ui/text/button-link";
import { groupConnectCode } from "@/lib/projects/shared/code-text";
import type { ConnectCodeView } from "@/lib/projects/view";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

/** Milliseconds between updates of the remaining time, as in "expires in 12 min". */
const TICK = 30_000;
/** Milliseconds after which showing the list refetches it: no event says that a code was used. */
const STALE_AFTER_MS = 30_000;

/** The newest codes of a project, and the link to print all valid ones. */
export function CodeList({ projectId, projectName }: { projectId: string; projectName: string }) {
  const t = useTranslations("businesses.access");
  const now = useNow({ updateInterval: TICK });
  const query = useQuery({ ...connectCodes(projectId), staleTime: STALE_AFTER_MS });
  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="title-section">{t("newest")}</h3>
      {query.data ? (
        <Codes codes={query.data} projectName={projectName} now={now} />
      ) : query.error && !query.isFetching ? (
        <LoadFailure of={query} offline={t("offline")} className="mt-2" />
      ) : (
        <LoadingRegion className="mt-4 grid gap-3">
          <Skeleton className="h-7 w-3/5" />
          <Skeleton className="h-11 w-full" />
        </LoadingRegion>
      )}
    </div>
  );
}

function Codes({ codes, projectName, now }: { codes: ConnectCodeView[]; projectName: string; now: Date }) {
  const t = useTranslations("businesses.access");
  const [newest] = codes;
  if (!newest) return <p className="mt-1.5 text-muted">{t("noCodes")}</p>;
  return (
    <>
      <ul className="mt-1 divide-y divide-line">
        {codes.map((code) => (
          <CodeRow key={code.id} code={code} projectName={projectName} now={now} />
        ))}
      </ul>
      <ButtonLink
        href={paths.codeSheet({ project: newest.projectId })}
        prefetch={false}
        variant="link"
        size="inline"
        className="mt-5"
      >
        <Printer aria-hidden className="size-5" />
        {t("sheet")}
      </ButtonLink>
    </>
  );
}

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
