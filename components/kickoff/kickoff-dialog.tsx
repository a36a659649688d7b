import { useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import type { BriefStepProps } from "./brief/brief-step";
import { type ProposalDraft, type Proposed, toDraft, toPlan } from "./draft";
import { type Refusal, useCreateFromDraft } from "./use-create-from-draft";
import { draftName, readDraft } from "@/components/form/draft-store";
import { useKeptDraft } from "@/components/form/use-kept-draft";
import { useSlowCall } from "@/components/form/use-slow-call";
import { type Brief, BriefStep } from "@/components/kickoff/brief/brief-step";
import { ReviewStep } from "@/components/kickoff/review/review-step";
import { useFailureText } from "@/components/providers/use-error-text";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { Dialog } from "@/components/ui/overlay/dialog";
import { canInBusiness } from "@/lib/access/policy";
import type { BusinessView } from "@/lib/businesses/view";
import { DEFAULT_UPDATE_PERMISSION } from "@/lib/kickoff/limits";
import type { ProposalProgress, ProposalView } from "@/lib/kickoff/view";
import { apiPath } from "@/lib/shared/paths/api-path";
import { trimmed } from "@/lib/shared/trimmed";

interface KickoffDialogProps extends Pick<BriefStepProps, "reader" | "businesses" | "isTemplateWanted"> {
  onClose: () => void;
}

/** From a description to a project with folders and subtasks. Closing resets it, and asks first if that would lose something. */
export default function KickoffDialog(props: KickoffDialogProps) {
  const { reader, businesses, isTemplateWanted, onClose } = props;
  const t = useTranslations("kickoff");
  const failureText = useFailureText();
  const kept = useKickoffDraft(reader.userId, businesses);
  const [created, setCreated] = useState<KickoffDraft | null>(null);
  const { brief, proposal, isReviewing, isChanged = false } = created ?? kept.draft;
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<Refusal | null>(null);
  const clearError = () => setError(null);
  /** What replaces a proposal that was changed, until it is confirmed. */
  const [replacement, setReplacement] = useState<(() => void) | null>(null);
  const replace = (propose: () => void) => (isChanged ? setReplacement(() => propose) : propose());
  const setBrief = (changes: Partial<Brief>) => kept.change((newest) => withBrief(newest, changes));
  const review = (proposed: Proposed) =>
    kept.change(({ brief: { dueDate } }) => {
      const draft = toDraft({ ...proposed, dueDate: proposed.dueDate ?? dueDate });
      return { proposal: draft, isReviewing: true, isChanged: false };
    });
  const asking = useSlowCall<ProposalView, ProposalProgress>({
    path: apiPath("kickoff", "propose"),
    start: { title: null, folders: [] },
    onDone: review,
    onFailed: (refused) => {
      const isKnown = refused.message || refused.code === "offline";
      setError({ text: isKnown ? failureText(refused) : t("proposeFailed") });
    },
  });
  const { isCreating, create } = useCreateFromDraft({
    onError: setError,
    onCreated: () => {
      setCreated(kept.draft);
      kept.forget();
    },
  });
  const discard = () => {
    kept.forget();
    onClose();
  };
  const close = () => {
    if (isCreating) return;
    if (proposal !== null || trimmed(brief.prompt) !== "") setAsked(true);
    else discard();
  };
  const business = businesses.find(({ id }) => id === brief.businessId);
  return (
    <Dialog onClose={close}>
      {isReviewing && proposal ? (
        <ReviewStep
          error={error}
          isCreating={isCreating}
          draft={proposal}
          businessName={business?.name ?? ""}
          upgradeId={business && canInBusiness(business.role, "billing:manage") ? business.id : null}
          permission={brief.permission}
          onPermission={(permission) => setBrief({ permission })}
          onDraft={(draft) => kept.change(() => ({ proposal: draft, isChanged: true }))}
          onPress={clearError}
          onBack={() => {
            clearError();
            kept.change(() => ({ isReviewing: false }));
          }}
          onCreate={() => {
            const { businessId, permission: defaultUpdatePermissions } = brief;
            create({ ...toPlan(proposal), businessId, defaultUpdatePermissions });
          }}
        />
      ) : (
        <BriefStep
          reader={reader}
          businesses={businesses}
          isTemplateWanted={isTemplateWanted}
          brief={brief}
          error={error?.text ?? null}
          progress={asking.progress}
          hasDraft={proposal !== null}
          onBrief={setBrief}
          onPress={clearError}
          onAsk={(body) => replace(() => asking.ask(body))}
          onCancel={asking.cancel}
          onTemplate={(template) => replace(() => review(template))}
          onReview={() => {
            clearError();
            kept.change(() => ({ isReviewing: true }));
          }}
        />
      )}
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t("discardTitle")}
        description={t("discardHint")}
        confirmLabel={t("discard")}
        cancelLabel={t("keep")}
        onConfirm={discard}
      />
      <ConfirmDialog
        open={replacement !== null}
        onClose={() => setReplacement(null)}
        title={t("replaceTitle")}
        description={t("replaceHint")}
        confirmLabel={t("replace")}
        cancelLabel={t("keep")}
        onConfirm={() => {
          setReplacement(null);
          replacement?.();
        }}
      />
    </Dialog>
  );
}

