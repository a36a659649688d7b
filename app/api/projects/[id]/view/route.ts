import { route } from "@/lib/http/route";
import { noContent } from "@/lib/kernel/returns";
import { chooseView } from "@/lib/projects/visit/choose-view";
import { chooseViewInput, projectParams } from "@/lib/projects/schema";

export const PUT = route(
  { needs: "project:see", params: projectParams, body: chooseViewInput, returns: noContent },
  chooseView,
);
