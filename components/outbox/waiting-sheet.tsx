"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { WaitingLead, WaitingList } from "./waiting-list";

interface WaitingSheetProps {
  /** Lists the recordings that were not posted. */
  kept: ReactNode;
  onClose: () => void;
}

/** The page of what waits, over another one: without a signal no page can be fetched. */
export default function WaitingSheet({ kept, onClose }: WaitingSheetProps) {
  const t = useTranslations("outbox");
  const common = useTranslations("common");
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t("title")} description={<WaitingLead />} closeLabel={common("close")}>
        <div className="grid gap-6">
          {kept}
          <WaitingList />
        </div>
      </DialogContent>
    </Dialog>
  );
}
