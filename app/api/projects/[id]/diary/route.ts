import { readDiary } from "@/lib/diary/read-diary";
import { diaryInput } from "@/lib/diary/schema";
import { diaryDayView } from "@/lib/diary/view-schema";
import { route } from "@/lib/http/route";

export const GET = route(
  { needs: "project:see", query: diaryInput, revalidates: "project", returns: [diaryDayView] },
  readDiary,
);
