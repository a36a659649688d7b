import { lookup } from "node:dns";
import { BlockList, isIPv6, type LookupFunction } from "node:net";
import { env } from "@/lib/kernel/env";

/** The push services of browsers: of Chrome, Firefox, Safari and Edge. */
const SERVICES =
  /^(fcm\.googleapis\.com|android\.googleapis\.com|jmt17\.google\.com|([a-z\d-]+\.)+push\.services\.mozilla\.com|([a-z\d-]+\.)+push\.apple\.com|([a-z\d-]+\.)+notify\.windows\.com)$/;

/** Networks that are not the internet's, or lead to some that are not: nobody may make the server call them. */
const INSIDE = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  INSIDE.addSubnet(network, prefix, "ipv4");
/** Of IPv6, only what is assigned to the internet. */
const OUTSIDE_6 = new BlockList();
OUTSIDE_6.addSubnet("2000::", 3, "ipv6");
const INSIDE_6 = new BlockList();
for (const [network, prefix] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  INSIDE_6.addSubnet(network, prefix, "ipv6");

export function isOutside(address: string): boolean {
  if (isIPv6(address)) return OUTSIDE_6.check(address, "ipv6") && !INSIDE_6.check(address, "ipv6");
  return !INSIDE.check(address, "ipv4");
}

/** The address of a push service that the server may call, or null for every other one. */
export function serviceUrl(endpoint: string): URL | null {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password || url.hash) return null;
  if (isAdded(url)) return url;
  return url.protocol === "https:" && url.port === "" && SERVICES.test(url.hostname) ? url : null;
}

/** Whether the environment names this service, which may then be anywhere. */
export function isAdded({ origin }: URL): boolean {
  return env.PUSH_SERVICES.includes(origin);
}

/** Looks a host up for one connection, to addresses of the internet alone: fails where any of its addresses is another one. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    const [first] = addresses;
    if (!first) return callback(new Error("no address"), "");
    if (!addresses.every(({ address }) => isOutside(address)))
      return callback(Object.assign(new Error("inside"), { code: "EINSIDE" }), "");
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** Whether the host of a service can be called: it resolves, to nothing but addresses of the internet. */
export function isReachable(url: URL): Promise<boolean> {
  if (isAdded(url)) return Promise.resolve(true);
  return new Promise((resolve) => lookupOutside(url.hostname, {}, (error) => resolve(error === null)));
}
