import { AppError, invalid } from "@/lib/errors";

/** What a JSON body may weigh, in bytes (CONTRACT section 2). */
export const JSON_BODY_LIMIT = 256 * 1024;

/** Reads a JSON body; absent counts as {}. Throws too_large before parsing, unsupported_media for anything but JSON. */
export async function readJson(request: Request, limit: number): Promise<{ text: string; value: unknown }> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError("too_large");
  const text = await readText(request, limit);
  if (text === "") return { text, value: {} };
  if (!isJson(request.headers.get("content-type"))) throw new AppError("unsupported_media");
  try {
    return { text, value: JSON.parse(text) };
  } catch (cause) {
    throw new AppError("validation_failed", { key: "malformedJson", cause });
  }
}

/** Counts while reading: a body without a stated length is bounded too. */
async function readText(request: Request, limit: number): Promise<string> {
  if (!request.body) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new AppError("too_large");
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks));
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw invalid("", "notUtf8");
  }
}

function isJson(contentType: string | null): boolean {
  const type = contentType?.split(";")[0]?.trim().toLowerCase() ?? "";
  return type === "application/json" || type.endsWith("+json");
}
