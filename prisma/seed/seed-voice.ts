import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import measured from "./recordings/measured.json" with { type: "json" };
import { inOtherWords } from "./seed-translations";
import { type VoiceName, VOICES } from "./voices";
import { blobs } from "@/lib/blob/blobs";
import { db, type Prisma } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { composeContent } from "@/lib/updates/recording/compose-content";

/** The columns of an update with this recording, and what stores the recording once there is the update. */
export function voiceUpdate(name: VoiceName) {
  const { language, sentences } = VOICES[name];
  const transcript = sentences.join(" ");
  const segments = sentences.map((text, at) => ({ ...measured[name].times[at], text, isUnsure: false }));
  const translatedPieces = language === "en" ? null : sentences.map(inEnglish);
  const translatedText = translatedPieces?.map(({ translation }) => translation).join(" ") ?? transcript;
  const words = {
    state: "done",
    transcript,
    language,
    segments,
    heardLanguage: language,
    heardSegments: segments,
    translatedText,
    ...(translatedPieces && { translatedPieces }),
  };
  return {
    columns: { content: composeContent({ transcript, language, translatedText }) },
    attach: (of: { updateId: string; userId: string; createdAt: Date }) => storeRecording(name, words, of),
  };
}

function inEnglish(text: string): { text: string; translation: string } {
  return { text, translation: inOtherWords(text, "en") };
}

async function storeRecording(
  name: VoiceName,
  words: Omit<Prisma.RecordingCreateWithoutUploadInput, "heardAt" | "durationMs" | "peaks">,
  { updateId, userId, createdAt }: { updateId: string; userId: string; createdAt: Date },
): Promise<void> {
  const file = fileURLToPath(new URL(`./recordings/${name}.webm`, import.meta.url));
  const bytes = readFileSync(file);
  const id = newId();
  const blobKey = `audio/${id}`;
  const { peaks, durationMs } = measured[name];
  await blobs.put(blobKey, createReadStream(file));
  await db().upload.create({
    data: {
      id,
      userId,
      updateId,
      blobKey,
      recording: { create: { ...words, heardAt: createdAt, durationMs, peaks } },
      createdAt,
      completedAt: createdAt,
      state: "complete",
      contentType: "audio/webm",
      size: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    },
    select: { id: true },
  });
}
