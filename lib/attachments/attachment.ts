import { Prisma } from "@/lib/kernel/db";

/*
 * A file (`uploads`) is attached to one update, comment or chat message, which may have any number of them. This says how a
 * statement finds the files of one or of many, and the recording of one: the file that has a row in `recordings`. What counts many
 * files at once names the two columns itself.
 */

/** What has recordings, and what has photos. */
export type Holder = { updateId: string } | { messageId: string };
export type PhotoHolder = Holder | { commentId: string };

/** The kinds of rows that files are attached to, and the column of `uploads` that refers to each. */
const REFERENCES = {
  update: Prisma.sql`update_id`,
  message: Prisma.sql`message_id`,
  comment: Prisma.sql`comment_id`,
};

export type PhotoHolderKind = keyof typeof REFERENCES;
export type HolderKind = Exclude<PhotoHolderKind, "comment">;

/** As a row of `uploads`, or as what is set in it: that it is attached to this holder. */
export function attachedTo(holder: PhotoHolder): Prisma.Sql {
  if ("updateId" in holder) return Prisma.sql`${REFERENCES.update} = ${holder.updateId}::uuid`;
  if ("commentId" in holder) return Prisma.sql`${REFERENCES.comment} = ${holder.commentId}::uuid`;
  return Prisma.sql`${REFERENCES.message} = ${holder.messageId}::uuid`;
}

/** Deletes the files of an update, comment or message: locked in the order of their ids, so that no two deletions can deadlock. */
export function deleteFilesOf(holder: PhotoHolder): Prisma.Sql {
  return Prisma.sql`
    DELETE FROM uploads WHERE id = ANY (ARRAY(SELECT id FROM uploads WHERE ${attachedTo(holder)} ORDER BY id FOR UPDATE))`;
}

/** The files of some updates, comments or messages: rows of `uploads` as `file`, each with the id of its `holder`, with `joins`. */
export function attachedToAny(
  kind: PhotoHolderKind,
  ids: Prisma.Sql,
  { columns, joins }: FileParts,
): Prisma.Sql {
  return Prisma.sql`SELECT file.${REFERENCES[kind]} AS holder, ${columns} FROM uploads file ${joins} WHERE file.${REFERENCES[kind]} = ANY (${ids})`;
}

interface FileParts {
  columns: Prisma.Sql;
  /** Joins what only files of a kind have, and leaves out all others. */
  joins: Prisma.Sql;
}

/** That a row of `uploads` is attached to nothing yet. */
export const UNATTACHED = Prisma.sql`num_nonnulls(update_id, message_id, comment_id) = 0`;

/** The same in Prisma's client. */
export const UNATTACHED_WHERE = { updateId: null, messageId: null, commentId: null } as const;

/** Joins the recording of a statement's update or message, as `recording`, with all columns null where there is none. */
export function joinRecording(kind: HolderKind, row: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    LEFT JOIN (uploads recorded JOIN recordings recording ON recording.upload_id = recorded.id)
      ON recorded.${REFERENCES[kind]} = ${row}.id`;
}

/** Whether a statement's update or message has a recording, as a condition. */
export function hasRecording(kind: HolderKind, row: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    EXISTS (SELECT 1 FROM uploads recorded WHERE recorded.${REFERENCES[kind]} = ${row}.id AND recorded.kind = 'audio')`;
}

/** The update of a project's photo `p`: its upload's, where it was attached by a server that did not write it beside the photo. */
const UPDATE_ID = Prisma.sql`COALESCE(p.update_id, (SELECT update_id FROM uploads WHERE id = p.upload_id))`;

/** Joins the update `u` of a statement's photos `p` of a project, each by its id: a few photos never make it read all updates. */
export const UPDATE_OF_PHOTO = Prisma.sql`, LATERAL (SELECT * FROM updates WHERE id = ${UPDATE_ID} OFFSET 0) u`;

/** The same, where a filter leaves few of the project's updates: those are found first. */
export const FILTERED_UPDATE_OF_PHOTO = Prisma.sql`JOIN updates u ON u.project_id = p.project_id AND u.id = ${UPDATE_ID}`;

/** How many photos a statement's update, comment or message has. */
export function photoCount(kind: PhotoHolderKind, row: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT count(*)::int FROM uploads WHERE ${REFERENCES[kind]} = ${row}.id AND kind = 'photo')`;
}

/** In Prisma's client: of an update's or message's `attachments`, its recording. */
export const RECORDING = { where: { kind: "audio" } } as const;
