import { z } from "zod";
import { languageInPrompts } from "@/lib/shared/language-rules";

/** Stored with every report: raise it with every change of the words below. */
export const WRITE_REPORT_VERSION = "report-2";

/** Of an answer; more statements than a report needs. */
const MOST_STATEMENTS = 80;

/** Of the answer: sentences with the numbers of the updates that say so. */
export const reportedStatements = z.object({
  statements: z
    .array(
      z.object({
        section: z.enum(["status", "done", "found", "next"]),
        text: z.string().trim().min(1).max(1_000),
        sources: z.array(z.string()),
      }),
    )
    .max(MOST_STATEMENTS),
});

const READERS = {
  internal: `It is for the contractor's own office: say everything that matters, problems and open questions above all, with the names of people where they help.`,
  customer: `It is for the contractor's customer: what is done, what was found and how it is solved, what comes next, in a calm and friendly tone. Leave out money, prices and who pays; telephone numbers, email addresses and codes; blame, quarrels and complaints; illness, injuries and private life. Where an update has such things, take from it only the rest, or nothing.`,
};

interface Report {
  language: string;
  reportType: keyof typeof READERS;
  includesNames: boolean;
}

const FORM = `Answer with "statements", each one sentence with its "section" and its "sources". "section": "status" for where the work is as a whole, "done" for what was finished in these days, "found" for problems, decisions and changes, "next" for what comes, never from updates that are "done". "sources": the "ref" of every update that the sentence is taken from, at least one, and none that does not say it.
Say nothing that no source says. Keep every number, unit, date and name as it is; write "today" or "on Thursday" of an update as its date. Count nothing: counts are added by the program. At most 24 statements, the most important first.`;

/** How a part of the updates, or all of them, becomes the statements of a report; in our own words alone. */
export function writeReport(report: Report): string {
  return `You write a progress report of a construction project from what people on site wrote or said in short updates.
The message has these fields. "project": its name. "dueDate": when it must be finished, or null. "updates": objects with a "ref", the "day" on which it was written, its "folder", perhaps its "author", its "text", in any language, and "done": true where its work is finished by now. "problems": what was wrong with the answer before, if there was one; mend all of it.
${about(report)}
${FORM}`;
}

/** How the statements of several parts become those of one report; in our own words alone. */
export function joinReport(report: Report): string {
  return `You edit a progress report of a construction project. Its updates were read in parts, in the order in which they were written, and each part became some statements.
The message has these fields. "project": its name. "statements": objects with a "section", a "text", and "sources", the refs of the updates that say so. "problems": what was wrong with the answer before, if there was one; mend all of it.
Make one report of them: leave out what a later statement has overtaken and what matters least, say once what is said twice, with the sources of both.
${about(report)}
${FORM}`;
}

function about({ language, reportType, includesNames }: Report): string {
  const names =
    reportType === "customer" && !includesNames ? " Name nobody who works on site: say “the crew”." : "";
  return `Write in ${languageInPrompts(language)}. ${READERS[reportType]}${names}`;
}
