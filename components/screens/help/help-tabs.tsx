import { getLocale, getTranslations } from "next-intl/server";
import { Markdown } from "@/components/ui/markdown";
import type { HelpEntry, HelpTab } from "./entry";
import { OpenedLink } from "./opened-link";
import { apiPaths } from "@/lib/api-paths";
import type { HelpContent, HelpDocumentView, HelpVideoView, ShownItemView } from "@/lib/help/view";
import { formatDuration } from "@/lib/i18n/duration";
import { getFormat } from "@/lib/i18n/get-format";

/** The tabs with everything in them, rendered; documents and videos only when there are any. */
export async function helpTabs({ faqs, guides, documents, videos }: HelpContent): Promise<HelpTab[]> {
  const [t, locale] = await Promise.all([getTranslations("help"), getLocale()]);
  const written = (item: ShownItemView): HelpEntry => ({
    anchor: item.anchor,
    ids: item.ids,
    title: item.title,
    ...(item.language !== locale && { lang: item.language }),
    body: <Markdown>{item.content}</Markdown>,
  });
  const guide = (item: ShownItemView): HelpEntry => ({
    ...written(item),
    preview: item.preview,
  });
  const tabs: HelpTab[] = [
    { name: "faqs", label: t("faqs"), entries: faqs.map(written) },
    { name: "guides", label: t("guides"), entries: guides.map(guide) },
    { name: "documents", label: t("documents"), entries: await Promise.all(documents.map(documentEntry)) },
    { name: "videos", label: t("videos"), entries: await Promise.all(videos.map(videoEntry)) },
  ];
  return tabs.filter(({ name, entries }) => name === "faqs" || name === "guides" || entries.length > 0);
}

async function documentEntry(document: HelpDocumentView): Promise<HelpEntry> {
  const [t, format] = await Promise.all([getTranslations("help"), getFormat()]);
  const facts = [document.fileType, document.fileSize !== null && format.bytes(document.fileSize)];
  return material(document, {
    link: {
      href: document.fileUrl,
      label: t("openDocument"),
      countAt: apiPaths.helpDocumentOpened(document.id),
    },
    facts: facts.filter(Boolean).join(" · "),
  });
}

async function videoEntry(video: HelpVideoView): Promise<HelpEntry> {
  const t = await getTranslations("help");
  return material(video, {
    link: { href: video.videoUrl, label: t("watchVideo"), countAt: apiPaths.helpVideoOpened(video.id) },
    facts: video.duration === null ? "" : formatDuration(video.duration),
  });
}

interface Material {
  link: { href: string; label: string; countAt: string };
  facts: string;
}

function material(
  { id, title, description, language }: HelpDocumentView | HelpVideoView,
  { link, facts }: Material,
): HelpEntry {
  const body = (
    <>
      {description && <p>{description}</p>}
      <p className="flex flex-wrap items-center gap-x-4">
        {/^(https?:\/\/|\/(?!\/))/.test(link.href) && <OpenedLink {...link} />}
        <span className="text-sm text-muted">{facts}</span>
      </p>
    </>
  );
  return { anchor: id, ids: [id], title, lang: language, ...(description && { preview: description }), body };
}
