import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type FoundView = ViewOf<typeof schema.foundView>;
