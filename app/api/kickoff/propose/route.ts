import { json } from "@/lib/http/body/json";
import { route } from "@/lib/http/route";
import { KICKOFF_BYTES } from "@/lib/kickoff/limits";
import { proposeProject } from "@/lib/kickoff/propose-project";
import { proposeInput } from "@/lib/kickoff/schema";
import { proposalProgress, proposalView } from "@/lib/kickoff/view-schema";

export const POST = route(
  {
    needs: "kickoff:propose",
    changes: "own",
    body: json(proposeInput, KICKOFF_BYTES),
    returns: proposalView,
    progress: proposalProgress,
  },
  proposeProject,
);
