import { mkdirSync } from "node:fs";
import { chromium } from "@playwright/test";
import { openContext, settle, signIn, startSeededServer } from "./demo-browser";
import { CHROMIUM_FLAGS, ensureChromium } from "@/sandbox/run/chromium";
import { main, onStop } from "@/sandbox/run/lifecycle";

const OUT = "/tmp/showB-shots";
main(async () => {
  const executablePath = await ensureChromium();
  const url = await startSeededServer();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  onStop(() => browser.close());
  mkdirSync(OUT, { recursive: true });
  let made = false;
  for (const look of [
    { size: { width: 390, height: 844 }, theme: "light", language: "en" },
    { size: { width: 1280, height: 800 }, theme: "light", language: "es" },
    { size: { width: 1280, height: 800 }, theme: "dark", language: "en" },
    { size: { width: 390, height: 844 }, theme: "dark", language: "es" },
  ] as const) {
    const context = await openContext(browser, url, look);
    const page = await context.newPage();
    await signIn(context, url, "owner");
    const tag = `${look.size.width}-${look.theme}-${look.language}`;
    const shoot = async (name: string) => {
      await settle(page);
      await page.screenshot({ path: `${OUT}/${name}-${tag}.png` });
      console.log(name, tag);
    };
    const step = async (name: string, run: () => Promise<void>) => {
      try { await run(); await shoot(name); } catch (error) { console.log("FAILED", name, tag, String(error).slice(0, 300)); await page.screenshot({ path: `${OUT}/FAILED-${name}-${tag}.png` }).catch(() => undefined); }
    };
    await page.goto("/projects");
    const { project, ids, first } = await page.evaluate(async () => {
      const projects = (await (await fetch("/api/projects")).json()) as { id: string; name: string }[];
      const project = projects.find(({ name }) => name === "Harlow Street extension")?.id ?? "";
      const photos = (await (await fetch(`/api/projects/${project}/photos`)).json()) as { photo: { id: string }; update: { author: { name: string } } }[];
      return { project, ids: photos.map(({ photo }) => photo.id), first: photos.length };
    });
    console.log(first, "photos");
    if (!made)
      console.log(await page.evaluate(async ({ project, ids }) => {
        const call = async (method: string, path: string, body: object) => {
          const answer = await fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
          return [method, path, answer.status, (await answer.text()).slice(0, 300)];
        };
        const out: unknown[] = [];
        out.push(await call("PATCH", `/api/photos/${ids[0]}`, { alt: "The hollow in the north wall, cleaned down to sound concrete", samePlaceAs: ids[2] }));
        out.push(await call("PATCH", `/api/photos/${ids[2]}`, { samePlaceAs: ids[4] }));
        const folders = (await (await fetch(`/api/projects/${project}/report-folders`)).json()) as { folders: { id: string }[] };
        out.push(await call("POST", `/api/projects/${project}/generate-report`, { folderSelection: folders.folders.map(({ id }) => id), reportType: "internal", photoIds: ids.slice(0, 5), timeZone: "America/Chicago" }));
        return out;
      }, { project, ids }));
    made = true;
    const es = look.language === "es";
    await page.goto(`/projects/${project}/photos`);
    await step("wall-filter", async () => {
      await page.locator("select").nth(1).selectOption({ index: 2 });
    });
    await page.goto(`/projects/${project}/photos`);
    await step("wall-select", async () => {
      await page.getByRole("button", { name: es ? "Elegir" : "Select" }).click();
      const boxes = page.getByRole("checkbox");
      for (const at of [0, 1, 3]) await boxes.nth(at).click();
    });
    await step("make-report", async () => {
      await page.getByRole("button", { name: es ? "Hacer reporte" : "Make report" }).click();
      await page.getByRole("dialog").waitFor();
      await page.getByRole("button", { name: es ? "Elegir fotos" : "Choose photos" }).scrollIntoViewIfNeeded();
    });
    await step("report-chooser", async () => {
      await page.getByRole("button", { name: es ? "Elegir fotos" : "Choose photos" }).click();
      await page.getByRole("dialog").getByRole("checkbox").nth(2).waitFor();
    });
    await step("report-read", async () => {
      await page.keyboard.press("Escape");
      await page.locator("li button:has(svg.lucide-file-text)").locator("visible=true").first().click();
      await page.locator("figure").first().scrollIntoViewIfNeeded();
    });
    await step("report-print", async () => {
      await page.evaluate(async () => {
        const photos = [...document.querySelectorAll<HTMLImageElement>("[data-report-paper] img")];
        for (const photo of photos) photo.loading = "eager";
        await Promise.allSettled(photos.map((photo) => photo.decode()));
      });
      await page.pdf({ path: `${OUT}/paper-${tag}.pdf`, preferCSSPageSize: false });
    });
    await page.goto(`/projects/${project}/photos`);
    await step("viewer", async () => {
      await page.locator("section button:has(img)").first().click();
      await page.getByRole("dialog").waitFor();
    });
    await step("compare", async () => {
      await page.getByRole("button", { name: es ? "Comparar con antes" : "Compare with before" }).click();
      await page.getByRole("slider").waitFor();
      await page.getByRole("slider").press("ArrowRight");
    });
    await step("same-place", async () => {
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: es ? "Opciones de esta foto" : "Options for this photo" }).click();
      await page.getByRole("menuitem", { name: es ? /Mismo lugar/ : /Same place/ }).click();
      await page.getByRole("dialog").getByRole("button").nth(3).waitFor();
    });
    await context.close();
  }
  return 0;
});
