import { EXCERPT_LENGTH } from "./limits";
import type * as schema from "./view-schema";
import { excerptOf } from "@/lib/kernel/excerpt";
import type { ViewOf } from "@/lib/kernel/returns";
import { columns } from "@/lib/kernel/sql/columns";
import { isoOf } from "@/lib/kernel/sql/stored-time";
import { languageStored } from "@/lib/language/stored-language";
import { type StoredTranslation, toTranslationView } from "@/lib/translation/view";

export type ProjectView = ViewOf<typeof schema.projectView>;
export type LatestUpdateView = ViewOf<typeof schema.latestUpdateView>;
export type ProjectDetailView = ViewOf<typeof schema.projectDetailView>;
export type VisitView = ViewOf<typeof schema.visitView>;
export type MemberView = ViewOf<typeof schema.memberView>;
export type GuideView = ViewOf<typeof schema.guideView>;
export type OfficePersonView = ViewOf<typeof schema.officePersonView>;
export type ConnectCodeView = ViewOf<typeof schema.connectCodeView>;

/** What a `ConnectCodeView` is made of. */
export const codeSelect = columns("id", "projectId", "code", "expiresAt", "usedBy", "usedAt", "createdAt");

/** What is printed for a crew: the codes that still work. */
export interface CodeSheetView {
  project: { id: string; name: string };
  business: { name: string };
  codes: ConnectCodeView[];
}

export type JoinPreview = ViewOf<typeof schema.joinPreview>;

/** What an invitation link leads to, for the pages that it opens, or why it leads nowhere. */
export type VisitorsInvitation = OpenInvitation | { state: UnusableState };

/** The same for a signed-in reader, who may already be in the project. */
export type Invitation = VisitorsInvitation | { state: "inside"; projectId: string; projectName: string };

export interface OpenInvitation extends JoinPreview {
  state: "valid";
  /** Whether the project lets its workers post updates. */
  mayPost: boolean;
}

/** Why it leads nowhere; `limited` when the reader's address has tried too many unknown codes. */
export type UnusableState = "used" | "expired" | "unknown" | "limited";

export type ProgressView = ViewOf<typeof schema.progressView>;
export type ManagementAccessView = ViewOf<typeof schema.managementAccessView>;
export type JoinedView = ViewOf<typeof schema.joinedView>;

/** Read as JSON: its time is a string. */
type LatestUpdateRow = Omit<LatestUpdateView, "excerpt" | "authorRole" | "translation"> & {
  content: string;
  translation: LatestUpdateView["translation"] | null;
  byManager: boolean;
};

/** A row of the statement in project-rows.ts: the language as it is stored, times as Postgres writes them in JSON. */
export interface ProjectRow extends Omit<ProjectView, "progressPercentage" | "latestUpdate" | "translation"> {
  latestUpdate: LatestUpdateRow | null;
  translation: StoredTranslation | null;
}

/** A project as the API returns it. */
export function toProjectView({ latestUpdate, translation, ...row }: ProjectRow): ProjectView {
  return {
    ...row,
    language: translation?.from ?? languageStored(row.language, row.description),
    ...(translation && { translation: toTranslationView(translation) }),
    completedAt: row.completedAt && isoOf(row.completedAt),
    createdAt: isoOf(row.createdAt),
    progressPercentage: percentage(row.completedItems, row.totalItems),
    latestUpdate: latestUpdate && toLatestUpdateView(latestUpdate),
  };
}

function toLatestUpdateView({
  content,
  translation,
  byManager,
  createdAt,
  ...row
}: LatestUpdateRow): LatestUpdateView {
  const cut = (text: string) => excerptOf(text, EXCERPT_LENGTH);
  return {
    ...row,
    excerpt: cut(content),
    ...(translation && { translation: { ...translation, content: cut(translation.content) } }),
    authorRole: byManager ? "owner" : "worker",
    createdAt: isoOf(createdAt),
  };
}

/** The share that is completed, in whole percent; 0 when there is nothing to complete. */
export function percentage(completed: number, total: number): number {
  return total === 0 ? 0 : Math.round((100 * completed) / total);
}
