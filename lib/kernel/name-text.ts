import { requiredText } from "./text";
import { MAX } from "@/lib/shared/limits";

/** A scheme, "www." or a path after a domain. A domain alone is none: firms are named "Roofs.com LLC". */
const WEB_ADDRESS =
  /:[/\\]|(?<![\p{L}\p{N}])(?:(?:https?|ftp|mailto|tel|sms):\S|www\d{0,3}\.)|[\p{L}\p{N}-]\.\p{L}[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/\\]|[?#]\S)/iu;

/** The name of a person or a business, which mails to strangers have in them: no web address. */
export const nameText = requiredText(MAX.name, "nameRequired").refine(
  (name) => !WEB_ADDRESS.test(asRead(name)),
  "nameHasLink",
);

/** With letters, dots and slashes in the forms that browsers read them as. */
function asRead(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[\u3002\uff61]/g, ".");
}
