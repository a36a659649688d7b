import { test as base } from "@/e2e/kit/fixtures";
import type { VoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";

interface SiteFixtures {
  /** The test file's site, whose server transcribes, translates and writes with the sandbox's service. */
  site: VoiceSite;
}

/** For files that need the AI service: `server` is the one of `site`. */
export const test = base.extend<SiteFixtures>({
  site: [async ({ sites }, use, { file }) => use(await sites.of(file)), { timeout: 120_000 }],
  server: async ({ site }, use) => use(site.server),
});
