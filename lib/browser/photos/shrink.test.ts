import sharp from "sharp";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { PhotoError, shrinkPhoto } from "./shrink";

/** What a browser's canvas writes, whichever type it is asked for, under the name of that type. */
let writes: Partial<Record<string, "webp" | "jpeg" | "png">>;

class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  getContext() {
    const getImageData = () => ({ data: new Uint8ClampedArray(this.width * this.height * 4).fill(128) });
    return { canvas: this, fillRect: () => undefined, drawImage: () => undefined, getImageData };
  }

  async convertToBlob({ type }: { type: string }) {
    const written = await plain().resize(8, 6).toFormat(writes[type]!).toBuffer();
    return new Blob([Uint8Array.from(written)], { type });
  }
}

const plain = () => sharp({ create: { width: 3000, height: 2000, channels: 3, background: "#876" } });
const photo = async () => new Blob([Uint8Array.from(await plain().jpeg().toBuffer())]);

beforeEach(() => {
  vi.stubGlobal("OffscreenCanvas", Canvas);
  // Safari before 17.2 refuses "from-image", which is what it does anyway.
  vi.stubGlobal("createImageBitmap", (_: Blob, options: ImageBitmapOptions = {}) =>
    options.imageOrientation === "from-image"
      ? Promise.reject(new TypeError("imageOrientation"))
      : Promise.resolve({ width: 3000, height: 2000, close: () => undefined }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("is WebP where the browser writes it, else JPEG, by the bytes and not by the type that it says", async () => {
  writes = { "image/webp": "webp", "image/jpeg": "jpeg" };
  const shrunk = await shrinkPhoto(await photo(), () => undefined);
  expect([shrunk.bytes.type, shrunk.width, shrunk.height]).toEqual(["image/webp", 2048, 1365]);
  writes = { "image/webp": "png", "image/jpeg": "jpeg" };
  const { bytes, preview } = await shrinkPhoto(await photo(), () => undefined);
  expect([bytes.type, preview.type]).toEqual(["image/jpeg", "image/jpeg"]);
  expect(new Uint8Array(await bytes.arrayBuffer()).subarray(0, 2)).toEqual(Uint8Array.of(0xff, 0xd8));
});

it("is none where the browser writes neither", async () => {
  writes = { "image/webp": "png", "image/jpeg": "png" };
  await expect(shrinkPhoto(await photo(), () => undefined)).rejects.toEqual(new PhotoError("unreadable"));
});
