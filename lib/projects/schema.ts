import { z } from "zod";
import * as limits from "./limits";
import { UPDATE_PERMISSIONS } from "@/lib/access/policy";
import * as account from "@/lib/account/schema";
import { withSeen } from "@/lib/kernel/seen-fields";
import { idParam, listedIds, optionalDay, optionalText, requiredText, uuid } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";

export const listProjectsInput = z.object({
  status: z.enum(limits.PROJECT_STATUSES, "unknownStatus").optional(),
  ids: listedIds,
});
export const createProjectInput = z.object({
  businessId: uuid("businessRequired"),
  name: requiredText(MAX.name, "nameRequired"),
  description: optionalText(MAX.description),
  dueDate: optionalDay,
});
export const editProjectInput = withSeen({
  name: requiredText(MAX.name, "nameRequired").optional(),
  description: optionalText(MAX.description),
  dueDate: optionalDay,
});
export const setStatusInput = z.object({ status: z.enum(limits.PROJECT_STATUSES, "unknownStatus") });
export const setUpdatePermissionInput = z.object({
  updatePermission: z.enum(UPDATE_PERMISSIONS, "unknownPermission"),
});
/** The number of an event (a Postgres integer). */
export const eventSeq = z
  .number({ error: "invalid" })
  .int("invalid")
  .min(0, "invalid")
  .max(2 ** 31 - 1, "invalid");
export const markViewedInput = z.object({ upTo: eventSeq.optional() });
export const chooseViewInput = z.object({ view: z.enum(limits.PROJECT_VIEWS, "invalid") });
export const memberParams = idParam.extend({ userId: uuid() });
export const codeInput = z.object({
  // Forms send it as text; "24 " or "1e1" would pass Number(), hence the list of literals.
  expirationHours: z
    .union([z.literal(limits.CODE_HOURS), z.enum(limits.CODE_HOURS.map(String)).transform(Number)], {
      error: "unknownExpiry",
    })
    .default(limits.DEFAULT_CODE_HOURS),
});
export const codeBatchInput = codeInput.extend({
  count: z
    .number({ error: "batchCount" })
    .int("batchCount")
    .min(1, "batchCount")
    .max(limits.MAX_BATCH, "batchCount"),
});
export const codeForm = codeInput.extend(idParam.shape);
export const codeBatchForm = codeBatchInput.extend(idParam.shape);
export const codeSheetParams = idParam.extend({ batch: uuid().optional() });
export const joinInput = z.object({ connectCode: requiredText(limits.MAX_TYPED_CODE, "codeRequired") });
/** What the sign-up and sign-in forms send when reached from an invitation. */
export const registerAndJoinInput = account.registerInput.extend(joinInput.shape);
export const logInAndJoinInput = account.logInInput.extend(joinInput.shape);
export const signInByCodeAndJoinInput = account.signInByCodeInput.extend(joinInput.shape);
export const passkeyAndJoinInput = account.passkeyAnswer.extend(joinInput.shape);
export const passkeySignUpAndJoinInput = account.passkeyCreated.extend(joinInput.shape);
export const codeParams = z.object({ code: z.string().min(1).max(limits.MAX_TYPED_CODE) });

export type ListProjectsInput = z.output<typeof listProjectsInput>;
export type CreateProjectInput = z.output<typeof createProjectInput>;
export type EditProjectInput = z.output<typeof editProjectInput> & { id: string };
export type SetStatusInput = z.output<typeof setStatusInput> & { id: string };
export type MarkViewedInput = z.output<typeof markViewedInput> & { id: string };
export type ChooseViewInput = z.output<typeof chooseViewInput> & { id: string };
export type MemberParams = z.output<typeof memberParams>;
export type CodeInput = z.output<typeof codeForm>;
export type CodeBatchInput = z.output<typeof codeBatchInput> & { id: string };
export type CodeSheetParams = z.output<typeof codeSheetParams>;
export type JoinInput = z.output<typeof joinInput>;
