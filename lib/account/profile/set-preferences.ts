import type { PreferencesInput } from "../schema";
import { preferencesSelect, type PreferencesView } from "../view";
import type { Actor } from "@/lib/access/actor";
import { record } from "@/lib/events/record";
import { transaction } from "@/lib/kernel/db";

/** Sets the language of the user's emails, their time zone (null means the device's), and how they read what others write. */
export async function setPreferences(actor: Actor, input: PreferencesInput): Promise<PreferencesView> {
  return transaction(async (tx) => {
    const { language, timeZone, originalsFirst } = input;
    const data = { language, timeZone };
    const reading = originalsFirst === undefined ? {} : { originalsFirst };
    const user = await tx.user.update({
      where: { id: actor.id },
      data: { ...data, ...reading },
      select: preferencesSelect,
    });
    await record(tx, { by: actor, type: "user.preferences-set", id: actor.id, details: data });
    return user;
  });
}
