import { getTranslations } from "next-intl/server";
import { Alert } from "@/components/ui/display/alert";

interface SessionEndedNoteProps {
  ended: "suspended" | "ended";
  supportEmail: string;
}

/** Above the forms: why the reader was signed out, and what they can do. */
export async function SessionEndedNote({ ended, supportEmail }: SessionEndedNoteProps) {
  const t = await getTranslations();
  if (ended === "ended")
    return (
      <Alert tone="info" className="mb-6">
        {t("auth.sessionEnded")}
      </Alert>
    );
  return (
    <Alert tone="danger" className="mb-6 wrap-anywhere">
      {t("errors.suspended")}{" "}
      <a href={`mailto:${supportEmail}`} className="font-strong underline underline-offset-3">
        {supportEmail}
      </a>
    </Alert>
  );
}
