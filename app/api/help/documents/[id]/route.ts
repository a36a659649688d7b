import { deleteDocument, editDocument } from "@/lib/help/change-items";
import { editDocumentInput } from "@/lib/help/schema";
import { helpDocumentView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { access: "operator", body: editDocumentInput, returns: helpDocumentView },
  editDocument,
);
export const DELETE = route({ access: "operator" }, deleteDocument);
