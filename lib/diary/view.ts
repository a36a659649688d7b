import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type DiaryDayView = ViewOf<typeof schema.diaryDayView>;
export type DiaryEntryView = ViewOf<typeof schema.diaryEntryView>;
export type DiaryCommentView = ViewOf<typeof schema.diaryCommentView>;
