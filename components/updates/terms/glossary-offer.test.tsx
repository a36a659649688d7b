import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { GlossaryOffer } from "./glossary-offer";
import { renderInPage } from "@/sandbox/checks/in-page";

const CIMBRA = { term: "cimbra", translation: "formwork", language: "es" };
const ADD = { name: "Add panal to the glossary" };
let terms = [CIMBRA];
const written: unknown[] = [];

beforeEach(() => {
  terms = [CIMBRA];
  written.length = 0;
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    expect(path).toBe("/api/businesses/b/glossary");
    if (method === "PATCH") {
      const change = JSON.parse(body as string) as { seen: object[]; terms: typeof terms };
      written.push(change);
      terms = [...terms, ...change.terms];
    }
    return Promise.resolve(Response.json(terms));
  });
});

function offer(corrected: string, language: string | null = "es-MX") {
  renderInPage(
    <GlossaryOffer businessId="b" language={language} heard="Hay pan al fondo." corrected={corrected} />,
  );
}

test("a corrected word goes into the glossary beside those that are there by then, and is offered no more", async () => {
  offer("Hay panal al fondo.");
  const button = await screen.findByRole("button", ADD);
  const rebar = { term: "varilla", translation: "rebar", language: "es" };
  terms = [CIMBRA, rebar];
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole("button", ADD)).toBeNull());
  expect(written).toEqual([{ seen: [], terms: [{ term: "panal", translation: null, language: "es" }] }]);
});

test("what the glossary has, a new text, and words of no known language are not offered", async () => {
  offer("Hay cimbra al fondo y panal.");
  expect(await screen.findAllByRole("button")).toHaveLength(1);
  expect(screen.getByRole("button", ADD)).toBeTruthy();
  offer("Colamos toda la losa grande del patio ayer.");
  offer("Hay panales al fondo.", "pl");
  await waitFor(() => expect(screen.getAllByRole("button")).toHaveLength(1));
});
