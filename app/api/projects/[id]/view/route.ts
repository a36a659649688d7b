import { route } from "@/lib/http/route";
import { chooseViewInput } from "@/lib/projects/schema";
import { chooseView } from "@/lib/projects/visit/own-view";

export const PUT = route({ needs: "project:see", changes: "silent", body: chooseViewInput }, chooseView);
