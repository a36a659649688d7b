import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Ellipsis, Pencil, SquareSplitHorizontal, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { ShownPhoto } from "./photo";
import { EVERY_PHOTO, shownAt } from "./use-photos";
import { DraftNote } from "@/components/form/draft-note";
import { draftName } from "@/components/form/draft-store";
import { draftFieldProps, useKeptDraft } from "@/components/form/use-kept-draft";
import { useFailureText } from "@/components/providers/use-error-text";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { focusIfLost } from "@/components/ui/focus/focus";
import { buttonVariants } from "@/components/ui/input/button";
import { describedBy, Field } from "@/components/ui/input/field";
import { Textarea } from "@/components/ui/input/textarea";
import { ConfirmDialog } from "@/components/ui/overlay/alert-dialog";
import { FormActions, Sheet } from "@/components/ui/overlay/dialog";
import { DropdownMenu, DropdownMenuItem } from "@/components/ui/overlay/dropdown-menu";
import { toast } from "@/components/ui/toast/toast-store";
import { api } from "@/lib/browser/api-client";
import { MAX_ALT } from "@/lib/photos/limits";
import { apiPath } from "@/lib/shared/paths/api-path";
import { queryKeys } from "@/lib/shared/query-keys";
import { trimmed } from "@/lib/shared/trimmed";

const PhotoChooser = onDemand(() => import("@/components/photos/choose/photo-chooser"));

interface PhotoMenuProps {
  photo: ShownPhoto;
  projectId: string;
  readerId: string;
  /** When its update was posted; null in a comment or message, whose photos have no place. */
  postedAt: string | null;
}

/** Describing, comparing and deleting a photo, for its author and those of owner level. */
export function PhotoMenu(props: PhotoMenuProps) {
  const t = useTranslations("photos");
  const [isWanted, setWanted] = useState(false);
  const [asked, setAsked] = useState<"describe" | "samePlace" | "delete" | null>(null);
  const trigger = {
    className: buttonVariants({ variant: "bare", size: "icon" }),
    "aria-label": t("options"),
    children: <Ellipsis aria-hidden className="size-6" />,
  };
  const close = () => setAsked(null);
  return (
    <>
      {isWanted ? (
        <DropdownMenu trigger={{ ...trigger, ref: focusIfLost }}>
          <DropdownMenuItem icon={Pencil} onSelect={() => setAsked("describe")}>
            {t("describe")}
          </DropdownMenuItem>
          {props.postedAt !== null && (
            <DropdownMenuItem icon={SquareSplitHorizontal} onSelect={() => setAsked("samePlace")}>
              {t("samePlace")}
            </DropdownMenuItem>
          )}
          <DropdownMenuItem icon={Trash2} variant="danger" onSelect={() => setAsked("delete")}>
            {t("delete")}
          </DropdownMenuItem>
        </DropdownMenu>
      ) : (
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={false}
          {...trigger}
          onClick={() => setWanted(true)}
        />
      )}
      {asked === "describe" && <DescribeSheet {...props} onClose={close} />}
      {asked === "samePlace" && <SamePlaceChooser {...props} onClose={close} />}
      {asked === "delete" && <DeleteDialog {...props} onClose={close} />}
    </>
  );
}

type DialogProps = PhotoMenuProps & { onClose: () => void };

function DescribeSheet({ photo, projectId, readerId, onClose }: DialogProps) {
  const t = useTranslations("photos");
  const id = useId();
  const draft = useKeptDraft(draftName(readerId, "photo", photo.id), photo.alt ?? photo.altProposed ?? "");
  const { mutate, isPending } = useChange(projectId, "described", "describeFailed", async () => {
    await api.patch(apiPath("photos", photo.id), { alt: trimmed(draft.text) || null });
    draft.forget();
    onClose();
  });
  const over = trimmed(draft.text).length - MAX_ALT;
  const hint = t(photo.altProposed ? "proposedHint" : "descriptionHint");
  const error = over > 0 ? t("tooLong", { over }) : undefined;
  return (
    <Sheet onClose={onClose} title={t("describe")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (over <= 0 && !isPending) mutate(null);
        }}
      >
        <Field id={id} label={t("description")} hint={hint} error={error}>
          <Textarea id={id} rows={3} {...draftFieldProps(draft)} {...describedBy(id, { hint, error })} />
        </Field>
        <DraftNote drafts={[draft]} />
        <FormActions submitLabel={t("save")} pending={isPending} disabled={over > 0} />
      </form>
    </Sheet>
  );
}

/** Chooses the earlier photo that this one is compared with. */
function SamePlaceChooser({ photo, projectId, postedAt, onClose }: DialogProps) {
  const t = useTranslations("photos");
  const at = photo.takenAt ?? postedAt ?? "";
  const { mutate, isPending } = useChange(projectId, "samePlaceSet", "samePlaceFailed", async (earlier) => {
    await api.patch(apiPath("photos", photo.id), { samePlaceAs: earlier });
    onClose();
  });
  return (
    <PhotoChooser
      projectId={projectId}
      title={t("samePlace")}
      hint={t("samePlaceHint")}
      filter={EVERY_PHOTO}
      accepts={(one) => one.photo.id !== photo.id && shownAt(one) <= at}
      chosen={photo.samePlaceAs}
      onChoose={([earlier]) => {
        if (!isPending) mutate(earlier === photo.samePlaceAs ? null : (earlier ?? null));
      }}
      onClose={onClose}
    />
  );
}

function DeleteDialog({ photo, projectId, onClose }: DialogProps) {
  const t = useTranslations("photos");
  const { mutate, isPending } = useChange(projectId, "deleted", "deleteFailed", async () => {
    await api.delete(apiPath("photos", photo.id));
    onClose();
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t("deleteTitle")}
      description={t("deleteHint")}
      confirmLabel={t("delete")}
      pending={isPending}
      onConfirm={() => {
        if (!isPending) mutate(null);
      }}
    />
  );
}

/** A change of a photo: afterwards, what shows photos of the project, and their number, is read again. */
function useChange(
  projectId: string,
  done: "described" | "samePlaceSet" | "deleted",
  failed: "describeFailed" | "samePlaceFailed" | "deleteFailed",
  change: (to: string | null) => Promise<void>,
) {
  const t = useTranslations("photos");
  const reasonOf = useFailureText();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      toast({ title: t(done) });
      const { updates, messages, photos, project, projects } = queryKeys;
      const of = [updates, messages, photos, project].map((key) => key(projectId));
      await Promise.all([...of, projects()].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    onError: (thrown) => toast({ title: t(failed), description: reasonOf(thrown), variant: "destructive" }),
  });
}
