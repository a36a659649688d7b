import { useTranslations } from "next-intl";
import { useState } from "react";
import type { HelpKind, ListedHelp } from "./calls";
import { TextareaField, TextField } from "@/components/form/fields";
import type { FieldOf } from "@/components/form/use-action-form";
import { draftFieldProps, type KeptDraft } from "@/components/form/use-kept-draft";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { Markdown } from "@/components/ui/text/markdown";
import type { HelpDocumentView, HelpVideoView } from "@/lib/help/view";
import { formatDuration } from "@/lib/i18n/duration";
import { trimmed } from "@/lib/shared/trimmed";

interface OwnFieldsProps {
  item?: ListedHelp;
  /** Its content or description. */
  text: KeptDraft;
  field: FieldOf;
}

/** The fields that a kind does not share with every other one. */
export function OwnFields({ kind, ...props }: OwnFieldsProps & { kind: HelpKind }) {
  if (kind === "faq" || kind === "guide") return <ContentField {...props} />;
  return <LinkedFields fields={LINKED[kind]} {...props} />;
}

/** The text of many lines that an item has. */
export function longTextOf(item: ListedHelp | undefined): string {
  if (!item) return "";
  return "content" in item ? item.content : (item.description ?? "");
}

/** Their values for the API. What cannot be read as a number is sent as it was typed, and refused at its field. */
export function ownFields(kind: HelpKind, form: FormData): Record<string, unknown> {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? trimmed(value) : "";
  };
  const texts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, typed(name)]));
  if (kind === "document")
    return { ...texts("description", "fileUrl", "fileType"), fileSize: bytesIn(typed("fileSize")) };
  if (kind === "video")
    return {
      ...texts("description", "videoUrl", "thumbnailUrl"),
      duration: secondsIn(typed("duration")),
    };
  return { content: form.get("content"), ...texts("slug") };
}

const MEGABYTE = 1_000_000;

/** "1.2" or "1,2" megabytes as bytes; null for an empty text. */
function bytesIn(megabytes: string): number | string | null {
  if (megabytes === "") return null;
  return /^\d+([.,]\d+)?$/.test(megabytes)
    ? Math.round(Number(megabytes.replace(",", ".")) * MEGABYTE)
    : megabytes;
}

/** "3:05" or "1:03:05" as seconds; null for an empty text. */
function secondsIn(length: string): number | string | null {
  if (length === "") return null;
  const [, hours = "0", minutes, seconds] = /^(?:(\d+):(?=\d\d:))?(\d+):([0-5]\d)$/.exec(length) ?? [];
  return minutes === undefined ? length : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** What leads somewhere: its address, then two fields side by side. The label of each is the text of its name. */
const LINKED = {
  document: [
    { name: "fileUrl", hint: "linkHint", inputMode: "url" },
    { name: "fileType", hint: "fileTypeHint", optional: true },
    { name: "fileSize", optional: true, inputMode: "decimal" },
  ],
  video: [
    { name: "videoUrl", hint: "videoHint", inputMode: "url" },
    { name: "thumbnailUrl", hint: "thumbnailHint", optional: true, inputMode: "url" },
    { name: "duration", hint: "durationHint", optional: true },
  ],
} as const;

type LinkedName = (typeof LINKED)[keyof typeof LINKED][number]["name"];

interface LinkedFieldsProps extends OwnFieldsProps {
  fields: (typeof LINKED)[keyof typeof LINKED];
}

function LinkedFields({ fields, item, text, field }: LinkedFieldsProps) {
  const t = useTranslations("console.help");
  const [address, ...others] = fields.map(({ name, ...props }) => (
    <TextField
      key={name}
      {...field(name)}
      {...props}
      label={t(name)}
      {...("hint" in props && { hint: t(props.hint) })}
      defaultValue={typedValue(name, item)}
    />
  ));
  return (
    <>
      <TextareaField
        {...field("description")}
        label={t("description")}
        optional
        rows={3}
        {...draftFieldProps(text)}
      />
      {address}
      <div className="grid gap-4 sm:grid-cols-2">{others}</div>
    </>
  );
}

/** What is typed into a field for what the item has. */
function typedValue(name: LinkedName, item: Partial<HelpDocumentView & HelpVideoView> = {}): string {
  const { fileSize = null, duration = null } = item;
  if (name === "fileSize") return fileSize === null ? "" : String(fileSize / MEGABYTE);
  if (name === "duration") return duration === null ? "" : formatDuration(duration);
  return item[name] ?? "";
}

/** The text, and beside it a preview. Both stay mounted, so that the form always submits the text. */
function ContentField({ item, text, field }: OwnFieldsProps) {
  const t = useTranslations("console.help");
  const [shown, setShown] = useState<"write" | "preview">("write");
  return (
    <>
      <div className="grid gap-2">
        <SwitchTabs
          label={t("content")}
          className="sm:max-w-72"
          options={[
            { value: "write", label: t("write") },
            { value: "preview", label: t("preview") },
          ]}
          value={shown}
          onChoose={setShown}
        />
        <TextareaField
          {...field("content")}
          label={t("content")}
          hint={t("contentHint")}
          rows={9}
          {...draftFieldProps(text)}
          className={shown === "write" ? "" : "hidden"}
        />
        {shown === "preview" && (
          <section
            aria-label={t("preview")}
            className="min-h-40 rounded-button border border-line bg-bg px-4 py-3"
          >
            {trimmed(text.text) === "" ? (
              <p className="text-muted">{t("emptyPreview")}</p>
            ) : (
              <Markdown>{text.text}</Markdown>
            )}
          </section>
        )}
      </div>
      <TextField
        {...field("slug")}
        label={t("slug")}
        hint={t("slugHint")}
        optional
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={(item && "slug" in item && item.slug) || ""}
      />
    </>
  );
}
