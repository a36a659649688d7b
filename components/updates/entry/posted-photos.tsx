import dynamic from "next/dynamic";
import { Suspense } from "react";
import type { PhotosOfProps } from "./photos-of";
import { GridSpace } from "@/components/photos/show/grid-space";
import { untilLoaded } from "@/components/shell/on-demand/until-loaded";

// Rendered on the server; only lists with photos load it, and their texts do not wait for it.
const PhotosOf = dynamic(() => untilLoaded(() => import("./photos-of")).then((module) => module.PhotosOf));

/** The photos of an update or of a comment on it. */
export function PostedPhotos(props: PhotosOfProps) {
  const { photos } = props.comment ?? props.update;
  if (photos.length === 0) return null;
  return (
    <Suspense fallback={<GridSpace photos={photos} className="mt-2" />}>
      <PhotosOf {...props} />
    </Suspense>
  );
}
