import { startAddingPasskey } from "@/lib/account/passkeys/add-passkey";
import { proofInput } from "@/lib/account/schema";
import { passkeyCreationView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { changes: "own", body: proofInput, returns: passkeyCreationView },
  startAddingPasskey,
);
