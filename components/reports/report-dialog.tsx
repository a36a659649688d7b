"use client";

import { useState } from "react";
import { ReportForm } from "@/components/reports/form/report-form";
import { ReportPreview } from "@/components/reports/preview/report-preview";
import { useKeptChoices } from "@/components/reports/form/use-kept-choices";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { ProjectDetailView } from "@/lib/projects/view";

interface ReportDialogProps {
  project: ProjectDetailView;
  userId: string;
  onClose: () => void;
}

/** The report dialog: a form, the generated report, and those that were generated earlier. */
export default function ReportDialog({ project, userId, onClose }: ReportDialogProps) {
  const { choices, choose, forget } = useKeptChoices(userId, project.id);
  const [shownId, setShownId] = useState<string | null>(null);
  return (
    <Dialog
      open
      onOpenChange={() => {
        forget();
        onClose();
      }}
    >
      {shownId ? (
        <ReportPreview
          project={project}
          userId={userId}
          reportId={shownId}
          onBack={() => {
            setShownId(null);
          }}
          onNew={() => {
            forget();
            setShownId(null);
          }}
        />
      ) : (
        <ReportForm project={project} choices={choices} onChoices={choose} onShow={setShownId} />
      )}
    </Dialog>
  );
}
