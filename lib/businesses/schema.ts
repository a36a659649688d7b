import { z } from "zod";
import { emailText } from "@/lib/kernel/email-text";
import { nameText } from "@/lib/kernel/name-text";
import { idParam, optionalText, uuid } from "@/lib/kernel/text";
import { MAX } from "@/lib/shared/limits";

export const businessInput = z.object({
  name: nameText,
  description: optionalText(MAX.description),
});
export const editedBusiness = businessInput.extend({ reportFooter: optionalText(MAX.reportFooter) });
export const editBusinessInput = editedBusiness.extend(idParam.shape);
export const candidateQuery = z.object({ email: emailText });
export const candidateInput = candidateQuery.extend(idParam.shape);
/** `hasAccount` is what the form showed when the owner confirmed. */
export const addAdminInput = candidateQuery.extend({ hasAccount: z.boolean().optional() });
export const addAdminForm = addAdminInput.extend(idParam.shape);
export const adminParams = idParam.extend({ userId: uuid() });
export const invitationParams = idParam.extend({ invitationId: uuid() });
/** Any text will do: the database is asked for its hash. */
export const tokenParams = z.object({ token: z.string().max(100) });

export type BusinessInput = z.output<typeof businessInput>;
export type EditBusinessInput = z.output<typeof editBusinessInput>;
export type AdminParams = z.output<typeof adminParams>;
export type InvitationParams = z.output<typeof invitationParams>;
