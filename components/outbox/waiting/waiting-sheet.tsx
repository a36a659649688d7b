import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { WaitingLead, WaitingList } from "./waiting-list";
import { useOutbox } from "@/components/outbox/use-outbox";
import { Sheet } from "@/components/ui/overlay/dialog";

interface WaitingSheetProps {
  /** Renders the unposted recordings. */
  kept: ReactNode;
  onClose: () => void;
}

/** The list of unsent items as a sheet: without a signal its page cannot be fetched. */
export default function WaitingSheet({ kept, onClose }: WaitingSheetProps) {
  const t = useTranslations("outbox");
  const { isKept } = useOutbox();
  return (
    <Sheet
      onClose={onClose}
      title={t(isKept === false ? "titleInTab" : "title")}
      description={<WaitingLead />}
    >
      <div className="grid gap-6">
        {kept}
        <WaitingList />
      </div>
    </Sheet>
  );
}
