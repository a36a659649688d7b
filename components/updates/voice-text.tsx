"use client";

import Languages from "lucide-react/icons/languages";
import ListMusic from "lucide-react/icons/list-music";
import { useTranslations } from "next-intl";
import { type ReactNode, use, useState } from "react";
import type { Recording } from "@/components/player/recording";
import { ReaderContext } from "@/components/providers/reader";
import { onDemand } from "@/components/shell/on-demand";
import { languageName } from "@/lib/i18n/language-name";
import type { UpdateView } from "@/lib/updates/view";
import { UpdateText } from "./update-line";
import { wordsOf } from "./voice-words";

const Sentences = onDemand(() => import("@/components/player/sentences"));

interface VoiceTextProps {
  update: UpdateView;
  recording: Recording;
}

/** What a voice update says: in the reader's language if it is known, with the original behind a press. */
export function VoiceText({ update, recording }: VoiceTextProps) {
  const { locale } = use(ReaderContext);
  const { spoken, written, isTranslation } = wordsOf(update, locale);
  if (!spoken) return written && <UpdateText>{written}</UpdateText>;
  if (!written) return <SpokenText {...{ update, recording, spoken }} />;
  return (
    <>
      <UpdateText>{written}</UpdateText>
      <Original {...{ update, recording, spoken, isTranslation }} />
    </>
  );
}

interface SpokenProps extends VoiceTextProps {
  spoken: string;
}

/** The words as text, or sentence by sentence. */
function SpokenText({ update, recording, spoken }: SpokenProps) {
  const t = useTranslations("voice");
  const { locale } = use(ReaderContext);
  const [open, setOpen] = useState(false);
  const { id, language } = update;
  const close = () => {
    setOpen(false);
  };
  const text = (
    <div {...(language && { lang: language })}>
      <UpdateText>{spoken}</UpdateText>
    </div>
  );
  return (
    <>
      <Sentences
        {...{ recording, language }}
        updateId={id}
        transcript={spoken}
        wanted={open}
        placeholder={text}
        onLoadError={close}
      />
      <TextLine icon={<ListMusic aria-hidden className="size-4.5 shrink-0" />}>
        <span>{language ? t("said", { language: languageName(language, locale) }) : t("recorded")}</span>
        <Toggle
          open={open}
          onPress={() => {
            setOpen(!open);
          }}
        >
          {open ? t("asText") : t("sentences")}
        </Toggle>
      </TextLine>
    </>
  );
}

/** Leads from what is shown to what was said. */
function Original({ update, isTranslation, ...spoken }: SpokenProps & { isTranslation: boolean }) {
  const t = useTranslations("voice");
  const { locale } = use(ReaderContext);
  const [open, setOpen] = useState(false);
  const { language } = update;
  const [show, hide] = isTranslation
    ? [t("showOriginal"), t("hideOriginal")]
    : [t("showSaid"), t("hideSaid")];
  const from =
    isTranslation && language
      ? t("translatedFrom", { language: languageName(language, locale) })
      : t("recorded");
  return (
    <>
      <TextLine icon={<Languages aria-hidden className="size-4.5 shrink-0" />}>
        <span>{from}</span>
        <Toggle
          open={open}
          onPress={() => {
            setOpen(!open);
          }}
        >
          {open ? hide : show}
        </Toggle>
      </TextLine>
      {open && (
        <div className="mb-1.5 border-l-2 border-line pl-3">
          <SpokenText update={update} {...spoken} />
        </div>
      )}
    </>
  );
}

/** "Translated from Spanish · Show original" */
function TextLine({ icon, children }: { icon: ReactNode; children: [ReactNode, ReactNode] }) {
  const [label, toggle] = children;
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-1.5 text-[0.9375rem] text-muted lg:min-h-8">
      {icon}
      {label}
      <span aria-hidden>·</span>
      {toggle}
    </div>
  );
}

/** 48 px to a thumb. */
function Toggle({ open, onPress, children }: { open: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      className="-mx-1 min-h-12 rounded-chip px-1 font-strong text-blue underline underline-offset-3 hover:text-ink lg:min-h-8"
      onClick={onPress}
    >
      {children}
    </button>
  );
}
