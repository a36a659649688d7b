import dynamic from "next/dynamic";
import { Suspense } from "react";
import type { PhotosOfProps } from "./photos-of";
import { gridOf, type GridShape } from "@/components/photos/show/grid-rules";
import { cn } from "@/lib/shared/utils";

// Rendered on the server; only lists with photos load it, and their texts do not wait for it.
const PhotosOf = dynamic(() => import("./photos-of").then((module) => module.PhotosOf));

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

/** The space of a grid and of the line beneath it, while its code loads. */
function GridSpace({ photos, className }: { photos: readonly GridShape[]; className: string }) {
  const grid = gridOf(photos);
  return (
    <div aria-hidden className={className}>
      <div className={cn("gap-1.5", grid.className)}>
        {grid.tiles.map((tile, at) => (
          <div
            key={at}
            className={cn("rounded-button bg-line sun:bg-rest", tile.className)}
            style={tile.style}
          />
        ))}
      </div>
      <div className="mt-1.5 h-[1.225rem]" />
    </div>
  );
}
