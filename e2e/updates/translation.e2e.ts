import type { Page } from "@playwright/test";
import { openAs } from "@/e2e/kit/crew";
import { expect } from "@/e2e/kit/fixtures";
import { signIn, toast } from "@/e2e/kit/new-site";
import { IN_PROVE } from "@/e2e/kit/prove-only";
import { violationsInBothThemes } from "@/e2e/looks/axe";
import { sound, watchSound } from "@/e2e/voice/sound-watch";
import { test } from "@/e2e/voice/voice-test";
import { FIRST_UPDATES } from "@/lib/updates/limits";
import type { UpdateView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { connect } from "@/sandbox/database/test-database";
import { speech } from "@/sandbox/fixtures/sound/sounds";
import { listed, postClip, clipOf, type VoiceSite } from "@/sandbox/fixtures/sound/voice-fixture";

test.use({ reducedMotion: "reduce" });

test.describe("on a phone in English", () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: "en-US" });

  test("Spanish is read in English with its doubts, the original a press away, and follows glossary and correction", async ({
    page,
    site,
  }) => {
    const { ai, rosa, mateo, projectId } = site;
    await signIn(page, rosa);
    await fillGlossary(page);
    ai.log.translate("Faltan 3 tubos de cobre.", "We are 8 copper pipes short.");
    ai.log.translate("Ya quitamos la cimbra.", "The formwork is off.");
    ai.log.translate("Hay huecos a unos 14 cm.", "There is honeycombing at about 40 cm.");
    ai.log.translate("Hay huecos a unos 40 cm.", "There is honeycombing at about 40 cm.");
    const written = await post(site, "Faltan 3 tubos de cobre.");
    const spoken = await postClip(mateo, projectId, honeycombing(site));
    for (const update of [written, spoken])
      await expect
        .poll(async () => (await listed(rosa, update)).translation, { timeout: 20_000 })
        .toBeTruthy();
    expect(ai.log.calls.find(({ kind }) => kind === "transcription")?.prompt).toContain("cimbra");
    expect(ai.log.calls.some(({ texts }) => texts?.includes('"formwork"'))).toBe(true);

    const asked = watchTranslations(page);
    await watchSound(page);
    await openAs(page, rosa, projectId);
    const text = page.locator(`#update-${written.id}`);
    await expect(text.getByText("We are 8 copper pipes short.")).toHaveAttribute("lang", "en");
    await expect(text.getByText(/^The original says “3”, the translation “8”/)).toBeVisible();
    await expect(text.getByText("Translated from Spanish")).toBeVisible();
    await text.getByRole("button", { name: en.translation.showOriginal }).click();
    await expect(text.getByText("Faltan 3 tubos de cobre.")).toHaveAttribute("lang", "es");
    await text.getByRole("button", { name: en.translation.showTranslation }).click();
    await expect(text.getByText("We are 8 copper pipes short.")).toBeVisible();

    const voice = page.locator(`#update-${spoken.id}`);
    await expect(voice.getByText(/^Heard “14.*”, translated “40/)).toBeVisible();
    await voice.getByRole("button", { name: en.translation.listen, exact: true }).click();
    await expect.poll(() => sound(page)).toMatchObject({ src: spoken.audioUrl });
    await expect.poll(async () => (await sound(page))?.at ?? 0).toBeGreaterThanOrEqual(1.2);
    // So that no button is half behind the dock.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(asked).toEqual([]);

    const transcript = "Ya quitamos la cimbra. Hay huecos a unos 40 cm.";
    await mateo.patch(`/api/updates/${spoken.id}/transcript`, { transcript });
    await expect(voice.getByRole("button", { name: en.translation.listen, exact: true })).toHaveCount(0);
    await expect(voice.getByText("The formwork is off. There is honeycombing at about 40 cm.")).toBeVisible();
  });
});

