import { makePictures } from "./pictures";
import { serve } from "@/lib/threads/serve";

/** Of a photo in memory that both threads share, its first `size` bytes. */
interface Original {
  memory: SharedArrayBuffer;
  size: number;
}

const FUNCTIONS = {
  makePictures: ({ memory, size }: Original) => makePictures(new Uint8Array(memory, 0, size)),
};

export type PictureFunctions = typeof FUNCTIONS;

serve(FUNCTIONS);
