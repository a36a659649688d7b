import { Link as LinkIcon } from "lucide-react";
import { useTranslations } from "next-intl";
import { useOrigin } from "./use-origin";
import { CopyButton, type CopyButtonProps } from "@/components/ui/input/copy-button";
import { groupConnectCode } from "@/lib/projects/shared/code-text";
import { paths } from "@/lib/shared/paths/paths";

interface CopyProps extends Pick<CopyButtonProps, "variant" | "className"> {
  code: string;
}

export function CopyCodeButton({ code, label, ...look }: CopyProps & { label?: string }) {
  const t = useTranslations("codes");
  return <Copy value={groupConnectCode(code)} label={label ?? t("copyCode")} {...look} />;
}

export function CopyLinkButton({ code, ...look }: CopyProps) {
  const t = useTranslations("codes");
  const origin = useOrigin() ?? "";
  return <Copy value={origin + paths.join(code)} label={t("copyLink")} icon={LinkIcon} {...look} />;
}

type CopyTexts = Omit<CopyProps, "code"> & Pick<CopyButtonProps, "value" | "label" | "icon">;

function Copy(props: CopyTexts) {
  const t = useTranslations("codes");
  return <CopyButton {...props} copiedLabel={t("copied")} />;
}
