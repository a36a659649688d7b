import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useMemo, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import type * as Header from "./folder-header";
import { FolderList } from "./folder-list";
import { type Workspace, WorkspaceContext } from "@/components/project-model/workspace";
import { queryKeys } from "@/lib/shared/query-keys";
import { renderInPage } from "@/sandbox/checks/in-page";
import { SUBTASKS, TASK } from "@/sandbox/fixtures/subtasks-fixture";
import { updateSample } from "@/sandbox/fixtures/update-sample";

const TASKS = ["Roof", "Walls", "Yard"].map((name) => ({ ...TASK, id: name.toLowerCase(), name }));
const WALLS = "Walls updated at noon";

/** Names of the rows that were rendered, and calls that were made, in order. */
const rendered: string[] = [];
const calls: string[] = [];

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(location.search) }));
vi.mock("./folder-header", async (load) => {
  const { FolderHeader, ...others } = await load<typeof Header>();
  return {
    ...others,
    FolderHeader: (props: Parameters<typeof FolderHeader>[0]) => {
      rendered.push(props.name);
      return <FolderHeader {...props} />;
    },
  };
});
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("fetch", (path: string) => {
  calls.push(path);
  const isOfSubtasks = path.endsWith("/subtasks");
  return Promise.resolve(
    Response.json(isOfSubtasks ? SUBTASKS : [updateSample({ id: "w", taskId: "walls", content: WALLS })]),
  );
});
Element.prototype.scrollIntoView = () => undefined;

function Page() {
  const [folder, openFolder] = useState("unassigned");
  const workspace = useMemo(
    () => ({
      project: { id: "p", status: "active", office: [], updateCount: 1, unassignedUpdateCount: 1 },
      viewer: { id: "mateo", level: "member" },
      newCounts: { unassigned: 0, tasks: {} },
      openFolder,
      posted: [],
      received: [],
    }),
    [],
  ) as unknown as Workspace;
  return (
    <WorkspaceContext value={workspace}>
      <FolderList folder={folder} openDialog={() => undefined} />
    </WorkspaceContext>
  );
}

beforeEach(() => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(queryKeys.tasks("p"), TASKS);
  client.setQueryData(queryKeys.updatesIn("p", "unassigned"), {
    pages: [{ items: [updateSample({})], next: null }],
    pageParams: [null],
  });
  renderInPage(<Page />, { client });
  rendered.length = 0;
  calls.length = 0;
});

const row = (name: string) => screen.getByText(name, { selector: "h3 span" });

it("renders only the rows of the folder that opens and of the one that closes", async () => {
  fireEvent.click(row("Walls"));
  await screen.findByText(WALLS);
  expect(new Set(rendered)).toEqual(new Set(["Unorganized Updates", "Walls"]));
});

it("asks for what a folder shows when the thumb comes down, and for nothing more when it lifts", async () => {
  fireEvent.pointerDown(row("Walls"));
  const asked = ["/api/tasks/walls/subtasks", "/api/tasks/walls/updates?includeComments=true&limit=12"];
  await waitFor(() => expect(calls).toEqual(asked));
  fireEvent.click(row("Walls"));
  await screen.findByText(WALLS);
  expect(calls).toEqual(asked);
  fireEvent.pointerDown(row("Walls"));
  expect(calls).toEqual(asked);
});
