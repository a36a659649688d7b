"use client";

import { use, useState } from "react";
import { ReaderContext } from "@/components/providers/reader";
import { Dialog } from "@/components/ui/dialog";
import type { ProjectDetailView } from "@/lib/projects/view";
import { type Choices, emptyChoices } from "./choices";
import { ReportForm } from "./report-form";
import { ReportPreview } from "./report-preview";

interface ReportDialogProps {
  project: ProjectDetailView;
  userId: string;
  onClose: () => void;
}

/** The report dialog (workspace.txt 2): a form, the generated report, and those that were generated earlier. */
export default function ReportDialog({ project, userId, onClose }: ReportDialogProps) {
  const { locale } = use(ReaderContext);
  const [choices, setChoices] = useState<Choices>(() => emptyChoices(locale));
  const [shownId, setShownId] = useState<string | null>(null);
  return (
    <Dialog open onOpenChange={onClose}>
      {shownId ? (
        <ReportPreview
          {...{ project, userId }}
          reportId={shownId}
          onBack={() => {
            setShownId(null);
          }}
          onNew={() => {
            setChoices(emptyChoices(locale));
            setShownId(null);
          }}
        />
      ) : (
        <ReportForm {...{ project, choices }} onChoices={setChoices} onShow={setShownId} />
      )}
    </Dialog>
  );
}
