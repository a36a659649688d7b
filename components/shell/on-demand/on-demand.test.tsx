import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { useLayoutEffect, useState } from "react";
import { expect, it, vi } from "vitest";
import { type MenuTrigger, MenuOnDemand, onDemand } from "./on-demand";
import { Sheet } from "@/components/ui/overlay/dialog";
import { DropdownMenu } from "@/components/ui/overlay/dropdown-menu";
import { currentToasts } from "@/components/ui/toast/toast-store";
import { takeIdleFetches } from "@/lib/browser/page/while-idle";
import * as messages from "@/messages/es";

it("says that there is no signal, and retries on the next press", async () => {
  const Members = onDemand(failing(1, () => ({ default: MembersDialog })));
  render(<Opener part={Members} />, { wrapper: Spanish });
  press("Equipo");
  await waitFor(() => expect(currentToasts()[0]?.title).toBe("Sin señal"));
  expect(currentToasts()[0]?.variant).toBe("destructive");
  press("Equipo");
  await screen.findByRole("dialog");
});

it("gives the focus back to the button that opened the dialog", async () => {
  const Members = onDemand(() => Promise.resolve({ default: MembersDialog }));
  render(<Opener part={Members} />, { wrapper: Spanish });
  screen.getByRole("button").focus();
  press("Equipo");
  const dialog = await screen.findByRole("dialog");
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Equipo" })));
});

it("keeps a menu's button, and the focus on it, until the menu has loaded", async () => {
  // The focus fetches it ahead, which fails too.
  const Menu = onDemand(failing(2, () => ({ default: OpenMenu })));
  const trigger: MenuTrigger = { className: "", children: "Menú" };
  render(<MenuOnDemand trigger={trigger} menu={Menu} props={{}} />, { wrapper: Spanish });
  const button = screen.getByRole("button");
  button.focus();
  press("Menú");
  await waitFor(() => expect(currentToasts()[0]?.title).toBe("Sin señal"));
  expect(document.activeElement).toBe(button);
  press("Menú");
  await screen.findByText("Abierto");
});

it("has the focus on the menu's button in the frame in which it takes the other's place", async () => {
  const focused: (Element | null)[] = [];
  const Menu = ({ trigger }: { trigger: MenuTrigger }) => {
    useLayoutEffect(() => void focused.push(document.activeElement), []);
    return <DropdownMenu trigger={trigger}>{null}</DropdownMenu>;
  };
  const trigger: MenuTrigger = { className: "", children: "Menú" };
  const menu = onDemand(() => Promise.resolve({ default: Menu }));
  render(<MenuOnDemand trigger={trigger} menu={menu} props={{}} />, { wrapper: Spanish });
  screen.getByRole("button").focus();
  press("Menú");
  await screen.findByRole("menu");
  expect(focused).toEqual([screen.getByText("Menú")]);
});

it("has a menu fetched while the page is idle", () => {
  const load = vi.fn(() => Promise.resolve({ default: OpenMenu }));
  const trigger: MenuTrigger = { className: "", children: "Menú" };
  render(<MenuOnDemand trigger={trigger} menu={onDemand(load)} props={{}} />, { wrapper: Spanish });
  expect(load).not.toHaveBeenCalled();
  for (const [fetchPart] of takeIdleFetches()) fetchPart();
  expect(load).toHaveBeenCalledOnce();
});

function Opener({ part: Members }: { part: ReturnType<typeof onDemand<{ onClose: () => void }>> }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Equipo</button>
      {open && <Members onClose={close} />}
    </>
  );
}

function MembersDialog({ onClose }: { onClose: () => void }) {
  return (
    <Sheet onClose={onClose} title="Equipo">
      Mateo
    </Sheet>
  );
}

function OpenMenu() {
  return <p>Abierto</p>;
}

function Spanish({ children }: { children: React.ReactNode }) {
  return (
    <NextIntlClientProvider locale="es" timeZone="America/Chicago" messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}

function failing<T>(times: number, answer: () => T): () => Promise<T> {
  let tries = 0;
  return () => {
    tries += 1;
    return tries <= times ? Promise.reject(new Error("Failed to fetch")) : Promise.resolve(answer());
  };
}

function press(name: string): void {
  fireEvent.click(screen.getByRole("button", { name }));
}
