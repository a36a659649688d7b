import { json } from "@/lib/http/body/json";
import { route } from "@/lib/http/route";
import { proposeProject } from "@/lib/kickoff/propose-project";
import { KICKOFF_BYTES } from "@/lib/kickoff/limits";
import { proposeInput } from "@/lib/kickoff/schema";

export const POST = route({ body: json(proposeInput, KICKOFF_BYTES) }, proposeProject);
