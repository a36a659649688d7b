import { use, useMemo, useState } from "react";
import { draftName } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { ReaderContext } from "@/components/providers/reader-context";
import { type Choices, emptyChoices, type StartChoices } from "@/components/reports/form/choices";
import { ReportForm } from "@/components/reports/form/report-form";
import { ReportPreview } from "@/components/reports/preview/report-preview";
import { Dialog } from "@/components/ui/overlay/dialog";
import type { ProjectDetailView } from "@/lib/projects/view";

interface ReportDialogProps {
  project: ProjectDetailView;
  userId: string;
  /** What is chosen at first. */
  start?: StartChoices;
  /** The id of the report that is shown at first. */
  shown?: string;
  onClose: () => void;
}

/** The report dialog: a form, the generated report, and those that were generated earlier. */
export default function ReportDialog({ project, userId, start, shown, onClose }: ReportDialogProps) {
  const { choices, choose, forget } = useKeptChoices(userId, project.id, start);
  const [shownId, setShownId] = useState(shown ?? null);
  return (
    <Dialog
      onClose={() => {
        forget();
        onClose();
      }}
    >
      {shownId ? (
        <ReportPreview
          project={project}
          userId={userId}
          reportId={shownId}
          onBack={() => setShownId(null)}
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

/** The choices for a project's report, kept across a reload until the dialog is closed. */
function useKeptChoices(userId: string, projectId: string, start: StartChoices | undefined) {
  const { locale } = use(ReaderContext);
  const original = useMemo(() => JSON.stringify(emptyChoices(locale, start)), [locale, start]);
  const { text, setText, forget } = useKeptDraft(draftName(userId, "report", projectId), original);
  const choices = useMemo(
    () => ({ ...emptyChoices(locale), ...(JSON.parse(text) as Partial<Choices>) }),
    [locale, text],
  );
  const choose = (chosen: Choices) => setText(JSON.stringify(chosen));
  return { choices, choose, forget };
}
