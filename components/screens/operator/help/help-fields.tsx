import { useTranslations } from "next-intl";
import { type ComponentType, useState } from "react";
import type { HelpKind, ListedHelp } from "./calls";
import { TextareaField, TextField } from "@/components/form/fields";
import type { FieldOf } from "@/components/form/use-action-form";
import { SwitchTabs } from "@/components/ui/input/switch-tabs";
import { Markdown } from "@/components/ui/text/markdown";
import { formatDuration } from "@/lib/i18n/duration";
import { trimmed } from "@/lib/shared/trimmed";

interface OwnFieldsProps {
  item?: ListedHelp;
  field: FieldOf;
}

/** The fields that a kind does not share with every other one. */
export const FIELDS_OF: Record<HelpKind, ComponentType<OwnFieldsProps>> = {
  faq: ContentField,
  guide: ContentField,
  document: DocumentFields,
  video: VideoFields,
};

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
  return { content: form.get("content") };
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

function DocumentFields({ item, field }: OwnFieldsProps) {
  const t = useTranslations("console.help");
  const document = item && "fileUrl" in item ? item : undefined;
  const size = document?.fileSize ?? null;
  return (
    <>
      <DescriptionField text={document?.description ?? ""} field={field} />
      <TextField
        {...field("fileUrl")}
        label={t("fileUrl")}
        hint={t("linkHint")}
        inputMode="url"
        defaultValue={document?.fileUrl}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("fileType")}
          label={t("fileType")}
          hint={t("fileTypeHint")}
          optional
          defaultValue={document?.fileType ?? ""}
        />
        <TextField
          {...field("fileSize")}
          label={t("fileSize")}
          optional
          inputMode="decimal"
          defaultValue={size === null ? "" : String(size / MEGABYTE)}
        />
      </div>
    </>
  );
}

function VideoFields({ item, field }: OwnFieldsProps) {
  const t = useTranslations("console.help");
  const video = item && "videoUrl" in item ? item : undefined;
  const duration = video?.duration ?? null;
  return (
    <>
      <DescriptionField text={video?.description ?? ""} field={field} />
      <TextField
        {...field("videoUrl")}
        label={t("videoUrl")}
        hint={t("videoHint")}
        inputMode="url"
        defaultValue={video?.videoUrl}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field("thumbnailUrl")}
          label={t("thumbnailUrl")}
          hint={t("thumbnailHint")}
          optional
          inputMode="url"
          defaultValue={video?.thumbnailUrl ?? ""}
        />
        <TextField
          {...field("duration")}
          label={t("duration")}
          hint={t("durationHint")}
          optional
          defaultValue={duration === null ? "" : formatDuration(duration)}
        />
      </div>
    </>
  );
}

function DescriptionField({ text, field }: { text: string; field: FieldOf }) {
  const t = useTranslations("console.help");
  return (
    <TextareaField {...field("description")} label={t("description")} optional rows={3} defaultValue={text} />
  );
}

/** The text, and beside it a preview. Both stay mounted, so that the form always submits the text. */
function ContentField({ item, field }: OwnFieldsProps) {
  const t = useTranslations("console.help");
  const [shown, setShown] = useState<"write" | "preview">("write");
  const [text, setText] = useState(item && "content" in item ? item.content : "");
  return (
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
        value={text}
        onChange={(event) => setText(event.target.value)}
        className={shown === "write" ? "" : "hidden"}
      />
      {shown === "preview" && (
        <section
          aria-label={t("preview")}
          className="min-h-40 rounded-button border border-line bg-bg px-4 py-3"
        >
          {trimmed(text) === "" ? (
            <p className="text-muted">{t("emptyPreview")}</p>
          ) : (
            <Markdown>{text}</Markdown>
          )}
        </section>
      )}
    </div>
  );
}
