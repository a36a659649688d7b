import { describe, expect, test } from "vitest";
import { privacy as english } from "./en/pages/privacy";
import { privacy as spanish } from "./es/pages/privacy";

const none = {
  aiService: null,
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
  fileService: "Vercel Blob",
  providers: ["Google", "Sample ID"],
  hasStripe: true,
  hasMail: true,
  hasPush: true,
};

describe.each([
  ["en", english, [/go to an AI transcription service/, /disk of our own server/]],
  ["es", spanish, [/servicio de transcripción con IA/, /disco de nuestro propio servidor/]],
] as const)("the privacy page in %s", (_, text, [aiSentence, diskSentence]) => {
  test("names the services that are set up, and no others", () => {
    for (const service of [
      /OpenAI \(api\.openai\.com\)/,
      /\*\*Stripe\*\*/,
      /\*\*Vercel Blob\*\*/,
      /Apple, Google, Microsoft/,
      /\*\*Google, Sample ID\*\*/,
      /\| authjs, link \|/,
      aiSentence,
    ]) {
      expect(text(all)).toMatch(service);
      expect(text(none)).not.toMatch(service);
    }
    expect(text(none)).toMatch(diskSentence);
    expect(text(all)).not.toMatch(diskSentence);
  });

  test("says what deleting an account removes, keeps and needs, and whom to ask", () => {
    expect(text(none).match(/“Deleted account”/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text(none)).toContain("[help@example.com](mailto:help@example.com)");
  });
});
