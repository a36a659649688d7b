"use client";

import { useTranslations } from "next-intl";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { WaitingLead, WaitingList } from "./waiting-list";

/** The page of what waits, over another one: without a signal no page can be fetched. */
export default function WaitingSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("outbox");
  const common = useTranslations("common");
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={t("title")} description={<WaitingLead />} closeLabel={common("close")}>
        <WaitingList />
      </DialogContent>
    </Dialog>
  );
}
