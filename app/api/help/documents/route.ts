import { addDocument } from "@/lib/help/change-items";
import { listDocuments } from "@/lib/help/queries";
import { documentInput } from "@/lib/help/schema";
import { helpDocumentView } from "@/lib/help/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ access: "operatorOrPublic", returns: [helpDocumentView] }, listDocuments);
export const POST = route(
  { access: "operator", body: documentInput, creates: true, returns: helpDocumentView },
  addDocument,
);
