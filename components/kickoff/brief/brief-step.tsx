import { Folder } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { use, useState } from "react";
import { flushSync } from "react-dom";
import { PromptField } from "./prompt-field";
import { templateOf } from "./templates";
import { areDatesWhole, showFirstWrong } from "@/components/form/dialog-fields";
import { SelectField, TextField } from "@/components/form/fields";
import type { Proposed } from "@/components/kickoff/draft";
import { DueDateField } from "@/components/kickoff/due-date-field";
import type { KickoffReader } from "@/components/kickoff/kickoff-reader";
import { PermissionSelect } from "@/components/kickoff/permission-select";
import { ReaderContext } from "@/components/providers/reader-context";
import { Alert } from "@/components/ui/display/alert";
import { Spinner } from "@/components/ui/display/spinner";
import { Button } from "@/components/ui/input/button";
import { WorkDialogContent } from "@/components/ui/overlay/work-dialog";
import type { UpdatePermission } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";
import { TEMPLATE_KINDS } from "@/lib/i18n/template-texts";
import { INDUSTRY_LENGTH, PROMPT } from "@/lib/kickoff/limits";
import type { ProposalProgress } from "@/lib/kickoff/view";
import { trimmed } from "@/lib/shared/trimmed";

/** The input of the first step. */
export interface Brief {
  businessId: string;
  prompt: string;
  industry: string;
  /** YYYY-MM-DD, or empty. */
  dueDate: string;
  permission: UpdatePermission;
}

export interface BriefStepProps {
  reader: KickoffReader;
  businesses: BusinessView[];
  /** Whether the reader asked for the templates; without a service there is nothing else. */
  isTemplateWanted: boolean;
  brief: Brief;
  error: string | null;
  progress: ProposalProgress | null;
  /** Whether there is a proposal to go back to. */
  hasDraft: boolean;
  onBrief: (changes: Partial<Brief>) => void;
  /** Called at each press that goes on, before anything is checked. */
  onPress: () => void;
  onAsk: (body: object) => void;
  onCancel: () => void;
  onTemplate: (template: Proposed) => void;
  onReview: () => void;
}

