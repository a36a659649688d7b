import ArrowLeft from "lucide-react/icons/arrow-left";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FolderEditors } from "./folder-editors";
import { FoldedNotes, ReviewNotes, type ReviewNotesProps } from "./review-notes";
import { type Problem, validateDraft } from "./validate-draft";
import { TextareaField, TextField } from "@/components/form/fields";
import type { ProposalDraft } from "@/components/kickoff/draft";
import { DueDateField } from "@/components/kickoff/due-date-field";
import type { Refusal } from "@/components/kickoff/use-create-from-draft";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { WorkDialogContent } from "@/components/ui/overlay/work-dialog";
import { ButtonLink } from "@/components/ui/text/button-link";
import { TITLE } from "@/lib/kickoff/limits";
import { paths } from "@/lib/shared/paths/paths";

interface ReviewStepProps extends ReviewNotesProps {
  businessName: string;
  error: Refusal | null;
  /** The business whose plan the reader can upgrade. */
  upgradeId: string | null;
  isCreating: boolean;
  onDraft: (draft: ProposalDraft) => void;
  onBack: () => void;
  onCreate: () => void;
}

/** Step 2: the proposal, edited in place. Nothing is created before Create Project is pressed. */
export function ReviewStep(props: ReviewStepProps) {
  const {
    draft,
    businessName,
    permission,
    error,
    upgradeId,
    isCreating,
    onDraft,
    onPermission,
    onBack,
    onCreate,
  } = props;
  const t = useTranslations("kickoff");
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? validateDraft(draft) : [];
  const create = () => {
    setChecked(true);
    if (validateDraft(draft).length === 0) onCreate();
  };
  const notes = { draft, permission, onPermission };
  return (
    <WorkDialogContent
      title={t("reviewTitle")}
      description={businessName ? t("stepTwoFor", { business: businessName }) : t("stepTwo")}
      back={{ label: t("back"), onBack }}
      className="lg:h-[47rem] lg:w-[67.5rem]"
      footer={
        <div className="flex items-center gap-2.5 lg:gap-4">
          <Button variant="secondary" disabled={isCreating} onClick={onBack}>
            <ArrowLeft aria-hidden className="size-5 max-lg:hidden" />
            {t("back")}
          </Button>
          <p className="hidden flex-1 text-right text-sm text-muted lg:block">{t("nothingYet")}</p>
          <Button className="max-lg:flex-1" pending={isCreating} onClick={create}>
            {isCreating ? t("creating") : t("create")}
          </Button>
        </div>
      }
    >
      <div className="min-w-0 flex-1 overflow-y-auto overscroll-contain p-4 lg:px-7 lg:py-5">
        {error && (
          <Alert tone="danger" className="mb-4">
            <p>{error.text}</p>
            {error.lacksPlan && upgradeId && (
              <ButtonLink href={paths.billing({ choose: upgradeId })} variant="link" size="inline">
                {t("upgrade")}
              </ButtonLink>
            )}
          </Alert>
        )}
        {problems.length > 0 && (
          <Alert tone="danger" className="mb-4">
            {t("checkFields")}
          </Alert>
        )}
        <Heading draft={draft} problems={problems} onDraft={onDraft} />
        <FoldedNotes {...notes} />
        <FolderEditors draft={draft} problems={problems} onDraft={onDraft} />
      </div>
      <aside className="hidden w-84 shrink-0 overflow-y-auto border-l border-line bg-bg p-6 lg:block">
        <ReviewNotes {...notes} />
      </aside>
    </WorkDialogContent>
  );
}

function Heading({
  draft,
  problems,
  onDraft,
}: { problems: Problem[] } & Pick<ReviewStepProps, "draft" | "onDraft">) {
  const t = useTranslations("kickoff");
  const { title, description, dueDate } = draft;
  const errorOf = (path: string) => {
    const problem = problems.find((one) => one.path === path);
    return problem && t(`problems.${problem.text}`);
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[15rem_1fr]">
      <TextField
        name="title"
        className="[&_input]:font-strong"
        label={t("titleLabel")}
        hint={t("characters", { count: title.length, most: TITLE.max })}
        error={errorOf("title")}
        value={title}
        onChange={({ target }) => onDraft({ ...draft, title: target.value })}
      />
      <TextareaField
        name="description"
        className="[&_textarea]:min-h-19"
        label={t("descriptionLabel")}
        error={errorOf("description")}
        rows={2}
        value={description}
        onChange={({ target }) => onDraft({ ...draft, description: target.value })}
      />
      <DueDateField value={dueDate} onValue={(day) => onDraft({ ...draft, dueDate: day })} />
    </div>
  );
}
