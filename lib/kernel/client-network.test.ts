import { expect, it } from "vitest";
import { clientNetwork, networkOf } from "./client-network";
import { withRequest } from "./request-context";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:49152", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:db8:0:0:ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
  ["[2001:db8:1:2::6]:49152", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::ffff:cb00:7107", "203.0.113.7"],
  ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
  ["not an address", "not an address"],
  [null, "unknown"],
])("counts %j as %j", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("is the current request's network, or unknown outside of a request", async () => {
  const request = { id: "a", ip: "2001:db8:1:2::6", userAgent: null, headers: new Headers() };
  expect(await withRequest(request, () => Promise.resolve(clientNetwork()))).toBe("2001:db8:1:2::/64");
  expect(clientNetwork()).toBe("unknown");
});
