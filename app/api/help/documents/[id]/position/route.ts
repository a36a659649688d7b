import { moveDocument } from "@/lib/help/change-items";
import { moveHelpInput } from "@/lib/help/schema";
import { helpDocumentView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { access: "operator", body: moveHelpInput, returns: [helpDocumentView] },
  moveDocument,
);
