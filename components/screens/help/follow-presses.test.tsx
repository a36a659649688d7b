import { expect, it } from "vitest";
import { followPresses } from "./follow-presses";

it("puts an item that was opened before this code had loaded into the address, once", () => {
  document.body.innerHTML = `<details data-href="/help?item=a" open></details>
    <details data-href="/help?item=b" open></details>
    <details data-href="/help?item=c"></details>`;
  history.replaceState(null, "", "/help?item=a");
  followPresses(() => undefined)();
  expect(location.search).toBe("?item=b");
  document.querySelector("details:last-child")?.setAttribute("open", "");
  followPresses(() => undefined);
  expect(location.search).toBe("?item=b");
});
