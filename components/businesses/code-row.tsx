"use client";

import CircleCheck from "lucide-react/icons/circle-check";
import CircleX from "lucide-react/icons/circle-x";
import Clock from "lucide-react/icons/clock-3";
import { useTranslations } from "next-intl";
import { groupConnectCode } from "@/components/join/connect-code-text";
import { useFormat } from "@/components/providers/use-format";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import { toast } from "@/components/ui/toast-store";
import { paths } from "@/lib/paths";
import type { ConnectCodeView } from "@/lib/projects/view";
import { cn } from "@/lib/utils";

/** A code in groups of four, what has become of it, and while it works, the two ways to hand it on. */
export function CodeRow({ code, now }: { code: ConnectCodeView; now: Date }) {
  const state = stateOf(code, now);
  return (
    <li className="py-4 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span
          className={cn(
            "font-mono text-lg font-strong tracking-[0.04em] whitespace-nowrap",
            state !== "valid" && "font-normal text-muted line-through",
          )}
        >
          {groupConnectCode(code.code)}
        </span>
        <CodeBadge code={code} state={state} now={now} />
      </div>
      {state === "valid" && <CopyButtons code={code.code} />}
    </li>
  );
}

function CopyButtons({ code }: { code: string }) {
  const t = useTranslations("businesses.access");
  const refused = (copied: boolean) => {
    if (!copied) toast({ title: t("copyFailed"), description: t("copyFailedHint"), variant: "destructive" });
  };
  const texts = { copiedLabel: t("copied"), onCopied: refused, className: "flex-1 basis-36 px-3" };
  return (
    <div className="mt-2.5 flex flex-wrap gap-2">
      <CopyButton value={groupConnectCode(code)} label={t("copyCode")} {...texts} />
      <CopyButton value={origin() + paths.join(code)} label={t("copyLink")} {...texts} />
    </div>
  );
}

interface CodeBadgeProps {
  code: ConnectCodeView;
  state: CodeState;
  now: Date;
}

function CodeBadge({ code, state, now }: CodeBadgeProps) {
  const t = useTranslations("businesses.access");
  const format = useFormat();
  switch (state) {
    case "valid":
      return (
        <Badge tone="ok" size="sm">
          <Clock aria-hidden />
          <span suppressHydrationWarning>{t("expires", { left: format.until(code.expiresAt, now) })}</span>
        </Badge>
      );
    case "used":
      return (
        <Badge size="sm">
          <CircleCheck aria-hidden />
          {t("used")}
        </Badge>
      );
    case "expired":
      return (
        <Badge size="sm">
          <CircleX aria-hidden />
          {t("expired")}
        </Badge>
      );
  }
}

type CodeState = "valid" | "used" | "expired";

function stateOf({ usedAt, expiresAt }: ConnectCodeView, now: Date): CodeState {
  if (usedAt !== null) return "used";
  return new Date(expiresAt) > now ? "valid" : "expired";
}

/** Of this site. Empty on the server, where nothing is copied. */
function origin(): string {
  return typeof window === "undefined" ? "" : window.location.origin;
}
