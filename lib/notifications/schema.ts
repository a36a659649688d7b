import { z } from "zod";
import { bodyId, pageSize, uuid } from "@/lib/kernel/text";

export const listNotificationsInput = z.object({ limit: pageSize(200, 100), before: uuid().optional() });
/** With `updateId`, those alone that are about this update and its comments. */
export const readAllInput = z.object({ updateId: bodyId.nullish() });

export type ReadAllInput = z.output<typeof readAllInput>;
