"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { draftName, readDraft, writeDraft } from "@/components/form/draft-store";
import { DiscardButton } from "@/components/outbox/item/discard-button";
import { useSignal } from "@/components/outbox/use-outbox";
import { PhotoStrip } from "@/components/photos/take/photo-strip";
import { useDraftPhotos } from "@/components/photos/take/use-draft-photos";
import { ClipPlayer } from "@/components/player/clip-player";
import { focusIfLost } from "@/components/ui/focus/focus";
import { isOnPhone } from "@/lib/browser/offline/kept";
import {
  dropShare,
  keepVoice,
  NOT_KEPT,
  openComposer,
  readShares,
  type Share,
} from "@/lib/browser/offline/shared";
import { outboxOf } from "@/lib/browser/outbox/client";
import { outboxState } from "@/lib/browser/outbox/state";
import { randomKey } from "@/lib/browser/random-key";
import { UPDATE_PHOTOS } from "@/lib/photos/limits";
import { paths } from "@/lib/shared/paths/paths";
import { PRODUCT_NAME } from "@/lib/shared/product";

interface NamedProject {
  id: string;
  name: string;
}

interface ShareScreenProps {
  userId: string;
  /** Those in which the reader may post. */
  projects: NamedProject[];
}

/** Asks in which project to post what another app shared; there it is a draft as any. */
export function ShareScreen({ userId, projects }: ShareScreenProps) {
  const t = useTranslations("share");
  const [shares, setShares] = useState<Share[]>();
  const read = useCallback(() => void readWithPhotos(userId).then(setShares, () => setShares([])), [userId]);
  useEffect(read, [read]);
  const heading = useRef<HTMLHeadingElement>(null);
  const isNext = useRef(false);
  useEffect(() => {
    // The button that discarded the one before is gone.
    if (isNext.current) focusIfLost(heading.current);
  }, [shares]);
  const readNext = () => {
    isNext.current = true;
    read();
  };
  return (
    <div className="mx-auto max-w-2xl page-edge pt-4 pb-16 lg:pt-9">
      <h1 ref={heading} tabIndex={-1} className="title-page">
        {t("title")}
      </h1>
      <div role="status">
        {shares && <NotKept />}
        {shares
          ?.flatMap(({ leftOut }) => leftOut)
          .map((file, at) => (
            <Problem key={at}>{t("leftOut", { ...file })}</Problem>
          ))}
      </div>
      {shares?.map((share) => (
        <section key={share.id} className="not-last:border-b not-last:border-line not-last:pb-6">
          <ShareDraft {...{ share, userId, projects }} onGone={readNext} />
        </section>
      ))}
      {shares?.length === 0 && <Nothing />}
    </div>
  );
}

/** Newest first. Photos are listed once this phone keeps them all: a reload in between loses none. Rejects as `readShares`. */
async function readWithPhotos(userId: string): Promise<Share[]> {
  const shares = await readShares(userId);
  for (const share of shares) await keepPhotosOf(share, userId);
  return shares;
}

async function keepPhotosOf(share: Share, userId: string): Promise<void> {
  const name = draftName(userId, "share", share.id);
  if (share.photos.length === 0 || readDraft(name)) return;
  const { photos: store } = await outboxOf(userId);
  const photos: string[] = [];
  for (const file of share.photos.slice(0, UPDATE_PHOTOS)) {
    photos.push((await store.keep(randomKey(), file)).id);
  }
  writeDraft(name, { text: "", photos });
}

/** Why what was shared last is not here. In the browser alone. */
function NotKept() {
  const t = useTranslations("share");
  if (location.hash === NOT_KEPT) return <Problem>{t("full")}</Problem>;
  return location.search.includes("missed") && <Problem>{t("missed", { product: PRODUCT_NAME })}</Problem>;
}

function Nothing() {
  const t = useTranslations("share");
  return <p className="mt-1 text-muted">{t("nothing", { product: PRODUCT_NAME })}</p>;
}

