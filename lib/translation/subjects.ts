import type { Item, TranslatedType } from "./schema";
import { ALL_SEEN, idsOf, type Visibility, sourcesOf } from "./source";
import type { ComparedPiece, StoredDoubt, TranslatedPiece, TranslatedSegment } from "./view";
import type { Actor } from "@/lib/access/actor";
import {
  assignedToTask,
  isAcceptedAdmin,
  managesBusiness,
  memberSees,
  seesMessage,
  seesNameOfTask,
  seesSubtask,
} from "@/lib/access/visibility";
import { db, Prisma } from "@/lib/kernel/db";

/** The current version of a text to translate, and its stored translation. */
export interface Subject {
  type: TranslatedType;
  id: string;
  projectId: string;
  businessId: string;
  text: string;
  description: string | null;
  /** Of a recording. */
  segments: { start: number; end: number; text: string; isUnsure: boolean }[] | null;
  /** For a recording: the language that the service detected. */
  language: string | null;
  /** The language that was stored with the text when it was written; `und` before. */
  written: string | null;
  /** For a recording: the English translation made during transcription. */
  heardPieces: TranslatedPiece[] | null;
  /** Whether the reader may see its description. */
  isOpen: boolean;
  /** Whether it was typed beside a recording, whose transcript is another text of the same type and id. */
  isTyped: boolean;
  version: string;
  stored: Stored | null;
}

/** A stored translation; without content, a claim, or a text that the service refuses. */
export interface Stored {
  from: string;
  content: string | null;
  description: string | null;
  segments: TranslatedSegment[] | null;
  doubts: StoredDoubt[];
  /** Null once the service has compared it with its original, or was asked in vain. */
  uncompared: ComparedPiece[] | null;
  /** Whether some process is making it. */
  isClaimed: boolean;
  /** Whether the service refuses it. */
  isRefused: boolean;
}

/** The current texts of those items that the actor sees, in one statement. */
export async function readableSubjects(actor: Actor, items: readonly Item[], to: string): Promise<Subject[]> {
  const manages = managesBusiness(actor.id);
  const access = Prisma.sql`
    LEFT JOIN business_admins a ON ${isAcceptedAdmin(actor.id)}
    LEFT JOIN project_members member ON member.project_id = p.id AND member.user_id = ${actor.id}::uuid`;
  const isSeen = Prisma.sql`(${manages} OR (member.user_id IS NOT NULL AND source.seen))`;
  const isOpen = Prisma.sql`(${manages} OR source.is_open)`;
  return readSubjects(items, to, { visibility: visibilityOf(actor.id), access, isSeen, isOpen });
}

/** The current texts of all items, without an access check: for the job. */
export async function allSubjects(items: readonly Item[], to: string): Promise<Subject[]> {
  const all = { access: Prisma.empty, isSeen: Prisma.sql`true`, isOpen: Prisma.sql`true` };
  return readSubjects(items, to, { visibility: ALL_SEEN, ...all });
}

function visibilityOf(actorId: string): Visibility {
  return {
    update: memberSees(actorId),
    task: seesNameOfTask(actorId, Prisma.sql`t.id`),
    taskOpen: assignedToTask(actorId, Prisma.sql`t.id`),
    subtask: seesSubtask(actorId, Prisma.sql`s.id`, Prisma.sql`s.parent_task_id`),
    message: seesMessage(actorId),
  };
}

type Sight = Record<"access" | "isSeen" | "isOpen", Prisma.Sql> & { visibility: Visibility };

function readSubjects(items: readonly Item[], to: string, sight: Sight): Promise<Subject[]> {
  const { visibility, access, isSeen, isOpen } = sight;
  return db().$queryRaw<Subject[]>(Prisma.sql`
    SELECT source.type, source.id, p.id AS "projectId", p.business_id AS "businessId", source.text, source.description,
           source.segments, source.language, source.written, ${to === "en" ? Prisma.sql`source.pieces` : Prisma.sql`NULL`} AS "heardPieces", ${isOpen} AS "isOpen",
           source.is_typed AS "isTyped", version,
           CASE WHEN t.id IS NOT NULL THEN json_build_object('from', t.from_language, 'content', t.content,
             'description', t.description, 'segments', t.segments, 'doubts', t.doubts, 'uncompared', t.uncompared,
             'isClaimed', COALESCE(t.claimed_until > clock_timestamp(), false), 'isRefused', t.refused_at IS NOT NULL) END AS stored
    FROM (${sourcesOf(idsOf(items), visibility)}) source
    CROSS JOIN LATERAL text_version(source.text, source.description, source.segments) version
    JOIN projects p ON p.id = source.project_id JOIN businesses b ON b.id = p.business_id ${access}
    LEFT JOIN translations t ON t.subject_id = source.id AND t.to_language = ${to} AND t.source_hash = version
    WHERE ${isSeen}`);
}
