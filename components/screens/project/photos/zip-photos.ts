import { downloadZip } from "client-zip";
import { photoEnding } from "@/components/photos/show/photo-ending";
import { shownAt, type WallPhoto } from "@/components/photos/show/use-photos";
import { send, throwOffline } from "@/lib/browser/api-client";
import { fileName } from "@/lib/shared/file-name";

interface ZipOptions {
  /** The name of a photo without its extension. */
  nameOf: (photo: WallPhoto) => string;
  /** Called with how many photos are in it. */
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Fetches photos one after the other into a ZIP file. Throws ApiError, or what aborted it. */
export async function zipPhotos(photos: WallPhoto[], options: ZipOptions): Promise<Blob> {
  return downloadZip(entriesOf(photos, options)).blob();
}

async function* entriesOf(photos: WallPhoto[], { nameOf, onProgress, signal }: ZipOptions) {
  const names = new Map<string, number>();
  for (const [at, one] of photos.entries()) {
    onProgress(at);
    const response = await send("GET", one.photo.url, undefined, { signal });
    yield {
      name: `${unique(names, nameOf(one))}.${photoEnding(response.headers.get("content-type") ?? "")}`,
      lastModified: shownAt(one),
      input: new Uint8Array(await response.arrayBuffer().catch(throwOffline)),
    };
  }
  onProgress(photos.length);
}

/** As file systems take it, with a number where two are the same. */
function unique(names: Map<string, number>, wanted: string): string {
  const name = fileName(wanted).slice(0, 120);
  const count = (names.get(name) ?? 0) + 1;
  names.set(name, count);
  return count === 1 ? name : `${name} (${String(count)})`;
}
