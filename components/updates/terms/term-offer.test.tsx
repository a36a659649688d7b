import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Viewer } from "@/components/project-model/workspace";
import CorrectTranscript from "@/components/updates/voice/correct-transcript";
import type { UpdateView } from "@/lib/updates/view";
import { show } from "@/sandbox/fixtures/subtasks-fixture";

const WORDS = [
  { term: "Simpson", language: "en" },
  { term: "cimbra", language: "es" },
];
let answer: () => Promise<Response>;

beforeEach(() => {
  localStorage.clear();
  answer = () => Promise.resolve(Response.json(WORDS));
  vi.stubGlobal("fetch", (path: string) => {
    expect(path).toBe("/api/projects/p/glossary");
    return answer();
  });
});

function correct(transcript: string): HTMLTextAreaElement {
  const update = { id: "u", projectId: "p", language: "es", transcript } as UpdateView;
  show(<CorrectTranscript update={update} viewer={{ id: "mateo" } as Viewer} onClose={() => undefined} />);
  return screen.getByRole("textbox");
}

test("a worker's press on a term writes it wherever it was misheard, and leaves the cursor in its place", async () => {
  const field = correct("El Simson de la simbra. Simbra, y otro simson aquí.");
  const offer = await screen.findByRole("button", { name: "Did you mean Simpson?" });
  expect(screen.getAllByRole("button", { name: /Did you mean/ })).toHaveLength(2);
  expect(offer.querySelector("b")?.lang).toBe("en");
  const cursor = field.value.indexOf(" aquí");
  field.setSelectionRange(cursor, cursor);
  fireEvent.click(offer);
  expect(field.value).toBe("El Simpson de la simbra. Simbra, y otro Simpson aquí.");
  expect(document.activeElement).toBe(field);
  expect(field.selectionStart).toBe(field.value.indexOf(" aquí"));
  await waitFor(() => expect(screen.queryByRole("button", { name: /Simpson/ })).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Did you mean cimbra?" }));
  expect(field.value).toBe("El Simpson de la cimbra. Cimbra, y otro Simpson aquí.");
  expect(field.selectionStart).toBe(field.value.indexOf(" aquí"));
});

test("what is typed decides what is offered", async () => {
  const field = correct("El herraje de la viga.");
  fireEvent.change(field, { target: { value: "El Simson de la viga." } });
  expect(await screen.findByRole("button", { name: "Did you mean Simpson?" })).toBeTruthy();
  fireEvent.change(field, { target: { value: "El Simpson de la viga." } });
  await waitFor(() => expect(screen.queryByRole("button", { name: /Did you mean/ })).toBeNull());
});

test.each([
  ["without a signal", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["when the call is refused", () => Promise.resolve(Response.json({ error: "internal" }, { status: 500 }))],
])("nothing is offered and nothing is said %s", async (_, failing) => {
  const asked = vi.fn(failing);
  answer = asked;
  const field = correct("El Simson de la viga.");
  await waitFor(() => expect(asked).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.queryByRole("button", { name: /Did you mean/ })).toBeNull();
  expect(field.readOnly).toBe(false);
});
