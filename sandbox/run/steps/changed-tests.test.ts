import { expect, test } from "vitest";
import { testsOf } from "./changed-tests";

const ALL = [
  "lib/chat/chat.http.test.ts",
  "lib/tasks/tasks.http.test.ts",
  "lib/tasks/order/order.http.test.ts",
  "lib/updates/updates.http.test.ts",
  "lib/access/matrix.http.test.ts",
];

test.each([
  ["a domain's file, those of its domain", "lib/tasks/order/move.ts", "", [1, 2]],
  [
    "a route, those of the domains that it calls",
    "app/api/messages/route.ts",
    'from "@/lib/chat/queries"',
    [0],
  ],
  ["a test, itself and its neighbours", "lib/updates/updates.http.test.ts", "", [3]],
  ["cases of the permission matrix, the matrix", "app/api/tasks/tasks.matrix.ts", "", [4]],
  ["a component, none over HTTP", "components/tasks/folder.tsx", "", []],
])("%s", (_, path, text, found) => {
  expect(testsOf([{ path, text }], ALL)).toEqual({ http: found.map((at) => ALL[at]), e2e: [] });
});

test("browser tests are run that were changed themselves", () => {
  expect(testsOf([{ path: "e2e/chat/chat.e2e.ts", text: "" }], ALL).e2e).toEqual(["e2e/chat/chat.e2e.ts"]);
});
