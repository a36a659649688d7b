import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Column, DataTable } from "./data-table";

interface Row {
  name: string;
  plan: string | null;
}

test("what a column hides on narrow screens is said there in the row's first cell, unless it has nothing", () => {
  const columns: Column<Row>[] = [
    { label: "Name", cell: ({ name }) => name },
    { label: "Plan", cell: ({ plan }) => plan, from: "sm" },
    { label: "Action", cell: () => "Grant" },
  ];
  const rows = [
    { name: "Ortiz", plan: "$19.99" },
    { name: "Chen", plan: null },
  ];
  render(<DataTable caption="Plans" columns={columns} rows={rows} keyOf={({ name }) => name} />);
  const [ortiz, chen] = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect([ortiz, chen]).toEqual(["OrtizPlan: $19.99", "Chen"]);
});