/** Step 1: describe the project by typing or speaking, or choose a template. */
export function BriefStep(props: BriefStepProps) {
  const { reader, businesses, isTemplateWanted, brief, error, progress } = props;
  const { hasDraft, onBrief: set, onPress, onAsk, onCancel } = props;
  const t = useTranslations("kickoff");
  const common = useTranslations("common");
  const isDescribed = reader.isAiConfigured && !isTemplateWanted;
  const language = useLocale();
  const { timeZone } = use(ReaderContext);
  const [isChecked, setChecked] = useState(false);
  const noBusiness = isChecked && brief.businessId === "" ? t("businessRequired") : undefined;
  const { length } = trimmed(brief.prompt);
  const noPrompt = isChecked && (length < PROMPT.min || length > PROMPT.max) ? t("promptLength") : undefined;
  const check = () => {
    onPress();
    flushSync(() => setChecked(true));
  };
  const submit = (pressed: Element) => {
    check();
    if (brief.businessId === "" || length < PROMPT.min || length > PROMPT.max) return showFirstWrong(pressed);
    if (!areDatesWhole(pressed)) return;
    const { businessId, industry, dueDate, permission } = brief;
    const context = {
      businessId,
      industry,
      dueDateISO: dueDate,
      defaultUpdatePermissions: permission,
      language,
      timeZone,
    };
    onAsk({ prompt: brief.prompt, context });
  };
  return (
    <WorkDialogContent
      title={isTemplateWanted ? t("fromTemplate") : t("title")}
      description={isTemplateWanted ? t("stepOneTemplate") : t("stepOne")}
      className="lg:h-[47rem] lg:w-[44rem]"
      footer={
        <div className="flex gap-2.5 lg:justify-end">
          {hasDraft && !progress && (
            <Button variant="secondary" onClick={props.onReview}>
              {t("toProposal")}
            </Button>
          )}
          {progress && (
            <Button variant="secondary" className="max-lg:flex-1" onClick={onCancel}>
              {common("cancel")}
            </Button>
          )}
          {isDescribed && !progress && (
            <Button className="max-lg:flex-1" onClick={(event) => submit(event.currentTarget)}>
              {t("generate")}
            </Button>
          )}
        </div>
      }
    >
      <div className="grid flex-1 content-start gap-5 overflow-y-auto overscroll-contain p-4 pb-[max(1rem,env(safe-area-inset-bottom))] lg:px-7 lg:py-5">
        {error && <Alert tone="danger">{error}</Alert>}
        {progress ? (
          <StreamingPlan progress={progress} />
        ) : (
          <>
            <SelectField
              name="businessId"
              label={t("business")}
              value={brief.businessId}
              error={noBusiness}
              options={businesses.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => set({ businessId: target.value })}
            >
              <option value="">{t("chooseBusiness")}</option>
            </SelectField>
            {isDescribed && (
              <PromptField
                reader={reader}
                value={brief.prompt}
                error={noPrompt}
                onValue={(prompt) => set({ prompt })}
              />
            )}
            <div className="grid gap-5 lg:grid-cols-2">
              {isDescribed && (
                <TextField
                  name="industry"
                  label={t("industry")}
                  optional
                  maxLength={INDUSTRY_LENGTH}
                  placeholder={t("industryPlaceholder")}
                  value={brief.industry}
                  onChange={({ target }) => set({ industry: target.value })}
                />
              )}
              <DueDateField value={brief.dueDate} onValue={(dueDate) => set({ dueDate })} />
            </div>
            <PermissionSelect value={brief.permission} onValue={(permission) => set({ permission })} />
            <TemplateChoice
              isInstead={!isDescribed}
              lacksService={!reader.isAiConfigured && !isTemplateWanted}
              onChoose={(template, pressed) => {
                check();
                if (brief.businessId === "") showFirstWrong(pressed);
                else if (areDatesWhole(pressed)) props.onTemplate(template);
              }}
            />
          </>
        )}
      </div>
    </WorkDialogContent>
  );
}

/** The plan while it streams in. */
function StreamingPlan({ progress: { title, folders } }: { progress: ProposalProgress }) {
  const t = useTranslations("kickoff");
  return (
    <div className="grid gap-4">
      <p role="status" className="flex items-center gap-3 text-muted">
        <Spinner className="size-5" />
        {t("planning", { count: folders.length })}
      </p>
      {title && <h3 className="title-section wrap-anywhere">{title}</h3>}
      <ul>
        {folders.map((name, at) => (
          <li key={at} className="flex min-h-12 items-center gap-3 border-b border-line py-2 font-strong">
            <Folder aria-hidden className="size-5 shrink-0 text-muted" />
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface TemplateChoiceProps {
  /** Whether templates are the only option. */
  isInstead: boolean;
  /** Whether a description was wanted, and no service can plan from it. */
  lacksService: boolean;
  onChoose: (template: Proposed, pressed: Element) => void;
}

/** Plans that need no AI service. */
function TemplateChoice({ isInstead, lacksService, onChoose }: TemplateChoiceProps) {
  const t = useTranslations("kickoff");
  const locale = useLocale();
  return (
    <section aria-labelledby="kickoff-templates" className="grid gap-3">
      {lacksService && <Alert tone="info">{t("notConfigured")}</Alert>}
      <h3 id="kickoff-templates" className="title-section">
        {isInstead ? t("chooseTemplate") : t("orTemplate")}
      </h3>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
        {TEMPLATE_KINDS.map((kind) => (
          <Button
            key={kind}
            variant="secondary"
            className="px-3"
            onClick={(event) => onChoose(templateOf(kind, locale), event.currentTarget)}
          >
            {t(`templates.${kind}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}
