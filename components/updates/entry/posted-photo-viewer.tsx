import { Folder, MessageSquare, SquareSplitHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { type ShownPhoto, useDescription } from "@/components/photos/show/photo";
import { PhotoMenu } from "@/components/photos/show/photo-menu";
import PhotoViewer, { type OpenedPhotos } from "@/components/photos/show/photo-viewer";
import { levelIn } from "@/components/project-model/use-can";
import { TimeText } from "@/components/providers/time-text";
import { useFormat } from "@/components/providers/use-format";
import { useProject } from "@/components/providers/use-projects";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import Doubts from "@/components/translation/doubts";
import { type Translatable, translatablePhoto } from "@/components/translation/translatable";
import { TranslatedText } from "@/components/translation/translated-text";
import { TranslationLine } from "@/components/translation/translation-line";
import { useTranslated } from "@/components/translation/use-translated";
import { UserText } from "@/components/translation/user-text";
import { wordsOf } from "@/components/updates/voice/update-words";
import { Avatar } from "@/components/ui/display/avatar";
import { buttonVariants } from "@/components/ui/input/button-variants";
import { Link } from "@/components/ui/text/link";
import { canInProject, type ProjectRole } from "@/lib/access/policy";
import { paths } from "@/lib/shared/paths/paths";
import { cn } from "@/lib/shared/utils";

const PhotoCompare = onDemand(() => import("@/components/photos/compare/photo-compare"));

/** What a photo was posted with. */
export interface PhotoPost {
  author: { name: string; role: ProjectRole };
  authorId: string;
  /** ISO 8601. */
  at: string;
  place: string;
  words: Translatable | null;
  /** Its update, unless it is in a comment or message; without the number of its comments where that is not known. */
  update?: { id: string; comments?: number };
}

interface PostedPhotoViewerProps extends OpenedPhotos {
  projectId: string;
  readerId: string;
  postOf: (photo: ShownPhoto, words: typeof wordsOf) => PhotoPost | null;
}

/** The viewer of photos that were posted: who posted them, when, where and with which words; and their menu, for those who may. */
export default function PostedPhotoViewer({
  projectId,
  readerId,
  postOf: findPost,
  ...opened
}: PostedPhotoViewerProps) {
  const t = useTranslations("photos");
  const [compared, setCompared] = useState<string | null>(null);
  const { data: project } = useProject(projectId);
  const postOf = (photo: ShownPhoto) => findPost(photo, wordsOf);
  const menuOf = (photo: ShownPhoto, { authorId }: { authorId: string }, postedAt: string | null) =>
    project !== undefined &&
    canInProject(levelIn(project), "update:withdraw", { isAuthor: authorId === readerId }) && (
      <PhotoMenu photo={photo} projectId={projectId} readerId={readerId} postedAt={postedAt} />
    );
  return (
    <>
      <PhotoViewer
        {...opened}
        about={(photo) => {
          const post = postOf(photo);
          return post && <AboutPhoto post={post} photo={photo} />;
        }}
        actions={(photo) => {
          const update = postOf(photo)?.update;
          return (
            update && (
              <>
                <Link href={paths.update(projectId, update.id)} className={cn(actionClasses, "flex-1")}>
                  <MessageSquare aria-hidden className="size-5.5" />
                  {t("comment")}
                  {Boolean(update.comments) && <span className="text-muted">{update.comments}</span>}
                </Link>
                {photo.samePlaceAs && (
                  <button type="button" className={actionClasses} onClick={() => setCompared(photo.id)}>
                    <SquareSplitHorizontal aria-hidden className="size-5.5" />
                    <span className="sr-only">{t("compare")}</span>
                  </button>
                )}
              </>
            )
          );
        }}
        menu={(photo) => {
          const post = postOf(photo);
          return post && menuOf(photo, post, post.update ? post.at : null);
        }}
      />
      {compared !== null && (
        <PhotoCompare
          projectId={projectId}
          photoId={compared}
          menu={({ photo, update }) => menuOf(photo, update, update.createdAt)}
          onClose={() => setCompared(null)}
        />
      )}
    </>
  );
}

const actionClasses = buttonVariants({ variant: "secondary", size: "lg" });

function AboutPhoto({ post: { author, at, place, words }, photo }: { post: PhotoPost; photo: ShownPhoto }) {
  const t = useTranslations();
  const { dayTime } = useFormat();
  return (
    <>
      <div className="mb-2.5 flex items-center gap-2.5">
        <Avatar name={author.name} userRole={author.role} />
        <div className="min-w-0 leading-snug">
          <p className="wrap-anywhere">
            <b>{author.name}</b> <span className="text-muted">{t(`updates.${author.role}`)}</span>
          </p>
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
            <TimeText dateTime={at}>{dayTime(at)}</TimeText>
            <span className="inline-flex min-w-0 items-center gap-1.5 rounded-[7px] bg-sunk px-2 py-0.5 font-strong">
              <Folder aria-hidden className="size-3.5 shrink-0" />
              <span className="truncate">{place}</span>
            </span>
          </p>
        </div>
      </div>
      {words && words.text !== "" && <TranslatedText of={words} />}
      <Description photo={photo} />
      {photo.place && <Spot {...photo.place} />}
    </>
  );
}

/** Where it was taken, with a pin on a map for who presses it. Computers and iPhones know no `geo:` addresses. */
function Spot({ lat, lon }: NonNullable<ShownPhoto["place"]>) {
  const t = useTranslations("photos");
  const [latitude, longitude] = [lat.toFixed(5), lon.toFixed(5)];
  return (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${latitude}%2C${longitude}`}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center text-sm text-muted underline underline-offset-3"
    >
      {t("takenWhere", { latitude, longitude })}
    </a>
  );
}

/** What the photo shows, in the reader's language; nothing where nobody and no service has said it. */
function Description({ photo }: { photo: ShownPhoto }) {
  const text = useDescription()(photo);
  const of = translatablePhoto(photo);
  const translated = useTranslated(of);
  if (text === null) return null;
  const { lang, shown } = translated;
  return (
    <>
      <UserText className="mt-1.5 text-sm text-muted" text={text} lang={lang} doubts={shown?.doubts} />
      {shown && shown.doubts.length > 0 && (
        <Doubts doubts={shown.doubts} original={of.text} language={shown.from} />
      )}
      <TranslationLine translated={translated} />
    </>
  );
}
