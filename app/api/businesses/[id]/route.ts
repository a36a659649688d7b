import { editBusiness } from "@/lib/businesses/edit-business";
import { editedBusiness } from "@/lib/businesses/schema";
import { businessView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";

export const PUT = route(
  {
    needs: "business:edit",
    changes: "business",
    locks: "businesses",
    body: editedBusiness,
    returns: businessView,
  },
  editBusiness,
);
