import type { z } from "zod";
import { type AnySchema, parseInput } from "../parse";
import { assertDeclaredSize, assertType, type BodyKind, chunksOf } from "./body-kind";
import { type Part, partsOf } from "./form-parts";
import { decodeText } from "./decode-text";
import { type IncomingFile, removeIncoming, writeIncoming } from "@/lib/kernel/incoming-files";
import { hashSecret } from "@/lib/kernel/secrets";
import { AppError, invalid } from "@/lib/shared/errors";

/** A file of a form. Name and type are what the client claims. */
export interface FormFile extends IncomingFile {
  filename: string;
  type: string;
}

interface Form {
  file: FormFile | null;
  fields: Record<string, string>;
}

/** The most that the fields and the form around the file may take, in bytes. */
const FIELDS_LIMIT = 64 * 1024;

/**
 * A form with one file, streamed to disk and hashed on its way, and fields that fit a schema. `file` names its field, `limit`
 * is in bytes. Other files are ignored.
 */
export function multipart<N extends string, S extends AnySchema = z.ZodObject>({
  file,
  limit,
  fields,
}: {
  file: N;
  limit: number;
  fields?: S;
}): BodyKind<Record<N, FormFile> & z.output<S>> {
  return {
    writesFiles: true,
    takes: { type: "multipart/form-data", limit, file, ...(fields && { schema: fields }) },
    receive: async (request) => {
      assertDeclaredSize(request, limit + FIELDS_LIMIT);
      assertType(request, (sent) => sent === "multipart/form-data");
      const contentType = request.headers.get("content-type") ?? "";
      const form: Form = { file: null, fields: {} };
      const discard = async () => {
        if (form.file) await removeIncoming(form.file);
      };
      try {
        for await (const part of partsOf(chunksOf(request, limit + FIELDS_LIMIT), contentType))
          await readPart(form, part, { file, limit });
      } catch (error) {
        await discard();
        throw error;
      }
      return {
        input: () => {
          if (!form.file) throw invalid(file, "required");
          const rest = fields ? parseInput(fields, form.fields) : {};
          return { ...rest, [file]: form.file } as Record<N, FormFile> & z.output<S>;
        },
        digest: hashSecret(JSON.stringify([form.file?.sha256, form.fields])),
        discard,
      };
    },
  };
}

async function readPart(
  form: Form,
  part: Part,
  { file, limit }: { file: string; limit: number },
): Promise<void> {
  if (part.filename === null) {
    form.fields[part.name] = await readField(part);
  } else if (part.name === file && !form.file) {
    const { filename, type } = part;
    form.file = { ...(await writeIncoming(part.content, limit)), filename, type };
  }
}

async function readField({ content }: Part): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > FIELDS_LIMIT) throw new AppError("too_large");
    chunks.push(chunk);
  }
  return decodeText(Buffer.concat(chunks));
}
