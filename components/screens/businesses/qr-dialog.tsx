import { useTranslations } from "next-intl";
import { CopyLinkButton } from "@/components/join/copy-buttons";
import { JoinQr } from "@/components/join/join-qr";
import { Sheet } from "@/components/ui/overlay/dialog";
import { groupConnectCode } from "@/lib/projects/shared/code-text";

interface QrDialogProps {
  code: string;
  projectName: string;
  onClose: () => void;
}

/** A QR code to be scanned from the screen, as large as it allows. */
export default function QrDialog({ code, projectName, onClose }: QrDialogProps) {
  const t = useTranslations();
  const grouped = groupConnectCode(code);
  return (
    <Sheet onClose={onClose} title={projectName} description={t("businesses.access.qrHint")}>
      <JoinQr
        code={code}
        label={t("codes.qrLabel", { code: grouped })}
        className="mx-auto w-full max-w-80 rounded-button"
      />
      <p className="mt-4 text-center font-mono text-[min(1.25rem,8vw)] font-strong tracking-[0.04em] whitespace-nowrap">
        {grouped}
      </p>
      <CopyLinkButton code={code} className="mt-4 w-full" />
    </Sheet>
  );
}
