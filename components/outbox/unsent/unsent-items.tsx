import { useTranslations } from "next-intl";
import ItemFiles from "@/components/outbox/item/item-files";
import { SaveFileButton } from "@/components/outbox/item/save-file-button";
import { useItemTexts } from "@/components/outbox/item/use-item-texts";
import { CopyButton } from "@/components/ui/input/copy-button";
import { Section } from "@/components/ui/text/section";
import { type OutboxItem, recordingOf } from "@/lib/browser/outbox/items/item";

/** Unsent items, to copy and save: they cannot be sent from a covered page. */
export default function UnsentItems({ items }: { items: OutboxItem[] }) {
  const t = useTranslations("outbox");
  return (
    <Section title={t("title")} className="border-t border-line pt-6">
      <ul>
        {items.map((item) => (
          <UnsentItem key={item.id} item={item} />
        ))}
      </ul>
    </Section>
  );
}

function UnsentItem({ item }: { item: OutboxItem }) {
  const t = useTranslations("outbox");
  const recording = recordingOf(item);
  const { title, text, place } = useItemTexts(item);
  return (
    <li className="mt-3 rounded-card bg-sunk p-4">
      <p className="font-strong whitespace-pre-line">{title}</p>
      <p className="text-[0.9375rem] text-muted">{place}</p>
      <ItemFiles item={item} className="mt-3" />
      {text !== null && (
        <CopyButton value={text} label={t("copy")} copiedLabel={t("copied")} className="mt-3" />
      )}
      {recording && <SaveFileButton item={item} file={recording} className="mt-3 px-3" />}
    </li>
  );
}
