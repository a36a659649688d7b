import { badRequest } from "./fault";
import { list, number, type Params, text } from "./params";
import { findAnywhere, idOf, listed, type State } from "./state";

type Found = Record<string, unknown>;

/** A page of a list, newest first, as `limit` and `starting_after` ask for. */
export function page<T extends { id: string; created?: number }>(rows: T[], params: Params, url: string) {
  const sorted = rows
    .map((row, at) => ({ row, at }))
    .sort((a, b) => (b.row.created ?? 0) - (a.row.created ?? 0) || b.at - a.at);
  const after = text(params, "starting_after");
  const from = after === undefined ? 0 : sorted.findIndex(({ row }) => row.id === after) + 1;
  if (after !== undefined && from === 0)
    throw badRequest(`No such object: '${after}'`, "starting_after", "resource_missing");
  const limit = number(params, "limit") ?? 10;
  const data = sorted.slice(from, from + limit).map(({ row }) => row);
  return listed(data, { hasMore: sorted.length > from + limit, url });
}

/** The answer with the objects in place of the ids that `expand[]` names; what Stripe includes only then is left out else. */
export function expanded(state: State, answer: object, params: Params): object {
  const copy = structuredClone(answer) as Found;
  const paths = list(params, "expand").filter((path) => typeof path === "string");
  hide(copy, paths);
  for (const path of paths) expandAt(state, copy, path.split("."));
  return copy;
}

const ONLY_EXPANDED = ["payments", "line_items"];

function hide(object: Found, paths: string[]): void {
  const rows = object["object"] === "list" ? (object["data"] as Found[]) : [object];
  for (const name of ONLY_EXPANDED)
    if (!paths.some((path) => path.split(".").at(-1) === name))
      for (const row of rows) Reflect.deleteProperty(row, name);
}

function expandAt(state: State, object: Found, [name = "", ...rest]: string[]): void {
  const value = object[name];
  if (name === "data") for (const row of value as Found[]) expandAt(state, row, rest);
  else if (typeof value === "string") {
    const found = findAnywhere(state, value);
    if (found) object[name] = structuredClone(found);
  }
  if (rest.length > 0 && typeof object[name] === "object" && object[name] && name !== "data")
    expandAt(state, object[name] as Found, rest);
}

/** The rows that belong to the customer whom the request names, if it names one. */
export function ofCustomer<T extends { customer: string | { id: string } | null }>(
  rows: T[],
  params: Params,
): T[] {
  const customer = text(params, "customer");
  return customer === undefined ? rows : rows.filter((row) => idOf(row.customer) === customer);
}
