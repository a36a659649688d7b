import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import SwitchAccount from "./switch-account";
import { guardSignOut } from "@/components/providers/sign-out-guard";
import { renderInPage } from "@/sandbox/checks/in-page";

test("what waits on the phone is asked for before another account signs in", async () => {
  let answer: (may: boolean) => void = () => undefined;
  guardSignOut({
    load: () => Promise.resolve(),
    ask: (by) => {
      answer = by;
    },
  });
  const logOut = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const texts = { label: "Not you?", pending: "…", failed: "", offline: "", unexpected: "" };
  renderInPage(<SwitchAccount next="/?join=ABCD" logOut={logOut} variant="link" texts={texts} />);
  for (const may of [false, true]) {
    fireEvent.click(screen.getByRole("button", { name: "Not you?" }));
    await act(() => Promise.resolve());
    expect(logOut).not.toHaveBeenCalled();
    await act(async () => answer(may));
  }
  expect(logOut).toHaveBeenCalledOnce();
  guardSignOut(null);
});
