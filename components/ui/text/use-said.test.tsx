import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useSaid } from "./use-said";

it("is said anew although it is the same: each is an element of its own", () => {
  let say: (text: string) => void = () => undefined;
  function Status() {
    const [said, sayIt] = useSaid();
    say = sayIt;
    return <p role="status">{said}</p>;
  }
  render(<Status />);
  const status = screen.getByRole("status");
  const elements = ["Done", "Done", "Done"].map((text) => {
    act(() => say(text));
    expect(status.textContent).toBe(text);
    return status.firstElementChild;
  });
  expect(new Set(elements).size).toBe(3);
});
