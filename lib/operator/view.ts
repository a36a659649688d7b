import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type OperatorUserView = ViewOf<typeof schema.operatorUserView>;
export type OperatorBusinessView = ViewOf<typeof schema.operatorBusinessView>;
export type OperatorProjectView = ViewOf<typeof schema.operatorProjectView>;
export type ActionLogView = ViewOf<typeof schema.actionLogView>;
export type InvestigationView = ViewOf<typeof schema.investigationView>;
export type StatsView = ViewOf<typeof schema.statsView>;
export type ReportingView = ViewOf<typeof schema.reportingView>;
export type OperatorView = ViewOf<typeof schema.operatorView>;
export type OperatorSessionView = ViewOf<typeof schema.operatorSessionView>;
export type OperatorKeyView = ViewOf<typeof schema.operatorKeyView>;
