import { removePasskey, renamePasskey } from "@/lib/account/passkeys/edit-passkeys";
import { passkeyNameInput } from "@/lib/account/schema";
import { passkeyView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const PATCH = route({ changes: "own", body: passkeyNameInput, returns: passkeyView }, renamePasskey);
export const DELETE = route({ changes: "own" }, removePasskey);
