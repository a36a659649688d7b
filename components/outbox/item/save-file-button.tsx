import Download from "lucide-react/icons/download";
import { useTranslations } from "next-intl";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { saveFile } from "@/components/ui/save-file";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { ItemFile, OutboxItem } from "@/lib/browser/outbox/items/item";
import type { Format } from "@/lib/i18n/format";
import { fileEnding } from "@/lib/shared/audio/audio-types";

interface SaveFileButtonProps {
  item: OutboxItem;
  file: ItemFile;
  className?: string;
}

/** Saves a file of an item, named after its project and time. */
export function SaveFileButton({ item, file, className }: SaveFileButtonProps) {
  const t = useTranslations("outbox");
  const format = useFormat();
  const save = async () => {
    const content = await (await openOutbox()).file(item, file);
    if (content) saveFile({ name: fileNameOf(item, file, format), content });
  };
  return (
    <Button variant="secondary" className={className ?? "px-3"} onClick={() => void save()}>
      <Download aria-hidden className="size-5" />
      {t("saveFile")}
    </Button>
  );
}

/** "Harlow Street, Nov 20, 2026 2.14 PM.webm", without characters that file systems refuse. */
function fileNameOf({ written, capturedAt }: OutboxItem, file: ItemFile, format: Format): string {
  const name = `${written.projectName}, ${format.date(capturedAt)} ${format.time(capturedAt)}`;
  return `${name.replace(/[\s\u202f]+/g, " ").replace(/[\\/:*?"<>|]/g, ".")}.${fileEnding(file.contentType)}`;
}
