import type { ChatMessageView } from "./view";
import type { Actor } from "@/lib/access/actor";
import type { ProjectRole } from "@/lib/access/policy";
import { rolesIn } from "@/lib/access/project-roles";
import { joinRecording } from "@/lib/attachments/attachment";
import { db, Prisma } from "@/lib/kernel/db";
import { type WithDates, withIsoTimes } from "@/lib/kernel/sql/stored-time";
import { photosOfRow, type PhotoValues, toPhotoView } from "@/lib/photos/attach/read-photos";
import { apiPath } from "@/lib/shared/paths/api-path";
import { type StoredTyped, toTyped } from "@/lib/recordings/attach/read-recordings";
import {
  joinTranslation,
  joinTyped,
  languageOf,
  TRANSLATION,
  typedOf,
  versionOf,
} from "@/lib/translation/source";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";
import { CAPTURE_SHOWN_MS } from "@/lib/updates/limits";

type Row = WithDates<
  Omit<ChatMessageView, "author" | "audioUrl" | "photos" | "translation" | "typed">,
  "createdAt" | "capturedAt"
> & {
  photos: PhotoValues[] | null;
  recordingId: string | null;
  authorName: string;
  role: ProjectRole;
  translation: StoredTranslation | null;
  typed: StoredTyped | null;
};

const M = Prisma.sql`m`;

/** The messages of `page`, a SELECT of chat_messages that the actor is known to see, newest first; one statement. */
export async function messageRows({ reads }: Actor, page: Prisma.Sql): Promise<ChatMessageView[]> {
  const rows = await db().$queryRaw<Row[]>(Prisma.sql`
    WITH page AS MATERIALIZED (${page}),
    roles AS MATERIALIZED (${rolesIn(Prisma.sql`SELECT project_id FROM page`)})
    SELECT m.id, m.project_id AS "projectId", m.author_id AS "authorId", m.recipient_id AS "recipientId", m.content,
           recording.state AS "audioState", recording.transcript, ${languageOf(M)} AS language,
           recording.upload_id AS "recordingId", recording.duration_ms AS "audioDurationMs", NULLIF(recording.peaks, '{}') AS "audioPeaks", m.seq, ${photosOfRow("message", M, reads)} AS photos,
           m.created_at AS "createdAt",
           CASE WHEN abs(extract(epoch FROM m.created_at - m.captured_at)) > ${CAPTURE_SHOWN_MS / 1000}
                THEN m.captured_at END AS "capturedAt",
           author.name AS "authorName", COALESCE(roles.role, 'former') AS role, ${TRANSLATION} AS translation,
           ${typedOf(M)} AS typed
    FROM page m JOIN users author ON author.id = m.author_id
    LEFT JOIN roles ON roles.project_id = m.project_id AND roles.user_id = m.author_id
    ${joinRecording("message", M)} ${joinTranslation(reads, M, versionOf(M))} ${joinTyped(reads, M)}
    ORDER BY m.created_at DESC, m.id DESC`);
  return rows.map(toView);
}

function toView({ authorName, role, recordingId, translation, photos, typed, ...row }: Row): ChatMessageView {
  const audioUrl = recordingId && apiPath("audio", recordingId);
  return {
    ...withIsoTimes(row),
    audioUrl,
    ...toTyped(typed),
    photos: photos?.map(toPhotoView) ?? [],
    ...(translation && { translation: toTranslationView(translation) }),
    author: { name: authorName, role },
  };
}
