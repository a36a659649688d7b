import { route } from "@/lib/http/route";
import { chooseView } from "@/lib/projects/choose-view";
import { chooseViewInput, projectParams } from "@/lib/projects/schema";

export const PUT = route({ params: projectParams, body: chooseViewInput }, chooseView);
