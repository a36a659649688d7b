import { route } from "@/lib/http/route";
import { editPhoto } from "@/lib/photos/change/edit-photo";
import { removePhoto } from "@/lib/photos/change/remove-photo";
import { editPhotoInput } from "@/lib/photos/schema";

export const PATCH = route(
  {
    needs: ["update:withdraw", "comment:withdraw", "message:change-photos"],
    locks: "updates",
    body: editPhotoInput,
  },
  editPhoto,
);
export const DELETE = route(
  { needs: ["update:withdraw", "comment:withdraw", "message:change-photos"], locks: ["updates", "uploads"] },
  removePhoto,
);
