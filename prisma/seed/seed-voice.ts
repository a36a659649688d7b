import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import measured from "./recordings/measured.json" with { type: "json" };
import { inOtherWords } from "./seed-translations";
import { type VoiceName, VOICES } from "./voices";
import { blobs } from "@/lib/blob/blobs";
import { db } from "@/lib/kernel/db";
import { newId } from "@/lib/kernel/new-id";
import { composeContent } from "@/lib/updates/posting/compose-content";

/** The columns of an update with this recording, and what stores the recording once there is the update. */
export function voiceUpdate(name: VoiceName) {
  const { language, sentences } = VOICES[name];
  const id = newId();
  const transcript = sentences.join(" ");
  const segments = sentences.map((text, at) => ({ ...measured[name].times[at], text, isUnsure: false }));
  const translatedPieces = language === "en" ? null : sentences.map(inEnglish);
  const translatedText = translatedPieces?.map(({ translation }) => translation).join(" ") ?? transcript;
  return {
    columns: {
      audioState: "done",
      content: composeContent({ transcript, language, translatedText }),
      transcript,
      language,
      segments,
    },
    attach: async (of: { updateId: string; userId: string; createdAt: Date }) => {
      await storeRecording(name, id, of);
      const heard = {
        uploadId: id,
        heardAt: of.createdAt,
        language,
        segments,
        translatedText,
        ...(translatedPieces && { translatedPieces }),
      };
      await db().transcription.create({ data: heard, select: { uploadId: true } });
    },
  };
}

function inEnglish(text: string): { text: string; translation: string } {
  return { text, translation: inOtherWords(text, "en") };
}

async function storeRecording(
  name: VoiceName,
  id: string,
  { updateId, userId, createdAt }: { updateId: string; userId: string; createdAt: Date },
): Promise<void> {
  const file = fileURLToPath(new URL(`./recordings/${name}.webm`, import.meta.url));
  const bytes = readFileSync(file);
  const blobKey = `audio/${id}`;
  const { peaks, durationMs } = measured[name];
  await blobs.put(blobKey, createReadStream(file));
  await db().upload.create({
    data: {
      id,
      userId,
      updateId,
      blobKey,
      peaks,
      durationMs,
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
