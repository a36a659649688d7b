import { Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { photoEnding } from "@/components/photos/show/photo-ending";
import { useFormat } from "@/components/providers/use-format";
import { Button } from "@/components/ui/input/button";
import { saveFile } from "@/components/ui/save-file";
import { toast } from "@/components/ui/toast/toast-store";
import { openOutbox } from "@/lib/browser/outbox/client";
import type { ItemFile, OutboxItem } from "@/lib/browser/outbox/items/item";
import { fileEnding } from "@/lib/shared/audio/audio-types";

interface SaveFileButtonProps {
  item: OutboxItem;
  file: ItemFile;
  className?: string;
}

/** Saves the recording of an item. */
export function SaveFileButton({ item, file, className }: SaveFileButtonProps) {
  const t = useTranslations("outbox");
  const save = useSave(item);
  return (
    <Button
      variant="secondary"
      className={className ?? "px-3"}
      onClick={() => save(async () => (await openOutbox()).file(item, file))}
    >
      <Download aria-hidden className="size-5" />
      {t("saveFile")}
    </Button>
  );
}

/** Returns a function that saves what `read` gives of an item, named after its project and time, and says so where it cannot. */
export function useSave(item: OutboxItem) {
  const common = useTranslations("common");
  const format = useFormat();
  const save = async (read: () => Promise<Blob | null>, photoNumber?: number) => {
    const content = await read();
    if (!content) throw new Error("It has left this phone.");
    const ending = photoNumber === undefined ? fileEnding(content.type) : photoEnding(content.type);
    const name = `${item.written.projectName}, ${format.fileTime(item.capturedAt)}`;
    saveFile({ name: `${name}${photoNumber === undefined ? "" : ` ${photoNumber}`}.${ending}`, content });
  };
  return (...args: Parameters<typeof save>) => {
    save(...args).catch(() => toast({ title: common("unexpected"), variant: "destructive" }));
  };
}
