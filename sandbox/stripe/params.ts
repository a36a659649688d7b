import { badRequest } from "./fault";

/** Parameters of a request: nested as Stripe's form encoding nests them, every leaf a string. */
export interface Params {
  [name: string]: string | Params | undefined;
}

/** Parses `items[0][price]=p&metadata[a]=b`. Repeated plain names (`expand[]`) are numbered. */
export function parseParams(encoded: string): Params {
  const root: Params = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const path = name.replaceAll("]", "").split("[");
    put(root, path, value);
  }
  return root;
}

function put(into: Params, [first = "", ...rest]: string[], value: string): void {
  const name = first === "" ? String(Object.keys(into).length) : first;
  if (rest.length === 0) into[name] = value;
  else put((into[name] ??= {}) as Params, rest, value);
}

/** The parameter as text; throws Stripe's error for a missing one. */
export function required(params: Params, name: string): string {
  const value = text(params, name);
  if (value === undefined) throw badRequest(`Missing required param: ${name}.`, name, "parameter_missing");
  return value;
}

export function text(params: Params, name: string): string | undefined {
  const value = params[name];
  return typeof value === "string" ? value : undefined;
}

export function group(params: Params, name: string): Params {
  const value = params[name];
  return typeof value === "object" ? value : {};
}

/** The entries of a list such as `expand[]`. */
export function list(params: Params, name: string): (string | Params)[] {
  return Object.values(group(params, name)).filter((value) => value !== undefined);
}

export function number(params: Params, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value)) throw badRequest(`Invalid integer: ${value}`, name);
  return Number(value);
}

export function texts(params: Params, name: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group(params, name)).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    ),
  );
}
