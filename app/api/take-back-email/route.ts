import { takeBackEmail } from "@/lib/account/email/take-back-email";
import { takeBackEmailInput } from "@/lib/account/schema";
import { takenBackView } from "@/lib/account/view-schema";
import { route } from "@/lib/http/route";

export const POST = route(
  { access: "public", body: takeBackEmailInput, returns: takenBackView },
  takeBackEmail,
);
