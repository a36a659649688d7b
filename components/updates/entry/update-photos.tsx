import { useTranslations } from "next-intl";
import { PhotoGrid } from "@/components/photos/show/photo-grid";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { type Translatable, translatableComment } from "@/components/translation/translatable";
import { usePlaceName } from "@/components/translation/use-place-name";
import { wordsOf } from "@/components/updates/voice/voice-words";
import type { CommentView, UpdateView } from "@/lib/updates/view";

const PostedPhotoViewer = onDemand(() => import("./posted-photo-viewer"));

interface UpdatePhotosProps {
  update: UpdateView;
  readerId: string;
  className?: string;
}

/** An update's photos. */
export function UpdatePhotos({ update, readerId, ...props }: UpdatePhotosProps) {
  if (update.photos.length === 0) return null;
  return (
    <PhotosOf
      {...props}
      update={update}
      readerId={readerId}
      of={update}
      words={() => wordsOf(update, readerId)}
    />
  );
}

/** A comment's. */
export function CommentPhotos({ update, comment, readerId }: UpdatePhotosProps & { comment: CommentView }) {
  if (comment.photos.length === 0) return null;
  const words = () => translatableComment(comment, readerId, 1);
  return <PhotosOf update={update} readerId={readerId} of={comment} words={words} className="mt-1.5" />;
}

interface PhotosOfProps extends UpdatePhotosProps {
  of: Pick<UpdateView, "photos" | "author" | "authorId" | "createdAt"> &
    Partial<Pick<UpdateView, "capturedAt">>;
  words: () => Translatable | null;
}

function PhotosOf({ update, readerId, of, words, className = "mt-2" }: PhotosOfProps) {
  const t = useTranslations("photos");
  const placeName = usePlaceName();
  const { photos, author, authorId } = of;
  const at = of.capturedAt ?? of.createdAt;
  const postOf = () => ({
    author,
    authorId,
    at,
    place: placeName(update) ?? t("unassigned"),
    words: words(),
  });
  return (
    <PhotoGrid
      photos={photos}
      at={at}
      className={className}
      viewer={(opened) => (
        <PostedPhotoViewer projectId={update.projectId} readerId={readerId} postOf={postOf} {...opened} />
      )}
    />
  );
}
