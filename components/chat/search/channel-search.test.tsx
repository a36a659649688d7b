import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import ChannelSearch from "./channel-search";
import { renderInPage } from "@/sandbox/checks/in-page";
import { message } from "@/sandbox/fixtures/cache/cached-rows";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import type { ChannelView, ChatMessageView } from "@/lib/chat/view";

const CHANNELS = [
  { with: null, name: "Harlow Street" },
  { with: "june", name: "June Park" },
  { with: "mateo", name: "Mateo Rivas" },
] as ChannelView[];
const more = { createdAt: "2026-11-20T09:10:00.000Z", capturedAt: null, audioUrl: null, language: "en" };
const FOUND = [
  {
    ...more,
    id: "m3",
    authorId: "rosa",
    recipientId: "mateo",
    author: { name: "Rosa Ortiz", role: "owner" },
  },
  { ...more, id: "m2", authorId: "june", recipientId: "rosa", author: { name: "June Park", role: "worker" } },
  { ...more, id: "m1", authorId: "june", recipientId: null, author: { name: "June Park", role: "worker" } },
].map((one) => ({ ...message("More gravel, please.", {}), ...one }) as unknown as ChatMessageView);

let asked: URLSearchParams[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(new URL(path, "http://localhost").searchParams);
    return Promise.resolve(Response.json(FOUND));
  });
});

function show(locale: "en" | "es", withId: string | null) {
  const onShow = vi.fn<(found: ChatMessageView) => void>();
  const project = { id: "p", members: [], office: [] };
  const workspace = { project, viewer: { id: "rosa", name: "Rosa Ortiz" } } as unknown as Workspace;
  const nothing = () => undefined;
  renderInPage(
    <WorkspaceContext value={workspace}>
      <ChannelSearch
        {...{ withId, channels: CHANNELS, isShown: true, onShow, onReturn: nothing, onClose: nothing }}
      />
    </WorkspaceContext>,
    { locale },
  );
  return onShow;
}

test.each([
  ["en", null, "In Team", "In all channels", ["Show in Mateo Rivas", "Show in June Park", "Show in Team"]],
  [
    "es",
    "june",
    "En June Park",
    "En todos los canales",
    ["Ver en Mateo Rivas", "Ver en June Park", "Ver en Equipo"],
  ],
] as const)(
  "the search says where it looks, and looks in all channels when asked to, in %s",
  async (locale, withId, here, every, shown) => {
    const onShow = show(locale, withId);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: here }).checked).toBe(true);
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "gravel" } });
    await screen.findAllByText(/gravel/);
    expect(Object.fromEntries(asked[0]!)).toEqual({
      limit: "50",
      search: "gravel",
      ...(withId && { with: withId }),
    });
    expect(screen.queryByText(shown[0])).toBeNull();
    fireEvent.click(screen.getByRole("radio", { name: every }));
    await screen.findByText(shown[0]);
    expect(Object.fromEntries(asked[1]!)).toEqual({ limit: "50", search: "gravel", channels: "all" });
    for (const name of shown) fireEvent.click(screen.getByText(name));
    expect(onShow.mock.calls.map(([{ id }]) => id)).toEqual(["m3", "m2", "m1"]);
  },
);
