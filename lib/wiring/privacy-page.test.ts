import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PrivacyFacts } from "@/lib/i18n/page-texts";
import { CONFIRM_LATER } from "@/lib/shared/kept";
import { UNPOSTED_DAYS } from "@/lib/uploads/limits";
import { privacy as en } from "@/messages/en/pages/privacy";
import { privacy as es } from "@/messages/es/pages/privacy";

const FACTS: PrivacyFacts = {
  aiService: null,
  seesPhotos: false,
  fileService: null,
  providers: [],
  hasStripe: true,
  hasMail: true,
  hasPush: true,
  supportEmail: "support@example.com",
};

test.each([
  ["en", en(FACTS), /^\| Notifications \| (\d+) days once .* else (\d+) \|$/m, /hand the projects over/],
  ["es", es(FACTS), /^\| Notificaciones \| (\d+) días .* no, (\d+) \|$/m, /entrega los proyectos/],
])("the privacy page says how long notifications are kept, and nothing of handing over, in %s", (...row) => {
  const [, page, notifications, unsaid] = row;
  const kept = /\[READ_DAYS, UNREAD_DAYS\] = \[(\d+), (\d+)\]/.exec(
    readFileSync("lib/wiring/prune.ts", "utf8"),
  );
  expect(notifications.exec(page)?.slice(1)).toEqual(kept?.slice(1));
  expect(page).not.toMatch(unsaid);
  expect(page).toMatch(/^\| session \|/m);
  expect(page).toMatch(/push.* \|$/m);
  expect(page).toMatch(
    new RegExp(
      `^\\| (Recordings and photos|Grabaciones y fotos) .* \\| ${UNPOSTED_DAYS} (days|días) \\|$`,
      "m",
    ),
  );
  expect(page).toMatch(new RegExp(`^\\| ${CONFIRM_LATER} \\|`, "m"));
});
