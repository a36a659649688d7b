import { deleteDocument } from "@/lib/help/delete-item";
import { editDocument } from "@/lib/help/edit-item";
import { editDocumentInput, helpParams } from "@/lib/help/schema";
import { helpDocumentView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  { access: "operator", params: helpParams, body: editDocumentInput, returns: helpDocumentView },
  editDocument,
);
export const DELETE = route({ access: "operator", params: helpParams }, deleteDocument);
