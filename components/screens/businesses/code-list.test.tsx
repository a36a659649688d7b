import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CodeRow } from "./code-list";
import type { ConnectCodeView } from "@/lib/projects/view";
import { renderInPage } from "@/sandbox/checks/in-page";

const NOW = new Date("2026-11-20T12:00:00Z");
const code: ConnectCodeView = {
  id: "1",
  projectId: "2",
  code: "RVD5ZPXGJW2C",
  expiresAt: "2026-11-21T12:00:00Z",
  usedBy: null,
  usedAt: null,
  createdAt: "2026-11-20T11:00:00Z",
};

function show(change: Partial<ConnectCodeView>) {
  renderInPage(
    <ul>
      <CodeRow code={{ ...code, ...change }} projectName="Harlow Street" now={NOW} />
    </ul>,
  );
}

test("a valid code shows its remaining time, and can be shared", () => {
  show({});
  expect(screen.getByText("RVD5-ZPXG-JW2C")).toBeTruthy();
  expect(screen.getByText("Expires in 24 h")).toBeTruthy();
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Copy code",
    "Copy join link",
    "QR code",
  ]);
});

test("a used code says so and cannot be copied, even when it has expired since", () => {
  show({ usedAt: "2026-11-20T11:30:00Z", usedBy: "3", expiresAt: "2026-11-20T11:45:00Z" });
  expect(screen.getByText("Used")).toBeTruthy();
  expect(screen.queryAllByRole("button")).toHaveLength(0);
});

test("a code is expired from its expiry time on", () => {
  show({ expiresAt: NOW.toISOString() });
  expect(screen.getByText("Expired")).toBeTruthy();
});
