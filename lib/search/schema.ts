import { z } from "zod";
import { bodyId, pageSize, requiredText } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";

/** The most and the usual number of rows in a page. */
const [MAX_PAGE, PAGE] = [50, 20];

export const searchInput = z.object({
  q: requiredText(MAX.search, "searchRequired").describe(
    "Words that a text has, each as a word or in one, in any order. Case, accents and punctuation make no difference; the longest 20 words count.",
  ),
  projectId: bodyId.optional().describe("In this project; without it, in all of the caller's."),
  limit: pageSize(MAX_PAGE, PAGE),
  before: bodyId.optional(),
});

export type SearchInput = z.output<typeof searchInput>;
