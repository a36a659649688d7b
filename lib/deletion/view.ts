import type { deletionView } from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type DeletionView = ViewOf<typeof deletionView>;
