import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";

interface ConfirmDiscardProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export function ConfirmDiscard(props: ConfirmDiscardProps) {
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
