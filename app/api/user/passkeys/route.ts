import { addPasskey } from "@/lib/account/passkeys/add-passkey";
import { listPasskeys } from "@/lib/account/passkeys/edit-passkeys";
import { passkeyCreated } from "@/lib/account/schema";
import { passkeyView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const GET = route({ returns: [passkeyView] }, listPasskeys);
export const POST = route({ changes: "own", body: passkeyCreated, returns: passkeyView }, addPasskey);
