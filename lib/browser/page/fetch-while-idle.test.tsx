import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startIdleFetches } from "./fetch-while-idle";
import { fetchWhileIdle, takeIdleFetches } from "./while-idle";

let fetched: string[];
let stop: () => void;

const device = { onLine: true, connection: {}, visibilityState: "visible", readyState: "complete" };

beforeEach(() => {
  vi.useFakeTimers();
  fetched = [];
  Object.assign(device, { onLine: true, connection: {}, visibilityState: "visible", readyState: "complete" });
  vi.stubGlobal("requestIdleCallback", (run: () => void) => setTimeout(run, 10));
  Object.defineProperty(navigator, "connection", { configurable: true, get: () => device.connection });
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => device.onLine);
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => device.visibilityState as never);
  vi.spyOn(document, "readyState", "get").mockImplementation(() => device.readyState as never);
});

afterEach(() => {
  stop();
  takeIdleFetches();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wait = (name: string, size?: "large") => {
  fetchWhileIdle(() => fetched.push(name), size);
};
const begin = () => {
  stop = startIdleFetches();
};
const idle = () => vi.advanceTimersByTime(2000);

it("fetches what waits once the page has loaded and is idle, and what comes later as well, each once", () => {
  device.readyState = "interactive";
  const members = () => fetched.push("members");
  fetchWhileIdle(members);
  fetchWhileIdle(members);
  begin();
  idle();
  expect(fetched).toEqual([]);
  device.readyState = "complete";
  dispatchEvent(new Event("load"));
  expect(fetched).toEqual([]);
  idle();
  wait("chat");
  expect(fetched).toEqual(["members"]);
  idle();
  expect(fetched).toEqual(["members", "chat"]);
});

it("does so without a browser that says when it is idle", () => {
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  begin();
  wait("members");
  idle();
  expect(fetched).toEqual(["members"]);
});

it.each([
  ["a browser that does not say", {}, ["small"]],
  ["a phone's own connection", { type: "cellular", effectiveType: "4g" }, ["small"]],
  ["Wi-Fi", { type: "wifi" }, ["small", "large"]],
  ["a cable", { type: "ethernet" }, ["small", "large"]],
  ["Wi-Fi of somebody who saves data", { type: "wifi", saveData: true }, []],
])("over %s", (_, connection, expected) => {
  Object.assign(device, { connection });
  begin();
  wait("small");
  wait("large", "large");
  idle();
  expect(fetched).toEqual(expected);
});

it("waits for the signal, and until the page is looked at", () => {
  device.onLine = false;
  begin();
  wait("members");
  idle();
  Object.assign(device, { onLine: true, visibilityState: "hidden" });
  dispatchEvent(new Event("online"));
  idle();
  expect(fetched).toEqual([]);
  device.visibilityState = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  idle();
  expect(fetched).toEqual(["members"]);
});
