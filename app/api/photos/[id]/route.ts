import { route } from "@/lib/http/route";
import { idParam } from "@/lib/kernel/text";
import { editPhoto } from "@/lib/photos/change/edit-photo";
import { removePhoto } from "@/lib/photos/change/remove-photo";
import { editPhotoInput } from "@/lib/photos/schema";

export const PATCH = route(
  {
    needs: ["update:withdraw", "comment:withdraw", "message:change-photos"],
    locks: "updates",
    params: idParam,
    body: editPhotoInput,
  },
  editPhoto,
);
export const DELETE = route(
  {
    needs: ["update:withdraw", "comment:withdraw", "message:change-photos"],
    locks: ["updates", "uploads"],
    params: idParam,
  },
  removePhoto,
);
