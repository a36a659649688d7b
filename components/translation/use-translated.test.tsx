import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { TranslatedText } from "./translated-text";
import { TranslationContext } from "./translation-context";
import * as en from "@/messages/en";
import { InPage } from "@/sandbox/checks/in-page";

interface Asked {
  items: { id: string }[];
}

function page(ids: string[]) {
  return (
    <InPage>
      <TranslationContext value={{ isOn: true, originalsFirst: false }}>
        {ids.map((id) => (
          <TranslatedText key={id} of={{ type: "update", id, text: "Quitamos la cimbra.", language: "es" }} />
        ))}
      </TranslationContext>
    </InPage>
  );
}

test("a text that was edited since it was read is asked for once", async () => {
  const asked: string[][] = [];
  const answer = { type: "update", from: "es", original: "Pusimos la cimbra.", content: "", doubts: [] };
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    const { items } = JSON.parse(body) as Asked;
    asked.push(items.map(({ id }) => id));
    return Promise.resolve(Response.json(items.map(({ id }) => ({ ...answer, id }))));
  });
  const isAnswered = () => waitFor(() => expect(screen.queryByText(en.translation.waiting)).toBeNull());
  const { rerender } = render(page(["u1"]));
  await waitFor(() => expect(asked).toHaveLength(1));
  await isAnswered();
  rerender(page(["u1", "u2"]));
  await waitFor(() => expect(asked.flat()).toContain("u2"));
  await isAnswered();
  expect(asked).toEqual([["u1"], ["u2"]]);
});
