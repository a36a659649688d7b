import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";

export function ConfirmDiscard(props: { open: boolean; onClose: () => void; onConfirm: () => void }) {
  const t = useTranslations("recorder.discard");
  return (
    <ConfirmDialog
      title={t("title")}
      description={t("hint")}
      confirmLabel={t("confirm")}
      cancelLabel={t("keep")}
      {...props}
    />
  );
}
