import { z } from "zod";
import { filesShape } from "@/lib/files/kinds";
import { view } from "@/lib/kernel/returns";
import { columns } from "@/lib/kernel/sql/columns";
import { photoView, photosShape } from "@/lib/photos/view-schema";
import { typedView } from "@/lib/recordings/view-schema";
import { translationView } from "@/lib/translation/view-schema";

export const authorView = view(
  "Author",
  "Who wrote something, and what they are in its project today.",
  () => ({
    name: z.string(),
    role: z.enum(["owner", "admin", "worker", "former"]),
  }),
);

/** What updates and messages have besides their words and place. */
export const postedShape = () => ({
  ...filesShape(),
  translation: translationView()
    .exactOptional()
    .describe("In the reader's language, where that is stored; of a recording, its transcript."),
  typed: typedView().exactOptional().describe("Where something was typed beside a recording."),
  capturedAt: capturedAt().nullable(),
  createdAt: z.iso.datetime(),
});

const capturedAt = () =>
  z.iso
    .datetime()
    .describe("When it was written, where that is more than two minutes from when it was posted.");

const withdrawnShape = () => ({
  withdrawnAt: z.iso
    .datetime()
    .nullable()
    .describe("When its text was removed, and by whom; null unless it was withdrawn."),
  withdrawnBy: z.strictObject({ name: z.string() }).nullable(),
});

const named = () => z.strictObject({ id: z.uuid(), name: z.string() }).nullable();

export const questionView = view("Question", "An update, or a comment on one, that needs an answer.", () => ({
  id: z.uuid(),
  updateId: z.uuid(),
  commentId: z.uuid().nullable().describe("The comment that asks; null where the update itself does."),
  askerId: z.uuid(),
  to: named().describe("Whom it is for; null for all who manage the project."),
  state: z.enum(["open", "answered", "settled"]),
  createdAt: z.iso.datetime(),
  answeredBy: named(),
  answerId: z.uuid().nullable().describe("The comment that answers it."),
  settledBy: named(),
}));

export const postedQuestionView = view("PostedQuestion", "A question, with what was posted with it.", () => ({
  ...questionView().shape,
  update: updateView().exactOptional(),
  comment: commentView().exactOptional().describe("What asks, or what answers."),
}));

export const openQuestionView = view(
  "OpenQuestion",
  "A question that waits for the caller's answer.",
  () => ({
    ...questionView().shape,
    projectId: z.uuid(),
    projectName: z.string(),
    taskId: z.uuid().nullable(),
    subtaskId: z.uuid().nullable(),
    place: z.string().nullable().describe("The name of the task or subtask that it is in."),
    asker: authorView(),
    content: z.string(),
    typed: typedView()
      .exactOptional()
      .describe("What was typed beside a recording; `content` is what was said."),
    language: z.string().nullable(),
    translation: translationView().exactOptional(),
  }),
);

export const updateView = view(
  "Update",
  "An update, the same for everyone who sees it, except for `isNew` and translations. Times are ISO 8601.",
  () => ({
    id: z.uuid(),
    projectId: z.uuid(),
    taskId: z.uuid().nullable(),
    taskName: z.string().nullable().describe("The names of its place: who sees an update sees where it is."),
    subtaskId: z.uuid().nullable(),
    subtaskName: z.string().nullable(),
    translatedPlace: z
      .string()
      .nullable()
      .exactOptional()
      .describe("The name of the innermost of them in the reader's language, where that is stored."),
    authorId: z.uuid(),
    content: z.string(),
    ...postedShape(),
    editedAt: z.iso.datetime().nullable(),
    author: authorView(),
    authorRole: z
      .enum(["owner", "worker"])
      .describe("`owner` for authors who are now owner- or manager-level in the project."),
    ...withdrawnShape(),
    seq: z.int().nullable().describe("Number of the event that announced it."),
    isNew: z
      .boolean()
      .describe("Whether somebody else brought it to its place since the reader last opened that."),
    comments: z
      .array(commentView())
      .exactOptional()
      .describe("The newest ones, oldest first; `commentCount` is the total."),
    commentCount: z.int().exactOptional(),
    question: questionView().exactOptional().describe("If it needs an answer, or did."),
  }),
);

export const commentView = view("Comment", "A comment on an update.", () => ({
  id: z.uuid(),
  updateId: z.uuid(),
  authorId: z.uuid(),
  content: z.string(),
  language: z.string().nullable().exactOptional().describe("As an update's."),
  translation: translationView().exactOptional(),
  ...photosShape(),
  capturedAt: capturedAt().exactOptional(),
  createdAt: z.iso.datetime(),
  author: authorView(),
  ...withdrawnShape(),
  question: questionView().exactOptional(),
}));

export const recentUpdateView = view("RecentUpdate", "An update of one of several projects.", () => ({
  ...updateView().shape,
  project: z.strictObject({ id: z.uuid(), name: z.string() }),
}));

/** What is told of an update beside its photo. */
export const BESIDE_PHOTO = {
  ...columns("id", "taskId", "taskName", "subtaskId", "subtaskName", "translatedPlace", "authorId", "author"),
  ...columns(
    "content",
    "language",
    "translation",
    "typed",
    "audioUrl",
    "transcript",
    "audioDurationMs",
    "createdAt",
  ),
};

export const projectPhotoView = view("ProjectPhoto", "A photo, and the update that it belongs to.", () => ({
  photo: z.strictObject({ ...photoView().shape, bytes: z.int().describe("The size of what `url` gives.") }),
  update: z.strictObject(updateView().pick(BESIDE_PHOTO).shape),
}));

export const revisionView = view(
  "Revision",
  "An earlier text of an edited update; `createdAt` is when it was replaced.",
  () => ({
    id: z.uuid(),
    kind: z.enum(["content", "transcript"]).describe("What of the update it was."),
    content: z.string(),
    createdAt: z.iso.datetime(),
  }),
);
