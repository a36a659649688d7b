import { editBusiness } from "@/lib/businesses/edit-business";
import { editedBusiness } from "@/lib/businesses/schema";
import { businessView } from "@/lib/businesses/view-schema";
import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";

export const PUT = route(
  {
    needs: "business:edit",
    changes: "business",
    locks: "businesses",
    params: idParam,
    body: editedBusiness,
    returns: businessView,
  },
  editBusiness,
);
