import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TeamAccess } from "./team-access";
import type { ConnectCodeView, ProjectView } from "@/lib/projects/view";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const { letPost } = en.codes;
const CODE: ConnectCodeView = {
  id: "c1",
  projectId: "p1",
  code: "ABCDEFGH2345",
  usedBy: null,
  usedAt: null,
  createdAt: "2026-11-21T00:00:00.000Z",
  expiresAt: "2126-11-22T00:00:00.000Z",
};

interface Site {
  updatePermission: ProjectView["updatePermission"];
  /** The codes in the cache; null while the list is loading. */
  codes: ConnectCodeView[] | null;
}

/** Generates a code on a phone, and waits for its sheet. Returns the permissions that were set since. */
async function generate(site: Site): Promise<string[]> {
  const set = pressGenerate(site);
  await screen.findByRole("dialog", { name: en.codes.title });
  return set;
}

function pressGenerate({ updatePermission, codes }: Site): string[] {
  vi.stubGlobal("matchMedia", () => ({
    matches: true,
    addEventListener: () => 0,
    removeEventListener: () => 0,
  }));
  const set: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  if (codes) client.setQueryData(queryKeys.connectCodes("p1"), codes);
  const projects = [
    { id: "p0", name: "Ridge Road", status: "completed", updatePermission } as const,
    { id: "p1", name: "Birch Lane", status: "active", updatePermission } as const,
  ];
  renderInPage(
    <TeamAccess
      groups={[{ businessId: "b1", businessName: "Ortiz Framing", projects }]}
      hasPlan
      initialProjectId="p1"
      actions={{
        issueCode: () => Promise.resolve({ ok: true, data: CODE }),
        issueCodes: () => Promise.reject(new Error("One code is asked for")),
        setUpdatePermission: (input) => {
          set.push(input.updatePermission);
          return Promise.resolve({ ok: true, data: { id: input.id } as ProjectView });
        },
      }}
    />,
    { client },
  );
  fireEvent.click(screen.getByRole("button", { name: en.businesses.access.generate }));
  return set;
}

const isOrange = (button: HTMLElement) => button.classList.contains("bg-accent");
const orangeButtons = () =>
  screen
    .getAllByRole("button")
    .filter(isOrange)
    .map(({ textContent }) => textContent);

test("the sheet of a closed project's first code asks whether the crew may post, and Yes opens it", async () => {
  const set = await generate({ updatePermission: "owner_admin", codes: [] });
  expect(screen.getByText(letPost.title)).toBeDefined();
  expect(orangeButtons()).toEqual([letPost.yes]);
  fireEvent.click(screen.getByRole("button", { name: letPost.yes }));
  await waitFor(() => expect(screen.getByText(letPost.done)).toBeDefined());
  expect(set).toEqual(["all_contributors"]);
  expect(orangeButtons()).toEqual([en.codes.copyLink]);
});

test("Not now changes nothing, and the question goes", async () => {
  const set = await generate({ updatePermission: "owner_admin", codes: [] });
  fireEvent.click(screen.getByRole("button", { name: letPost.no }));
  expect([screen.queryByText(letPost.title), set]).toEqual([null, []]);
});

test.each([
  ["where the crew may post already", "all_contributors", []],
  ["with a later code", "owner_admin", [{ ...CODE, id: "c0" }]],
] as const)("it does not ask %s", async (_, updatePermission, codes) => {
  await generate({ updatePermission, codes: [...codes] });
  expect(screen.queryByText(letPost.title)).toBeNull();
});

test.each([
  ["asks with a first code that the list already has", [CODE], true],
  ["asks with a first code that the list does not have yet", [], true],
  ["does not ask with a later code", [CODE, { ...CODE, id: "c0" }], false],
])("it waits for the list of codes where that is still loading, and %s", async (_, codes, asks) => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  pressGenerate({ updatePermission: "owner_admin", codes: null });
  answer.resolve(Response.json(codes));
  await screen.findByRole("dialog", { name: en.codes.title });
  expect(screen.queryByText(letPost.title) !== null).toBe(asks);
});

test("a code whose list cannot be loaded is shown all the same, without a question", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await generate({ updatePermission: "owner_admin", codes: null });
  expect(screen.queryByText(letPost.title)).toBeNull();
});

test("the active projects come first, and the others say what they are", async () => {
  await generate({ updatePermission: "all_contributors", codes: [] });
  const names = [...document.querySelectorAll("[name=id] option")].map(({ textContent }) => textContent);
  expect(names.slice(1)).toEqual(["Birch Lane", "Ridge Road (completed)"]);
});
