import { describe, expect, test } from "vitest";
import { privacy as english } from "./en/pages/privacy";
import { privacy as spanish } from "./es/pages/privacy";

const none = {
  aiService: null,
  seesPhotos: false,
  fileService: null,
  providers: [],
  hasStripe: false,
  hasMail: false,
  hasPush: false,
  supportEmail: "help@example.com",
};
const all = {
  ...none,
  aiService: "OpenAI (api.openai.com)",
  seesPhotos: true,
  fileService: "Vercel Blob",
  providers: ["Google", "Sample ID"],
  hasStripe: true,
  hasMail: true,
  hasPush: true,
};

describe.each([
  [
    "en",
    english,
    [
      /go to an AI transcription service/,
      /disk of our own server/,
      /^- \*\*photos of updates/m,
      /week by itself/,
    ],
    "Deleted account",
  ],
  [
    "es",
    spanish,
    [
      /servicio de transcripción con IA/,
      /disco de nuestro propio servidor/,
      /^- \*\*las fotos/m,
      /semana por sí/,
    ],
    "Cuenta eliminada",
  ],
] as const)("the privacy page in %s", (_, text, [aiSentence, diskSentence, seesPhotos, weekly], deleted) => {
  test("names the services that are set up, and no others", () => {
    for (const service of [
      /OpenAI \(api\.openai\.com\)/,
      /\*\*Stripe\*\*/,
      /\*\*Vercel Blob\*\*/,
      /Apple, Google, Microsoft/,
      /\*\*Google, Sample ID\*\*/,
      /\| authjs, link \|/,
      aiSentence,
      seesPhotos,
      weekly,
    ]) {
      expect(text(all)).toMatch(service);
      expect(text(none)).not.toMatch(service);
    }
    expect(text(none)).toMatch(diskSentence);
    expect(text(all)).not.toMatch(diskSentence);
    expect(text({ ...all, seesPhotos: false })).not.toMatch(seesPhotos);
  });

  test("says what deleting an account removes, keeps and needs, and whom to ask", () => {
    expect(text(none).split(`“${deleted}”`).length).toBeGreaterThanOrEqual(3);
    expect(text(none)).toContain("[help@example.com](mailto:help@example.com)");
  });
});
