import type { OutboxItem } from "../items/item";
import type { OutboxStore } from "../store/store";
import { putPart } from "./put-part";
import { uploadFiles } from "./upload";
import type { Wire } from "./wire";
import { api } from "@/lib/browser/api-client";

interface HttpWireOptions {
  store: OutboxStore;
  onProgress: (percent: number) => void;
}

/** Sends an item to our API. Requests continue after the page is left, if the browser allows it. */
export function httpWire(item: OutboxItem, options: HttpWireOptions): Wire {
  const write = { userId: item.userId, waitsForSignIn: false, keepalive: true };
  return {
    post: (path, body) => api.post(path, body, { ...write, idempotencyKey: item.key }),
    put: (path) => api.put(path, undefined, write),
    uploadFiles: () => uploadFiles(item, { ...options, putPart }),
  };
}
