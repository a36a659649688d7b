import type { FormAction } from "@/components/form/use-action-form";
import type { AddAdminResult, BusinessView, CandidateView } from "@/lib/businesses/view";
import type { ActionResult } from "@/lib/http/action-result";
import type { ConnectCodeView } from "@/lib/projects/view";

/** What the page of the businesses can do; it gives its parts the server's actions. */
export interface BusinessActions {
  create: FormAction<BusinessView>;
  edit: FormAction<BusinessView>;
  /** Whose account an address is, asked before anybody becomes an admin. */
  findCandidate: FormAction<CandidateView>;
  addAdmin: (input: {
    id: string;
    email: string;
    hasAccount: boolean;
  }) => Promise<ActionResult<AddAdminResult>>;
  removeAdmin: (input: { id: string; userId: string }) => Promise<ActionResult<void>>;
  cancelInvitation: (input: { id: string; invitationId: string }) => Promise<ActionResult<void>>;
  issueCode: FormAction<ConnectCodeView>;
  issueCodes: (input: {
    id: FormDataEntryValue | null;
    count: number;
    expirationHours: FormDataEntryValue | null;
  }) => Promise<ActionResult<ConnectCodeView[]>>;
}
