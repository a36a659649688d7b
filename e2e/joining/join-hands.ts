import { expect, type Locator, type Page } from "@playwright/test";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { newCode, type Site } from "@/sandbox/fixtures/site-fixture";

/** The project of `rosasSite`, the label of its join button, and everybody's password. */
export const PROJECT = "Harlow Street";
export const JOIN = `Join ${PROJECT}`;
export const PASSWORD = "correct horse battery";

/** The readers of an invitation, and what it says to them. */
export const LANGUAGES = [
  { locale: "en-US", texts: en, from: "Rosa Ortiz from Ortiz Framing invites you to", join: JOIN },
  {
    locale: "es-MX",
    texts: es,
    from: "Rosa Ortiz, de Ortiz Framing, te invita a",
    join: `Entrar a ${PROJECT}`,
  },
] as const;

/** A person on a phone. Counts every tap, including those that focus a field, and every field filled in. */
export class Thumb {
  taps = 0;
  fields = 0;
  #keys = 0;
  readonly #began = performance.now();

  constructor(private readonly page: Page) {}

  /** Since the first moment: what the page took, and what a hurried person takes to find what to tap, and to type three keys a second. */
  get seconds(): number {
    return (performance.now() - this.#began) / 1000 + this.taps * 1.5 + this.#keys / 3;
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  /** Types into a field that a tap or the keyboard's Next key has focused. */
  async fillIn(field: Locator, text: string): Promise<void> {
    await expect(field).toBeFocused();
    this.fields += 1;
    await this.type(text);
  }

  /** Types into what has the focus. */
  async type(text: string): Promise<void> {
    this.#keys += text.length;
    await this.page.keyboard.insertText(text);
  }

  /** Presses the phone keyboard's Next key. */
  async next(): Promise<void> {
    this.#keys += 1;
    await this.page.keyboard.press("Enter");
  }
}

export async function newLink({ rosa, projectId }: Site): Promise<string> {
  return `/?join=${await newCode(rosa, projectId)}`;
}

/** "ABCDEFGH" → " abcd - efgh ": small letters, with spaces and dashes. */
export function asTyped(code: string): string {
  return ` ${code.toLowerCase().replace(/(.{4})(?=.)/g, "$1 - ")} `;
}

export async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post("/api/login", { data: { email, password: PASSWORD } });
  expect(answer.ok()).toBe(true);
}

export async function fillSignUp(
  page: Page,
  { name, email, password = PASSWORD }: { name: string; email: string; password?: string },
): Promise<void> {
  const form = page.getByRole("tabpanel", { name: en.auth.signUp });
  await form.getByLabel(en.auth.name).fill(name);
  await form.getByLabel(en.auth.email).fill(email);
  await form.getByRole("button", { name: en.auth.withPassword }).click();
  await form.getByLabel(en.auth.password, { exact: true }).fill(password);
}

/** Types a code into the open dialog and submits it. */
export async function joinInDialog(page: Page, code: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: en.join.title });
  await dialog.getByLabel(en.join.code).fill(code);
  await dialog.getByRole("button", { name: en.join.join, exact: true }).tap();
}

/** The page has no form fields in its content. */
export async function expectNoForm(page: Page): Promise<void> {
  await expect(page.getByRole("main").locator("form, input, textarea, select")).toHaveCount(0);
}

/** The project is open, and `notice` says how the person joined it. */
export async function expectInProject(page: Page, { projectId }: Site, notice: string): Promise<void> {
  await expect(page.getByText(notice, { exact: true }).first()).toBeVisible();
  await page.waitForURL(`**/projects/${projectId}`);
  await expect(page.getByRole("heading", { level: 1, name: PROJECT })).toBeVisible();
}
