import type { Kind } from "../items/kind";
import type { CommentContent } from "./comment";
import { questionPaths } from "@/lib/shared/paths/question-paths";
import type { PostedQuestionView } from "@/lib/updates/view";

/** A comment that answers a question. */
export interface AnswerContent extends Omit<CommentContent, "asks"> {
  questionId: string;
}

export const answerKind: Kind<AnswerContent, PostedQuestionView> = {
  send: ({ text, questionId }, { capturedAt }, wire) =>
    wire.post(questionPaths.answer(questionId), { content: text, capturedAt }),
};
