import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type InsightItem = ViewOf<typeof schema.insightItem>;
export type InsightPlace = ViewOf<typeof schema.insightPlace>;
export type InsightProject = ViewOf<typeof schema.insightProject>;
export type InsightPerson = ViewOf<typeof schema.insightPerson>;
export type ProjectInsightsView = ViewOf<typeof schema.projectInsightsView>;
export type BusinessInsightsView = ViewOf<typeof schema.businessInsightsView>;
/** How much is in a place. */
export type PlaceCounts = Omit<InsightPlace, "taskId" | "name">;
/** What both have. */
export type Insights = Omit<ProjectInsightsView, "project" | "places">;
