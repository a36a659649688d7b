import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { WaitingLead, WaitingList } from "./waiting-list";
import { Sheet } from "@/components/ui/overlay/dialog";

interface WaitingSheetProps {
  /** Renders the unposted recordings. */
  kept: ReactNode;
  onClose: () => void;
}

/** The list of unsent items as a sheet: without a signal its page cannot be fetched. */
export default function WaitingSheet({ kept, onClose }: WaitingSheetProps) {
  const t = useTranslations("outbox");
  return (
    <Sheet onClose={onClose} title={t("title")} description={<WaitingLead />}>
      <div className="grid gap-6">
        {kept}
        <WaitingList />
      </div>
    </Sheet>
  );
}
