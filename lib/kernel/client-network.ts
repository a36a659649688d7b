import { isIP } from "node:net";
import { currentRequest } from "./request-context";

/** The network of the current request: the key of every limit by address. */
export function clientNetwork(): string {
  return networkOf(currentRequest()?.ip ?? null);
}

/**
 * What rate limits per address count as one client. A household or phone gets an IPv6 /64 and can use a new address from it
 * for every request, so a /64 is one client. An IPv4-mapped IPv6 address counts as IPv4; a port added by a proxy is ignored.
 */
export function networkOf(address: string | null): string {
  if (address === null) return "unknown";
  const host = withoutPort(address);
  if (isIP(host) !== 6) return host;
  const groups = groupsOf(host);
  return isMappedIpv4(groups) ? ipv4Of(groups) : `${groups.slice(0, 4).map(hex).join(":")}::/64`;
}

function withoutPort(address: string): string {
  const [, inBrackets] = /^\[([^\]]+)\]/.exec(address) ?? [];
  const [, beforePort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  return inBrackets ?? beforePort ?? address;
}

/** The eight groups of an IPv6 address as numbers, without its zone (`%eth0`). */
function groupsOf(address: string): number[] {
  const normalized = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [left = [], right = []] = normalized.split("::").map(numbersOf);
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function numbersOf(groups: string): number[] {
  return groups === "" ? [] : groups.split(":").map((group) => Number.parseInt(group, 16));
}

function isMappedIpv4(groups: number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

function ipv4Of(groups: number[]): string {
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join(".");
}

function hex(group: number): string {
  return group.toString(16);
}
