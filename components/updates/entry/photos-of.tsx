import { useTranslations } from "next-intl";
import type { PhotoPost } from "./posted-photo-viewer";
import { PhotoGrid } from "@/components/photos/show/photo-grid";
import { onDemand } from "@/components/shell/on-demand/on-demand";
import { translatableComment } from "@/components/translation/translatable";
import { usePlaceName } from "@/components/translation/use-place-name";
import type { wordsOf as WordsOf } from "@/components/updates/voice/update-words";
import type { CommentView, UpdateView } from "@/lib/updates/view";

const PostedPhotoViewer = onDemand(() => import("./posted-photo-viewer"));

export interface PhotosOfProps {
  update: UpdateView;
  /** A comment on it, whose photos are shown instead. */
  comment?: CommentView;
  readerId: string;
}

/** The photos of an update or of a comment on it, with the viewer that says whose they are. */
export function PhotosOf({ update, comment, readerId }: PhotosOfProps) {
  const t = useTranslations("photos");
  const placeName = usePlaceName();
  const { photos, author, authorId, capturedAt, createdAt } = comment ?? update;
  const at = capturedAt ?? createdAt;
  // What finds its words is loaded with the viewer.
  const postOf = (_: unknown, wordsOf: typeof WordsOf): PhotoPost => ({
    author,
    authorId,
    at,
    place: placeName(update) ?? t("unassigned"),
    words: comment ? translatableComment(comment, readerId, 1) : wordsOf(update, readerId),
    ...(!comment && { update: { id: update.id, comments: update.commentCount ?? 0 } }),
  });
  return (
    <PhotoGrid
      photos={photos}
      at={at}
      className="mt-2"
      viewer={(opened) => (
        <PostedPhotoViewer projectId={update.projectId} readerId={readerId} postOf={postOf} {...opened} />
      )}
    />
  );
}
