import { route } from "@/lib/http/route";
import { chooseView } from "@/lib/projects/visit/choose-view";
import { chooseViewInput, projectParams } from "@/lib/projects/schema";

export const PUT = route(
  { needs: "project:see", changes: "silent", params: projectParams, body: chooseViewInput },
  chooseView,
);
