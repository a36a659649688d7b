import { route } from "@/lib/http/route";
import { chooseViewInput, projectParams } from "@/lib/projects/schema";
import { chooseView } from "@/lib/projects/visit/choose-view";

export const PUT = route(
  { needs: "project:see", changes: "silent", params: projectParams, body: chooseViewInput },
  chooseView,
);
