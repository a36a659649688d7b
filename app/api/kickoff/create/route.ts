import { json } from "@/lib/http/body/json";
import { route } from "@/lib/http/route";
import { createFromProposal } from "@/lib/kickoff/create-from-proposal";
import { KICKOFF_BYTES } from "@/lib/kickoff/limits";
import { createFromProposalInput } from "@/lib/kickoff/schema";
import { kickedOffView } from "@/lib/kickoff/view-schema";

export const POST = route(
  {
    needs: "project:create",
    locks: "businesses",
    body: json(createFromProposalInput, KICKOFF_BYTES),
    creates: true,
    returns: kickedOffView,
  },
  createFromProposal,
);
