import { expect, test } from "vitest";
import { isOutside, lookupOutside, serviceUrl } from "./endpoint";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/QAbc",
  "https://wns2-by3p.notify.windows.com/w/?token=abc",
])("%s is one of a push service", (endpoint) => {
  expect(serviceUrl(endpoint)?.href).toBe(endpoint);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://me@fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com/fcm/send/abc#twice",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evil.example/fcm.googleapis.com",
  "https://evilpush.apple.com/abc",
  "https://push.apple.com.evil.example/abc",
  "https://127.0.0.1/abc",
  "https://[::1]/abc",
  "https://localhost/abc",
  "file:///etc/passwd",
  "not an address",
])("%s is not", (endpoint) => {
  expect(serviceUrl(endpoint)).toBeNull();
});

test.each([
  ["142.250.72.14", true],
  ["2607:f8b0:4005:80a::200e", true],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.100.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["172.32.0.1", true],
  ["192.168.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::1", false],
  ["::", false],
  ["::ffff:10.0.0.1", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["fe80::1", false],
  ["fd00::1", false],
  ["ff02::1", false],
  ["2001:db8::1", false],
])("%s is outside of this network: %s", (address, outside) => {
  expect(isOutside(address)).toBe(outside);
});

test("each network inside ends where the registry says", () => {
  const inside = ["0.255.255.255", "10.255.255.255", "100.64.0.0", "100.127.255.255", "127.255.255.255"];
  inside.push("169.254.255.255", "172.16.0.0", "192.0.0.255", "192.0.2.255", "192.88.99.255");
  inside.push("192.168.255.255", "198.18.0.0", "198.19.255.255", "198.51.100.255", "203.0.113.255");
  inside.push("1fff::", "2001:1ff::", "2001:db8:ffff::", "2002:ffff::", "3fff:fff::", "4000::");
  const outside = ["1.0.0.0", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255", "128.0.0.0"];
  outside.push("169.255.0.0", "172.15.255.255", "192.0.1.0", "192.0.3.0", "192.88.98.255", "192.88.100.0");
  outside.push("192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "198.51.101.0");
  outside.push("203.0.114.0", "223.255.255.255", "2001:200::", "2001:db9::", "2003::", "3fff:1000::");
  expect(inside.filter((address) => isOutside(address))).toEqual([]);
  expect(outside.filter((address) => !isOutside(address))).toEqual([]);
});

test.each([
  [{ all: true }, [{ address: "142.250.72.14", family: 4 }]],
  [{ all: false }, "142.250.72.14"],
])("one of the internet is, with %j", async (options, address) => {
  const found = await new Promise((resolve) =>
    lookupOutside("142.250.72.14", options, (error, given) => resolve([error, given])),
  );
  expect(found).toEqual([null, address]);
});

test.each([{ all: true }, { all: false }])(
  "a host of this network is never connected to, with %j",
  async (options) => {
    const found = await new Promise((resolve) =>
      lookupOutside("localhost", options, (error, address) => resolve([error?.message, address])),
    );
    expect(found).toEqual(["inside", ""]);
  },
);
