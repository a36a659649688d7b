import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./query-provider";

test("what changes during a query's first read is read after it, once", async () => {
  const client = createQueryClient();
  const reads: PromiseWithResolvers<string>[] = [];
  const queryFn = () => {
    const read = Promise.withResolvers<string>();
    reads.push(read);
    return read.promise;
  };
  const queryKey = ["members"];
  const shown = new QueryObserver(client, { queryKey, queryFn });
  const leave = shown.subscribe(() => undefined);
  void client.invalidateQueries({ queryKey });
  void client.invalidateQueries({ queryKey });
  reads[0]?.resolve("before the change");
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve("after it");
  await expect.poll(() => shown.getCurrentResult().data).toBe("after it");
  expect([reads.length, client.getQueryState(queryKey)?.isInvalidated]).toEqual([2, false]);
  leave();
});
