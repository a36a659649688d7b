import { EllipsisVertical, FileAudio, TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DiscardButton, discard } from "./discard-button";
import { EditItem, editDraft } from "./edit-item";
import ItemFiles from "./item-files";
import { RetryButton } from "./retry-button";
import { SaveFileButton } from "./save-file-button";
import { isUploadRefused, uploadRefusal } from "./use-item-status";
import { useItemTexts } from "./use-item-texts";
import { readDraft } from "@/components/form/draft-store";
import { viewOf } from "@/components/outbox/kinds/kind-views";
import { TimeText } from "@/components/providers/time-text";
import { MenuOnDemand, type MenuTrigger, onDemand } from "@/components/shell/on-demand/on-demand";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { CopyButton } from "@/components/ui/input/copy-button";
import { FileButton } from "@/components/ui/input/file-button";
import { toast } from "@/components/ui/toast/toast-store";
import { addToOutbox } from "@/lib/browser/outbox/client";
import { draftOfFiles, type Recording } from "@/lib/browser/outbox/items/files";
import { type OutboxItem, photoCountOf, recordingOf } from "@/lib/browser/outbox/items/item";
import { isOf } from "@/lib/browser/outbox/items/item-kinds";
import { ACCEPTED_FILES } from "@/lib/shared/audio/audio-types";
import { cn } from "@/lib/shared/utils";

const ItemMenuPanel = onDemand(() => import("./item-menu-panel"));

/** A refused item: its text, the reason, and the actions on it. */
export function RefusedCard({ item }: { item: OutboxItem }) {
  const t = useTranslations("outbox");
  const recording = recordingOf(item);
  const { title, text, place, reason, time } = useItemTexts(item);
  /** The same file would be refused again. */
  const isFinal = item.refusal?.reason === "notAudio" && photoCountOf(item) === 0;
  const [editing, setEditing] = useState(() => readDraft(editDraft(item.userId, item.key)) !== null);
  const openEditor = () => setEditing(true);
  return (
    <li className="rounded-card border border-line bg-surface px-4 pt-3.5 pb-4">
      <div className="flex items-center gap-1.5 text-[0.9375rem]">
        <TriangleAlert aria-hidden className="size-4 shrink-0 text-danger" />
        <b className="flex-1 font-strong text-danger">
          {t(`states.${isUploadRefused(item) ? uploadRefusal(item) : viewOf(item).refused}`)}
        </b>
        <TimeText dateTime={item.capturedAt} className="text-muted tabular-nums">
          {time}
        </TimeText>
        {!isFinal && (
          <ItemMenu
            item={item}
            title={title}
            onEdit={text === null ? undefined : openEditor}
            className="-my-3 -mr-3"
          />
        )}
      </div>
      {editing && text !== null ? (
        <div className="mt-2.5">
          <EditItem item={item} text={text} onClose={() => setEditing(false)} />
        </div>
      ) : (
        <>
          <p className="mt-2 font-strong wrap-anywhere whitespace-pre-line">{title}</p>
          <p className="mt-1 text-[0.9375rem] text-muted">{place}</p>
          <ItemFiles item={item} className="mt-2.5" />
          <p className="mt-1.5 mb-3.5 text-[0.9375rem] text-muted">{reason}</p>
          <div className="grid grid-cols-2 gap-2.5">
            {isFinal ? (
              <OtherFileButton item={item} className="col-span-2 px-3" />
            ) : text === null || item.refusal?.reason === "earlierReceived" || isUploadRefused(item) ? (
              <RetryButton item={item} />
            ) : (
              <CopyButton
                value={text}
                label={t("copy")}
                copiedLabel={t("copied")}
                className="min-h-12 px-3"
              />
            )}
            <DiscardButton onDiscard={() => discard(item)} />
            {recording && (
              <SaveFileButton item={item} file={recording} className={isFinal ? "px-3" : "col-span-2 px-3"} />
            )}
          </div>
        </>
      )}
    </li>
  );
}

/** Posts another file in place of one that was refused. */
function OtherFileButton({ item, className }: { item: OutboxItem; className?: string }) {
  const t = useTranslations("recorder");
  const [isPending, setPending] = useState(false);
  const refuse = (description: string) =>
    toast({ title: t("errors.file"), description, variant: "destructive" });
  const replace = async (file: File) => {
    const { checkFile, measureFile } = await import("@/lib/browser/recorder/chosen-file");
    const checked = await checkFile(file);
    if ("problem" in checked)
      return refuse(
        checked.problem === "notAudio" ? t("hints.notAudio", { found: checked.found }) : t("hints.tooLarge"),
      );
    const { durationMs, peaks } = await measureFile(checked.file);
    await post(item, { ...checked, peaks, ...(durationMs !== null && { durationMs }) });
    await discard(item);
  };
  const choose = (file: File) => {
    setPending(true);
    replace(file)
      .catch(() => refuse(t("hints.unreadable")))
      .finally(() => setPending(false));
  };
  return (
    <FileButton
      variant="secondary"
      className={className}
      pending={isPending}
      accept={ACCEPTED_FILES}
      label={t("chooseAnother")}
      icon={<FileAudio aria-hidden className="size-5" />}
      onChoose={choose}
    />
  );
}

/** Posts to where the item was to go. */
async function post(item: OutboxItem, recording: Recording): Promise<void> {
  const { userId, written } = item;
  const files = { written, ...draftOfFiles({ recording }) };
  if (isOf(item, "update")) await addToOutbox(userId, { kind: "update", content: item.content, ...files });
  if (isOf(item, "message")) await addToOutbox(userId, { kind: "message", content: item.content, ...files });
}

// Its list is also shown without a signal.
ItemMenuPanel.preload();

interface ItemMenuProps {
  item: OutboxItem;
  title: string;
  /** Absent for an item without text. */
  onEdit?: (() => void) | undefined;
  className: string;
}

/** The menu of a refused item. */
function ItemMenu({ item, title, onEdit, className }: ItemMenuProps) {
  const t = useTranslations("outbox");
  const trigger: MenuTrigger = {
    className: cn(buttonVariants({ variant: "ghost", size: "icon" }), className),
    children: <EllipsisVertical aria-hidden className="size-5" />,
    "aria-label": t("actions", { title }),
  };
  return <MenuOnDemand menu={ItemMenuPanel} trigger={trigger} props={{ item, onEdit }} />;
}
