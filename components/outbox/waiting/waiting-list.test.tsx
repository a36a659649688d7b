import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { WaitingLead } from "./waiting-list";
import { ItemState } from "@/components/outbox/item/item-state";
import { StorageWarning } from "@/components/outbox/storage-warning";
import { changeOutboxState, EMPTY_OUTBOX } from "@/lib/browser/outbox/state";
import * as en from "@/messages/en";
import * as es from "@/messages/es";
import { renderInPage } from "@/sandbox/checks/in-page";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

afterEach(() => changeOutboxState(EMPTY_OUTBOX));

it.each([
  ["en", en, false, "2 updates are safe. They are sent when there is signal."],
  ["en", en, true, "2 updates wait. They are sent when there is signal."],
  ["es", es, true, "2 avances en espera. Salen solos cuando hay señal."],
] as const)(
  "says in %s that what waits is safe only where all of it is stored",
  (locale, texts, isFull, lead) => {
    const items = [1, 2].map((id) => ({ ...waiting(), id }));
    changeOutboxState({ items, isKept: true, isFull });
    renderInPage(
      <>
        <WaitingLead />
        <StorageWarning />
      </>,
      { locale },
    );
    expect(screen.getByText(lead)).toBeDefined();
    expect(screen.queryByText(texts.outbox.full) !== null).toBe(isFull);
  },
);

it.each([
  ["en", "stored", 1, true, "On this phone"],
  ["es", "stored", 1, true, "Guardado aquí, sin enviar"],
  ["en", "what did not fit", -1_000_001, true, "In this tab"],
  ["es", "what did not fit", -1_000_001, true, "Solo en esta pestaña, sin enviar"],
  ["en", "written before the outbox was open", -1, true, "On this phone"],
  ["en", "in a browser that keeps nothing", 1, false, "In this tab"],
] as const)("says in %s where it waits: %s", (locale, _, id, isKept, words) => {
  const item = { ...waiting(), id };
  changeOutboxState({ items: [item], isKept });
  renderInPage(<ItemState item={item} resting="onPhone" />, { locale });
  expect(screen.getByRole("status").textContent).toBe(words);
});