/** The unsaved input of both steps. */
interface KickoffDraft {
  brief: Brief;
  proposal: ProposalDraft | null;
  isReviewing: boolean;
  /** Whether the proposal was changed since it was made. */
  isChanged?: boolean;
}

/** The input of a kickoff, saved as one draft until the project is created or the kickoff is discarded. */
function useKickoffDraft(userId: string, businesses: BusinessView[]) {
  const name = draftName(userId, "kickoff");
  const original = useMemo(() => JSON.stringify(emptyDraft(businesses)), [businesses]);
  const { text, setText, forget } = useKeptDraft(name, original);
  const draft = useMemo(() => parse(text, businesses), [text, businesses]);
  // Reads the newest draft: a transcript arrives after the render that requested it.
  const change = (changes: (draft: KickoffDraft) => Partial<KickoffDraft>) => {
    const newest = parse(readDraft(name)?.text ?? original, businesses);
    setText(JSON.stringify({ ...newest, ...changes(newest) }));
  };
  return { draft, change, forget };
}

/** A draft as stored: the proposals of earlier versions have no due date of their own. */
interface StoredDraft extends Omit<KickoffDraft, "proposal"> {
  proposal: (Omit<ProposalDraft, "dueDate"> & { dueDate?: string }) | null;
}

/** Without its business if the reader no longer runs that: one is asked for once more. */
function parse(text: string, businesses: BusinessView[]): KickoffDraft {
  const draft = JSON.parse(text) as StoredDraft;
  const { brief, proposal } = draft;
  const businessId = businesses.some(({ id }) => id === brief.businessId) ? brief.businessId : "";
  const dated = proposal && { ...proposal, dueDate: proposal.dueDate ?? brief.dueDate };
  return { ...draft, brief: { ...brief, businessId }, proposal: dated };
}

function emptyDraft(businesses: BusinessView[]): KickoffDraft {
  const businessId = (businesses.length === 1 && businesses[0]?.id) || "";
  const brief = {
    businessId,
    prompt: "",
    industry: "",
    dueDate: "",
    permission: DEFAULT_UPDATE_PERMISSION,
  } as const;
  return { brief, proposal: null, isReviewing: false };
}

/** A day that is chosen again is the proposal's as well. */
function withBrief({ brief, proposal }: KickoffDraft, changes: Partial<Brief>): Partial<KickoffDraft> {
  const { dueDate } = changes;
  return {
    brief: { ...brief, ...changes },
    ...(proposal && dueDate !== undefined && { proposal: { ...proposal, dueDate } }),
  };
}
