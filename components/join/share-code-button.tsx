import { Share2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { CopyLinkButton } from "./copy-buttons";
import { useShareCode } from "./use-share-code";
import { Button } from "@/components/ui/input/button";

interface ShareCodeButtonProps {
  code: string;
  projectName: string;
  variant: "primary" | "soft";
  className?: string;
}

/** Shares an invitation; where the system has no share sheet, copies its link. */
export function ShareCodeButton({ code, projectName, variant, className }: ShareCodeButtonProps) {
  const t = useTranslations("codes");
  const { canShare, share } = useShareCode(code, projectName);
  if (!canShare) return <CopyLinkButton code={code} variant={variant} className={className} />;
  return (
    <Button variant={variant} size="sm" onClick={share} {...(className && { className })}>
      <Share2 aria-hidden className="size-5" />
      {t("share")}
    </Button>
  );
}
