import { ChevronDown, ExternalLink } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { HelpEntry, HelpTab } from "./entry";
import { KeptMarkdown } from "@/components/ui/text/kept-markdown";
import type { HelpContent, ShownDocumentView, ShownItemView, ShownVideoView } from "@/lib/help/view";
import { formatDuration } from "@/lib/i18n/duration";
import { getFormat } from "@/lib/i18n/get-format";
import { apiPath } from "@/lib/shared/paths/api-path";
import { isOwnPath, isSafeLink } from "@/lib/shared/paths/links";
import { paths } from "@/lib/shared/paths/paths";

/** The tabs with all items rendered; those for documents and videos only if there are any. */
export async function helpTabs(content: HelpContent, openItem: string | null): Promise<HelpTab[]> {
  const [t, locale] = await Promise.all([getTranslations("help"), getLocale()]);
  const written = (item: ShownItemView, preview?: string): HelpEntry =>
    entryOf({
      ...item,
      ...(preview !== undefined && { preview }),
      ...(item.language !== locale && { lang: item.language }),
      isOpen: item.anchor === openItem,
      body: <KeptMarkdown>{item.content}</KeptMarkdown>,
    });
  const { faqs, guides, documents, videos } = content;
  const tabs: HelpTab[] = [
    { name: "faqs", label: t("faqs"), entries: faqs.map((item) => written({ ...item, preview: "" })) },
    { name: "guides", label: t("guides"), entries: guides.map((item) => written(item, item.preview)) },
    {
      name: "documents",
      label: t("documents"),
      entries: await Promise.all(documents.map((item) => documentEntry(item, openItem))),
    },
    {
      name: "videos",
      label: t("videos"),
      entries: await Promise.all(videos.map((item) => videoEntry(item, openItem))),
    },
  ];
  return tabs.filter(({ name, entries }) => name === "faqs" || name === "guides" || entries.length > 0);
}

interface Shown extends Omit<HelpEntry, "item"> {
  /** Language of the title and body, if it is not the page's. */
  lang?: string;
  isOpen: boolean;
  body: ReactNode;
}

function entryOf({ anchor, ids, title, lang, preview, isOpen, body }: Shown): HelpEntry {
  const item = (
    <HelpItem
      anchor={anchor}
      title={title}
      isOpen={isOpen}
      href={paths.help({ item: anchor })}
      {...(lang && { lang })}
      {...(preview && { preview })}
    >
      {body}
    </HelpItem>
  );
  return { anchor, ids, title, item, ...(preview && { preview }) };
}

interface HelpItemProps extends Omit<Shown, "ids" | "body"> {
  /** Its own address, which the browser shows once it is open. */
  href: string;
  children: ReactNode;
}

/** A question or a guide, closed until it is pressed. `<details>` needs no script. */
function HelpItem({ anchor, href, title, lang, preview, isOpen, children }: HelpItemProps) {
  return (
    <details
      id={anchor}
      data-href={href}
      {...(lang && { lang })}
      open={isOpen}
      className="group scroll-mt-20 border-b border-line"
    >
      <summary className="flex min-h-15 cursor-pointer items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <h3 className="leading-snug font-bold">{title}</h3>
          {preview && <span className="mt-1 block text-muted group-open:hidden">{preview}</span>}
        </span>
        <ChevronDown aria-hidden className="mr-0.5 size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="max-w-[62ch] pb-5.5 leading-relaxed">{children}</div>
    </details>
  );
}

async function documentEntry(document: ShownDocumentView, openItem: string | null): Promise<HelpEntry> {
  const [t, format] = await Promise.all([getTranslations("help"), getFormat()]);
  const facts = [document.fileType, document.fileSize !== null && format.bytes(document.fileSize)];
  return material(document, {
    link: {
      href: document.fileUrl,
      label: t("openDocument"),
      countAt: apiPath("help", "documents", document.id, "opened"),
    },
    facts: facts.filter(Boolean).join(" · "),
    isOpen: document.id === openItem,
  });
}

async function videoEntry(video: ShownVideoView, openItem: string | null): Promise<HelpEntry> {
  const t = await getTranslations("help");
  return material(video, {
    link: {
      href: video.videoUrl,
      label: t("watchVideo"),
      countAt: apiPath("help", "videos", video.id, "opened"),
    },
    facts: video.duration === null ? "" : formatDuration(video.duration),
    picture: video.thumbnailUrl,
    isOpen: video.id === openItem,
  });
}

interface Material {
  link: { href: string; label: string; countAt: string };
  facts: string;
  picture?: string | null;
  isOpen: boolean;
}

/** A document or a video: what is said of it, and a link that opens it in a tab of its own, so that no other site is loaded here. */
function material(
  { id, title, description, preview, language }: ShownDocumentView | ShownVideoView,
  { link, facts, picture, isOpen }: Material,
): HelpEntry {
  const body = (
    <>
      {description && <p className="wrap-anywhere whitespace-pre-line">{description}</p>}
      {picture && isOwnPath(picture) && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          className="mt-3 aspect-video w-full max-w-88 rounded-card border border-line bg-sunk object-cover"
        />
      )}
      <p className="mt-1 flex flex-wrap items-center gap-x-4">
        {isSafeLink(link.href) && (
          <a
            href={link.href}
            data-count-at={link.countAt}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-11 items-center gap-2 font-strong text-blue underline underline-offset-3 hover:text-ink"
          >
            <ExternalLink aria-hidden className="size-5 shrink-0" />
            {link.label}
          </a>
        )}
        <span className="text-sm text-muted">{facts}</span>
      </p>
    </>
  );
  return entryOf({
    anchor: id,
    ids: [id],
    title,
    lang: language,
    isOpen,
    body,
    ...(preview && { preview }),
  });
}
