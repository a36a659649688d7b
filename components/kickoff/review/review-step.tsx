import { ArrowLeft, ChevronRight, Lightbulb, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { FolderEditors } from "./folder-editors";
import { type Problem, validateDraft } from "./validate-draft";
import { areDatesWhole, showFirstWrong } from "@/components/form/dialog-fields";
import { TextareaField, TextField } from "@/components/form/fields";
import { focusOnMount } from "@/components/form/focus-on-mount";
import type { ProposalDraft } from "@/components/kickoff/draft";
import { DueDateField } from "@/components/kickoff/due-date-field";
import { PermissionSelect, type PermissionSelectProps } from "@/components/kickoff/permission-select";
import type { Refusal } from "@/components/kickoff/use-create-from-draft";
import { Alert } from "@/components/ui/display/alert";
import { Button } from "@/components/ui/input/button";
import { WorkDialogContent } from "@/components/ui/overlay/work-dialog";
import { ButtonLink } from "@/components/ui/text/button-link";
import type { UpdatePermission } from "@/lib/access/policy";
import { TITLE } from "@/lib/kickoff/limits";
import { paths } from "@/lib/shared/paths/paths";

interface ReviewStepProps extends ReviewNotesProps {
  businessName: string;
  error: Refusal | null;
  /** The business whose plan the reader can upgrade. */
  upgradeId: string | null;
  isCreating: boolean;
  onDraft: (draft: ProposalDraft) => void;
  /** Called at each press that creates it, before anything is checked. */
  onPress: () => void;
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
    onPress,
    onBack,
    onCreate,
  } = props;
  const t = useTranslations("kickoff");
  const [isChecked, setChecked] = useState(false);
  const problems = isChecked ? validateDraft(draft) : [];
  const ofFolders = problems.find(({ path }) => path === "folders");
  const create = (pressed: Element) => {
    onPress();
    flushSync(() => setChecked(true));
    if (validateDraft(draft).length > 0) showFirstWrong(pressed);
    else if (areDatesWhole(pressed)) onCreate();
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
          <Button
            className="max-lg:flex-1"
            pending={isCreating}
            onClick={(event) => create(event.currentTarget)}
          >
            {isCreating ? t("creating") : t("create")}
          </Button>
        </div>
      }
    >
      <div className="min-w-0 flex-1 overflow-y-auto overscroll-contain p-4 lg:px-7 lg:py-5">
        {error && (
          <Alert tone="danger" className="mb-4">
            <p ref={showOnMount} className="scroll-mt-20">
              {error.text}
            </p>
            {error.lacksPlan && <p>{t(upgradeId ? "kept" : "ownerChooses")}</p>}
            {error.lacksPlan && upgradeId && (
              <ButtonLink href={paths.billing({ choose: upgradeId })} variant="link" size="inline">
                {t("upgrade")}
              </ButtonLink>
            )}
          </Alert>
        )}
        {problems.length > 0 && (
          <Alert tone="danger" className="mb-4">
            {t(ofFolders ? `problems.${ofFolders.text}` : "checkFields")}
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

/** As a `ref`: whoever pressed Create may have scrolled far down the plan. */
function showOnMount(refusal: Element | null): void {
  refusal?.scrollIntoView({ block: "nearest" });
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

interface ReviewNotesProps {
  draft: ProposalDraft;
  permission: UpdatePermission;
  onPermission: (permission: UpdatePermission) => void;
}

/** The proposal's assumptions and risks, and who may post. */
function ReviewNotes({ draft: { assumptions, risks, notes }, permission, onPermission }: ReviewNotesProps) {
  const t = useTranslations("kickoff");
  return (
    <div className="grid gap-6">
      <Notes
        title={t("assumptions")}
        texts={assumptions}
        icon={<Lightbulb aria-hidden className="size-5 text-muted" />}
      />
      <Notes
        title={t("risks")}
        texts={risks}
        icon={<TriangleAlert aria-hidden className="size-5 text-warn" />}
      />
      {notes && <p className="wrap-anywhere text-muted">{notes}</p>}
      <PermissionNote value={permission} onValue={onPermission} />
    </div>
  );
}

/** The same, collapsed into one row, for phones. */
function FoldedNotes(props: ReviewNotesProps) {
  const t = useTranslations("kickoff");
  const { assumptions, risks } = props.draft;
  return (
    <details className="group mt-4 border-y border-line lg:hidden">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 font-strong">
        <TriangleAlert aria-hidden className="size-5 shrink-0 text-warn" />
        <span className="flex-1">
          {t("noteCounts", { assumptions: assumptions.length, risks: risks.length })}
        </span>
        <ChevronRight aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-90" />
      </summary>
      <div className="pt-1 pb-4">
        <ReviewNotes {...props} />
      </div>
    </details>
  );
}

function Notes({ title, texts, icon }: { title: string; texts: string[]; icon: ReactNode }) {
  if (texts.length === 0) return null;
  return (
    <section>
      <h3 className="font-bold">{title}</h3>
      <ul>
        {texts.map((text, at) => (
          <li key={at} className="flex gap-2.5 border-b border-line py-3 text-[0.9375rem] last:border-0">
            <span className="mt-0.5 shrink-0">{icon}</span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Says who may post; becomes a select when pressed. */
function PermissionNote({ value, onValue }: Pick<PermissionSelectProps, "value" | "onValue">) {
  const t = useTranslations("kickoff");
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <PermissionSelect ref={focusOnMount} value={value} onValue={onValue} />;
  return (
    <section>
      <h3 className="font-bold">{t("whoMayPost")}</h3>
      <p className="mt-1 text-[0.9375rem] text-muted">
        {t("permissionAndCrew", { permission: t(`permission.${value}`), crew: t(`crew.${value}`) })}{" "}
        <Button
          variant="link"
          size="inline"
          className="font-bold no-underline"
          onClick={() => setChanging(true)}
        >
          {t("change")}
        </Button>
      </p>
    </section>
  );
}
