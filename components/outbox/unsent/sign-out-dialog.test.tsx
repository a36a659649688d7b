import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import SignOutDialog from "./sign-out-dialog";
import type { OutboxItem } from "@/lib/browser/outbox/items/item";
import { changeOutboxState } from "@/lib/browser/outbox/state";
import * as es from "@/messages/es";
import { renderInPage } from "@/sandbox/checks/in-page";

const unsent = vi.hoisted(() => ({ items: [] as object[], kept: [] as object[] }));
vi.mock("@/components/outbox/use-outbox", () => ({ useOutbox: () => unsent }));

test.each([
  {
    unsent: { items: [{}], kept: [] },
    title: "Falta enviar 1 avance",
    hint: "Envía primero o descarta. Quien inicie sesión después en este teléfono no verá nada de esto.",
    buttons: ["Enviar primero", "Descartar y cerrar sesión"],
  },
  {
    unsent: { items: [{}, {}], kept: [{}] },
    title: "Faltan por enviar 3 avances",
    hint: "Tienes 1 grabación sin publicar. No se envía hasta que la publiques.",
    buttons: ["Enviar primero", "Escuchar y decidir", "Descartar y cerrar sesión"],
  },
  {
    unsent: { items: [], kept: [{}, {}] },
    title: "Tienes 2 grabaciones sin publicar. No se envían hasta que las publiques.",
    hint: "Publícalas o descártalas antes de salir. Quien use este teléfono después no las verá.",
    buttons: ["Escuchar y decidir", "Descartar y cerrar sesión"],
  },
])("asks in Spanish before signing out: $title", ({ unsent: { items, kept }, title, hint, buttons }) => {
  Object.assign(unsent, { items, kept });
  renderInPage(<SignOutDialog onAnswer={() => undefined} />, { locale: "es" });
  const dialog = screen.getByRole("dialog", { name: title });
  expect(screen.getByText(hint)).toBeDefined();
  const pressed = [...dialog.querySelectorAll("button, a")].map(({ textContent }) => textContent);
  expect(pressed.filter((name) => name !== es.common.close)).toEqual(buttons);
});

test("says that it still waits where the outbox fails to send first", async () => {
  Object.assign(unsent, { items: [{}], kept: [] });
  changeOutboxState({ items: [{} as OutboxItem] });
  renderInPage(<SignOutDialog onAnswer={() => undefined} />, { locale: "es" });
  fireEvent.click(screen.getByRole("button", { name: es.outbox.signOut.send }));
  expect((await screen.findByRole("alert")).textContent).toBe(es.outbox.signOut.stillWaiting);
});

test("says that it could not be discarded, and stays to be answered", async () => {
  Object.assign(unsent, { items: [{}], kept: [] });
  changeOutboxState({ items: [{} as OutboxItem] });
  const answer = vi.fn();
  renderInPage(<SignOutDialog onAnswer={answer} />, { locale: "es" });
  fireEvent.click(screen.getByRole("button", { name: es.outbox.signOut.discard }));
  expect((await screen.findByRole("alert")).textContent).toBe(es.common.unexpected);
  expect(answer).not.toHaveBeenCalled();
});
