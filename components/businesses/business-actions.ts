import type { FormAction } from "@/components/form/use-action-form";
import type { BusinessAdminView, BusinessView } from "@/lib/businesses/view";
import type { ActionResult } from "@/lib/http/action-result";
import type { ConnectCodeView } from "@/lib/projects/view";

/** What the page of the businesses can do; it gives its parts the server's actions. */
export interface BusinessActions {
  create: FormAction<BusinessView>;
  edit: FormAction<BusinessView>;
  addAdmin: FormAction<{ status: "added"; admin: BusinessAdminView }>;
  removeAdmin: (input: { id: string; userId: string }) => Promise<ActionResult<void>>;
  issueCode: FormAction<ConnectCodeView>;
}
