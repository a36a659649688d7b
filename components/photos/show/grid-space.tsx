import { type GridShape, gridOf } from "./grid-rules";
import { cn } from "@/lib/shared/utils";

/** The space of a grid and of the line beneath it, while its code loads. */
export function GridSpace({ photos, className }: { photos: readonly GridShape[]; className: string }) {
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
