import type * as schema from "./view-schema";
import type { ViewOf } from "@/lib/kernel/returns";

export type UploadView = ViewOf<typeof schema.uploadView>;
export type FileAddressView = ViewOf<typeof schema.fileAddressView>;
export type BegunUploadView = ViewOf<typeof schema.begunUploadView>;
