"use client";

import { useTranslations } from "next-intl";
import { groupConnectCode } from "@/components/join/connect-code-text";
import { useOrigin } from "@/components/join/use-origin";
import { CopyButton } from "@/components/ui/copy-button";
import { toast } from "@/components/ui/toast-store";
import { paths } from "@/lib/paths";

interface CopyProps {
  code: string;
  className?: string;
}

export function CopyCodeButton({ code, className }: CopyProps) {
  const t = useTranslations("businesses.access");
  return <Copy value={groupConnectCode(code)} label={t("copyCode")} className={className} />;
}

export function CopyLinkButton({ code, className }: CopyProps) {
  const t = useTranslations("businesses.access");
  const origin = useOrigin() ?? "";
  return <Copy value={origin + paths.join(code)} label={t("copyLink")} className={className} />;
}

function Copy({ className, ...texts }: { value: string; label: string; className: string | undefined }) {
  const t = useTranslations("businesses.access");
  return (
    <CopyButton
      {...texts}
      {...(className && { className })}
      copiedLabel={t("copied")}
      onCopied={(copied) => {
        if (!copied)
          toast({ title: t("copyFailed"), description: t("copyFailedHint"), variant: "destructive" });
      }}
    />
  );
}