/** Announced by what surrounds it. */
function Problem({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-[0.9375rem] font-strong text-danger">{children}</p>;
}

/** Why a share stays where it is. */
type Obstacle = { why: "full" } | { why: "taken" | "away"; project: string };

interface ShareDraftProps extends ShareScreenProps {
  share: Share;
  onGone: () => void;
}

function ShareDraft({ share, userId, projects, onGone }: ShareDraftProps) {
  const t = useTranslations();
  const hasSignal = useSignal();
  const { id, text, voice } = share;
  const name = draftName(userId, "share", id);
  const photos = useDraftPhotos(name, { userId, most: UPDATE_PHOTOS });
  const [problem, setProblem] = useState<Obstacle | null>(null);
  const isPutting = useRef(false);
  const placed = useRef<string | null>(null);
  const refusal = photos.refusal ?? (share.photos.length > UPDATE_PHOTOS ? "tooMany" : null);
  const hasAny = text !== "" || voice !== null || photos.ids.length > 0;
  const put = async (project: NamedProject) => {
    const to = draftName(userId, "project", project.id);
    const begun = readDraft(to);
    const all = [...(begun?.photos ?? []), ...photos.ids];
    if (all.length > UPDATE_PHOTOS || (voice && begun?.recording))
      return setProblem({ why: "taken", project: project.name });
    if (!hasSignal && !(await isOnPhone(paths.project(project.id))))
      return setProblem({ why: "away", project: project.name });
    // The composer is another page: it has what is stored.
    if (photos.ids.length > 0 && outboxState().isFull) return setProblem({ why: "full" });
    const written = { projectId: project.id, projectName: project.name, placeName: null };
    const recording = voice ? await keepVoice(voice, { userId, written }) : begun?.recording;
    const whole = [begun?.text, text].filter(Boolean).join("\n");
    writeDraft(to, { ...begun, text: whole, photos: all, ...(recording && { recording }) });
    placed.current = project.id;
    writeDraft(name, null);
    await dropShare(userId, id);
    openComposer(project.id);
  };
  const choose = async (project: NamedProject) => {
    // Its page may be long in coming: a further press would put all of it there twice.
    if (placed.current !== null) return openComposer(placed.current);
    if (isPutting.current) return;
    isPutting.current = true;
    await put(project).catch(() => setProblem({ why: "full" }));
    isPutting.current = false;
  };
  const discard = async () => {
    for (const photo of photos.ids) photos.remove(photo);
    writeDraft(name, null);
    await dropShare(userId, id);
    onGone();
  };
  return (
    <>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 overflow-x-clip">
        <PhotoStrip photos={{ ...photos, refusal }} />
        {voice && <ClipPlayer clip={voice} />}
        {voice && (
          <p className="text-sm text-muted">{t("recorder.consent.body", { product: PRODUCT_NAME })}</p>
        )}
        {text && <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{text}</p>}
        {problem && (
          <div role="alert">
            <Problem>
              {problem.why === "full"
                ? t("share.full")
                : t(`share.${problem.why}`, { project: problem.project })}
            </Problem>
          </div>
        )}
      </div>
      {hasAny && <Projects projects={projects} onChoose={(project) => void choose(project)} />}
      <div className="mt-4 grid">
        <DiscardButton onDiscard={discard} />
      </div>
    </>
  );
}

interface ProjectsProps extends Pick<ShareScreenProps, "projects"> {
  onChoose: (project: NamedProject) => void;
}

function Projects({ projects, onChoose }: ProjectsProps) {
  const t = useTranslations("share");
  return (
    <>
      <h2 className="mt-5 pb-2 title-section">{t("choose")}</h2>
      {projects.length === 0 && <p className="text-muted">{t("noProject")}</p>}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface empty:hidden">
        {projects.map((project) => (
          <li key={project.id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left font-strong"
              onClick={() => onChoose(project)}
            >
              <span className="min-w-0 flex-1 wrap-anywhere">{project.name}</span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
