"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useErrorText } from "@/components/providers/use-error-text";
import { ConfirmDialog } from "@/components/ui/alert-dialog";
import { Dialog } from "@/components/ui/dialog";
import type { BusinessView } from "@/lib/businesses/view";
import { DEFAULT_UPDATE_PERMISSION } from "@/lib/kickoff/limits";
import { type Brief, BriefStep } from "./brief-step";
import { type ProposalDraft, type Proposed, toDraft, toPlan } from "./draft";
import { ReviewStep } from "./review-step";
import { useCreate } from "./use-create";
import type { KickoffReader } from "./reader";
import { useProposal } from "./use-proposal";

interface KickoffDialogProps {
  reader: KickoffReader;
  businesses: BusinessView[];
  onClose: () => void;
}

/** From a description to a project with folders and subtasks (workspace.txt 2, "AI kickoff dialog"). Closing resets it, and asks when that loses something. */
export default function KickoffDialog({ reader, businesses, onClose }: KickoffDialogProps) {
  const t = useTranslations("kickoff");
  const errorText = useErrorText();
  const [brief, setBrief] = useState<Brief>(() => emptyBrief(businesses));
  const [draft, setDraft] = useState<ProposalDraft | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const review = (proposal: Proposed) => {
    setDraft(toDraft(proposal));
    setReviewing(true);
  };
  const proposal = useProposal({
    onDone: review,
    onFailed: (refused) => {
      setError(refused.message ? errorText(refused) : t("proposeFailed"));
    },
  });
  const { isCreating, create } = useCreate(setError);
  const close = () => {
    if (isCreating) return;
    if (draft !== null || brief.prompt.trim() !== "") setAsked(true);
    else onClose();
  };
  const business = businesses.find(({ id }) => id === brief.businessId);
  return (
    <Dialog open onOpenChange={close}>
      {isReviewing && draft ? (
        <ReviewStep
          {...{ draft, error, isCreating, businessName: business?.name ?? "" }}
          permission={brief.permission}
          onPermission={(permission) => {
            setBrief({ ...brief, permission });
          }}
          onDraft={setDraft}
          onBack={() => {
            setError(null);
            setReviewing(false);
          }}
          onCreate={() => {
            setError(null);
            const { businessId, permission: defaultUpdatePermissions, dueDate } = brief;
            const more = { businessId, defaultUpdatePermissions, dueDate: dueDate || null };
            void create({ ...toPlan(draft), ...more });
          }}
        />
      ) : (
        <BriefStep
          {...{ reader, businesses, brief, error, progress: proposal.progress, hasDraft: draft !== null }}
          onBrief={setBrief}
          onAsk={(body) => {
            setError(null);
            proposal.ask(body);
          }}
          onCancel={proposal.cancel}
          onTemplate={review}
          onReview={() => {
            setReviewing(true);
          }}
        />
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t("discardTitle")}
        description={t("discardHint")}
        confirmLabel={t("discard")}
        cancelLabel={t("keep")}
        onConfirm={onClose}
      />
    </Dialog>
  );
}

function emptyBrief(businesses: BusinessView[]): Brief {
  const businessId = (businesses.length === 1 && businesses[0]?.id) || "";
  return { businessId, prompt: "", industry: "", dueDate: "", permission: DEFAULT_UPDATE_PERMISSION };
}
