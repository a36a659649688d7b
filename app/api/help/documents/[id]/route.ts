import { deleteDocument } from "@/lib/help/delete-item";
import { editDocument } from "@/lib/help/edit-item";
import { editDocumentInput } from "@/lib/help/schema";
import { helpDocumentView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { access: "operator", body: editDocumentInput, returns: helpDocumentView },
  editDocument,
);
export const DELETE = route({ access: "operator" }, deleteDocument);
