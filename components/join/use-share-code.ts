import { useTranslations } from "next-intl";
import { useInBrowser } from "@/components/providers/use-store";
import { toast } from "@/components/ui/toast/toast-store";
import { groupConnectCode } from "@/lib/projects/shared/code-text";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

/**
 * Opens the system's share sheet with an invitation in both languages: the recipient may read the other one. `canShare` is
 * false if there is no share sheet, and until the page has hydrated.
 */
export function useShareCode(code: string, projectName: string): { canShare: boolean; share: () => void } {
  const t = useTranslations("codes");
  const common = useTranslations("common");
  const canShare = useInBrowser(() => typeof navigator.share === "function", false);
  const share = async () => {
    const link = window.location.origin + paths.join(code);
    const text = { project: projectName, product: PRODUCT_NAME, link, code: groupConnectCode(code) };
    try {
      await navigator.share({
        title: t("shareTitle", { project: projectName }),
        text: t("shareText", text),
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      toast({ title: common("notCopied"), description: common("notCopiedHint"), variant: "destructive" });
    }
  };
  return { canShare, share: () => void share() };
}
