import type { ComponentProps } from "react";
import ItemFiles from "@/components/outbox/item/item-files";
import { PhotoGrid } from "@/components/photos/show/photo-grid";

/** The files of an unsent update, its photos as in a posted one. On demand, in one piece: without a signal nothing more can load. */
export default function PendingFiles(props: Omit<ComponentProps<typeof ItemFiles>, "Grid">) {
  return <ItemFiles {...props} Grid={PhotoGrid} />;
}
