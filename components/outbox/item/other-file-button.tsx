"use client";

import FileAudio from "lucide-react/icons/file-audio";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FileButton } from "@/components/ui/input/file-button";
import { toast } from "@/components/ui/toast/toast-store";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { Recording } from "@/lib/browser/outbox/items/files";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { isOf } from "@/lib/browser/outbox/items/kind-names";
import { queueMessage } from "@/lib/browser/outbox/items/queue-message";
import { queueUpdate } from "@/lib/browser/outbox/items/queue-update";
import { ACCEPTED_FILES } from "@/lib/shared/audio/audio-types";

/** Posts another file in place of one that was refused. */
export function OtherFileButton({ item, className }: { item: OutboxItem; className?: string }) {
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
    await (await openOutbox()).discard(item.id);
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
  if (isOf(item, "update")) await queueUpdate({ userId, written, ...item.content, recording });
  if (isOf(item, "message")) await queueMessage({ userId, written, ...item.content, recording });
}
