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

test.each([{ all: true }, { all: false }])(
  "a host of this network is never connected to, with %j",
  async (options) => {
    const found = await new Promise((resolve) =>
      lookupOutside("localhost", options, (error, address) => resolve([error?.message, address])),
    );
    expect(found).toEqual(["inside", ""]);
  },
);
