import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, test, vi } from "vitest";
import { InviteStep } from "./invite-step";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { FailureTextsContext } from "@/components/providers/failure-texts";
import { NavigationContext } from "@/components/ui/text/navigation";
import type { ConnectCodeView } from "@/lib/projects/view";
import en from "@/messages/en";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const TEXTS = { ...en.errorPages, ...en.common, homeHref: "/", retryClass: "", homeClass: "" };
const CODE: ConnectCodeView = {
  id: "c1",
  projectId: "p1",
  code: "ABCDEFGH2345",
  usedBy: null,
  usedAt: null,
  createdAt: "2026-11-21T00:00:00.000Z",
  expiresAt: "2126-11-22T00:00:00.000Z",
};
const EXPIRED = { ...CODE, id: "c0", expiresAt: "2026-11-22T00:00:00.000Z" };

/** Generates a code while the list of codes is still loading; then the list arrives. */
async function getCode(codes: ConnectCodeView[]): Promise<void> {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal("fetch", () => answer.promise);
  const workspace = {
    project: { id: "p1", name: "Birch Lane", members: [], updatePermission: "owner_admin" },
    actions: { issueCode: () => Promise.resolve({ ok: true, data: CODE }) },
  } as unknown as Workspace;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
        <FailureTextsContext value={TEXTS}>
          <NavigationContext value={{ navigate: () => undefined, pendingHref: null }}>
            <WorkspaceContext value={workspace}>
              <ol>
                <InviteStep state="current" />
              </ol>
            </WorkspaceContext>
          </NavigationContext>
        </FailureTextsContext>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole("button", { name: en.guide.getCode }));
  answer.resolve(Response.json(codes));
  await screen.findByText("ABCD-EFGH-2345");
}

test.each([
  ["a first code that the list already has", [CODE]],
  ["a first code that the list does not have yet", []],
])("the guide asks whether the crew may post, with %s", async (_, codes) => {
  await getCode(codes);
  expect(await screen.findByText(en.codes.letPost.title)).toBeDefined();
});

test.each([
  ["that the list already has", [CODE, EXPIRED]],
  ["that the list does not have yet", [EXPIRED]],
])("it does not ask with a later code %s", async (_, codes) => {
  await getCode(codes);
  expect(screen.queryByText(en.codes.letPost.title)).toBeNull();
});
