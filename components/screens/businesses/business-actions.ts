import type { Action } from "@/components/form/use-action";
import type { FormAction } from "@/components/form/use-action-form";
import type { SetUpdatePermission } from "@/components/join/let-crew-post";
import type { AddAdminResult, BusinessView, CandidateView } from "@/lib/businesses/view";
import type { ConnectCodeView } from "@/lib/projects/view";
import type { GlossaryTermView } from "@/lib/translation/view";

/** The server actions of the businesses page. */
export interface BusinessActions {
  create: FormAction<BusinessView>;
  edit: FormAction<BusinessView>;
  /** Finds the account of an address, before its owner becomes an admin. */
  findCandidate: FormAction<CandidateView>;
  addAdmin: Action<{ id: string; email: string; hasAccount: boolean }, AddAdminResult>;
  removeAdmin: Action<{ id: string; userId: string }, void>;
  cancelInvitation: Action<{ id: string; invitationId: string }, void>;
  issueCode: FormAction<ConnectCodeView>;
  issueCodes: Action<Record<string, unknown>, ConnectCodeView[]>;
  setUpdatePermission: SetUpdatePermission;
  changeGlossary: Action<
    { id: string; seen: GlossaryTermView[]; terms: GlossaryTermView[] },
    GlossaryTermView[]
  >;
}