test.describe("on a desktop in Spanish", () => {
  test.use({ viewport: { width: 1280, height: 800 }, locale: "es-MX" });

  test(
    "English is read in Spanish, names too; what is missing costs one request, and originals come first for who wants that",
    IN_PROVE,
    async ({ page, site }) => {
      const { rosa, mateo, projectId } = site;
      const made = async (path: string, body: object) =>
        (await rosa.post<{ id: string }>(path, body)).body.id;
      const task = await made(`/api/projects/${projectId}/tasks`, {
        name: "Brace the wall",
        description: "Before noon.",
      });
      await made(`/api/tasks/${task}/subtasks`, { name: "Pour the slab" });
      await rosa.post(`/api/tasks/${task}/members`, { userId: mateo.user.id });
      await fill(site, FIRST_UPDATES);
      const asked = watchTranslations(page);
      await openAs(page, mateo, projectId);
      await page.goto(`/projects/${projectId}?folder=unassigned`);
      await expect(
        page.getByText(`(es) Another ${String(FIRST_UPDATES)} boards are missing.`, { exact: true }),
      ).toBeVisible();
      await expect(page.getByText("(es) They came from the store.").first()).toBeVisible();
      const pages = () => asked.filter((body) => body.includes('"type":"update"'));
      expect(pages()).toHaveLength(1);
      await page.reload();
      await expect(
        page.getByText(`(es) Another ${String(FIRST_UPDATES)} boards are missing.`, { exact: true }),
      ).toBeVisible();
      expect(pages()).toHaveLength(1);

      await page.goto(`/projects/${projectId}?folder=${task}`);
      const panel = page.getByRole("region", { name: "(es) Brace the wall" });
      await expect(panel.getByText("(es) Before noon.")).toBeVisible();
      await panel.getByRole("button", { name: es.translation.showOriginal }).first().click();
      await expect(
        page.getByRole("heading", { level: 2, name: "Brace the wall", exact: true }),
      ).toHaveAttribute("lang", "en");
      expect(await violationsInBothThemes(page)).toEqual([]);

      await mateo.put("/api/user/preferences", { language: "es", timeZone: null, originalsFirst: true });
      await page.goto(`/projects/${projectId}?folder=unassigned`);
      await expect(
        page.getByText(`Another ${String(FIRST_UPDATES)} boards are missing.`, { exact: true }),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: es.translation.showTranslation }).first()).toBeVisible();
    },
  );
});

/** Adds Rosa's first term: an empty row is dropped, what is typed survives a reload, and a duplicate is refused. */
async function fillGlossary(page: Page): Promise<void> {
  const { glossary } = en;
  const dialog = page.getByRole("dialog", { name: glossary.title });
  const word = (number: number) => dialog.getByRole("group", { name: `Word ${number}` });
  const term = (number: number) => word(number).getByRole("textbox", { name: glossary.term, exact: true });
  const open = async () => {
    await page.goto("/businesses");
    await page.getByRole("button", { name: /^Edit the glossary of / }).click();
  };
  await open();
  await expect(dialog.getByText(glossary.empty)).toBeVisible();
  for (const number of [1, 2, 3]) {
    await dialog.getByRole("button", { name: glossary.add }).click();
    await expect(term(number)).toBeFocused();
    if (number === 1) continue;
    await term(number).fill("cimbra");
    await word(number).getByLabel(glossary.translation).fill("formwork");
    await word(number).getByLabel(glossary.language).selectOption("es");
  }
  await open();
  await expect(dialog.getByText(en.common.draftKept)).toBeVisible();
  await dialog.getByRole("button", { name: glossary.save }).click();
  await expect(term(2)).toHaveAccessibleDescription(en.issues.termTwice);
  await expect(term(2)).toBeFocused();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await word(2).getByRole("button", { name: "Remove cimbra" }).click();
  await dialog.getByRole("button", { name: glossary.save }).click();
  await expect(toast(page, glossary.saved)).toBeVisible();
  await open();
  await expect(word(1).getByLabel(glossary.translation)).toHaveValue("formwork");
  await expect(word(2)).toHaveCount(0);
}

async function post({ mateo, projectId }: VoiceSite, content: string): Promise<UpdateView> {
  return (await mateo.post<UpdateView>(`/api/projects/${projectId}/updates`, { content })).body;
}

/** A recording that the sandbox transcribes to two sentences. */
function honeycombing({ ai }: VoiceSite) {
  const clip = clipOf(speech("Ya quitamos la cimbra. Hay huecos a unos 14 cm.", "es"));
  const segments = [
    { text: "Ya quitamos la cimbra.", start: 0, end: 1.2 },
    { text: "Hay huecos a unos 14 cm.", start: 1.2, end: 2.4 },
  ];
  ai.log.say(clip.hash, { language: "spanish", segments });
  return clip;
}

/** Collects the page's requests for translations. */
function watchTranslations(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/translations")) asked.push(request.postData() ?? "");
  });
  return asked;
}

/** English updates with a comment each, inserted directly, so that the job after posting does not translate them. */
async function fill({ rosa, projectId, server }: VoiceSite, count: number): Promise<void> {
  const sql = await connect(server.databaseUrl);
  await sql.query(
    `WITH added AS (
       INSERT INTO updates (id, project_id, author_id, content, language)
       SELECT gen_random_uuid(), $1, $2, 'Another ' || n || ' boards are missing.', 'en' FROM generate_series(1, $3) n RETURNING id)
     INSERT INTO comments (id, update_id, author_id, content, language)
     SELECT gen_random_uuid(), id, $2, 'They came from the store.', 'en' FROM added`,
    [projectId, rosa.user.id, count],
  );
  await sql.end();
}
