"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type SubmitEvent, useEffect, useRef } from "react";
import { KeptNote } from "@/components/form/kept-note";
import { useApplyEvent } from "@/components/project-model/use-apply-event";
import { useCan } from "@/components/project-model/use-can";
import { useWorkspace, type Viewer } from "@/components/project-model/workspace";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/api-client";
import { apiPaths } from "@/lib/api-paths";
import { MAX } from "@/lib/limits";
import type { UpdateView } from "@/lib/updates/view";
import { focusAtEnd } from "./focus";
import { GlossaryOffer } from "./glossary-offer";
import { SubmitHint, submitOnCtrlEnter } from "./submit-keys";
import { TermOffer } from "./term-offer";
import { useTranscriptDraft } from "./use-edit-draft";
import { useReason } from "./use-reason";
import { WriteProblem } from "./write-problem";

interface CorrectTranscriptProps {
  update: UpdateView;
  viewer: Viewer;
  onClose: () => void;
}

/** What the reader's own recording says as a field, below its player, until the server has the correction. */
export default function CorrectTranscript({ update, viewer, onClose }: CorrectTranscriptProps) {
  const t = useTranslations("voice");
  const reasonOf = useReason();
  const { businessId } = useWorkspace().project;
  const field = useRef<HTMLTextAreaElement>(null);
  const runsBusiness = useCan("project:manage");
  const draft = useTranscriptDraft(update, viewer);
  const { text, setText } = draft;
  const { save, isPending, error } = useSave(update, () => {
    draft.forget();
    onClose();
  });
  useEffect(() => {
    focusAtEnd(field.current);
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim()) save(text.trim());
  };
  return (
    <form onSubmit={onSubmit} className="grid gap-2.5">
      <Textarea
        aria-label={t("transcript")}
        rows={4}
        value={text}
        readOnly={isPending}
        maxLength={MAX.transcript}
        ref={field}
        onKeyDown={submitOnCtrlEnter}
        onChange={({ target }) => {
          setText(target.value);
        }}
        {...(update.language && { lang: update.language })}
      />
      <TermOffer projectId={update.projectId} field={field} text={text} disabled={isPending} />
      <SubmitHint />
      <KeptNote drafts={[draft]} />
      {runsBusiness && (
        <GlossaryOffer
          businessId={businessId}
          language={update.language}
          heard={update.transcript ?? ""}
          corrected={text}
        />
      )}
      <WriteProblem reason={error && reasonOf(error)} />
      <div className="flex gap-2.5">
        <Button type="submit" pending={isPending} disabled={text.trim() === ""}>
          {t("save")}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

function useSave({ id }: UpdateView, onSaved: () => void) {
  const t = useTranslations("voice");
  const reasonOf = useReason();
  const applyEvent = useApplyEvent();
  // Two taps in one frame: the second still sees the state of before the first.
  const inFlight = useRef(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (transcript: string) =>
      (await api.patch(apiPaths.transcript(id), { transcript })) as UpdateView,
    onSuccess: (update) => {
      const { projectId, taskId, subtaskId } = update;
      const event = { projectId, entityId: id, taskId, subtaskId };
      applyEvent({ type: "update.transcript-corrected", ...event }, update);
      toast({ title: t("corrected") });
      onSaved();
    },
    onError: (thrown) => {
      toast({ title: t("correctFailed"), description: reasonOf(thrown), variant: "destructive" });
    },
    onSettled: () => {
      inFlight.current = false;
    },
  });
  const save = (transcript: string) => {
    if (inFlight.current) return;
    inFlight.current = true;
    mutate(transcript);
  };
  return { save, isPending, error };
}
