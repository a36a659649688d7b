import { api } from "./api-client";
import { isAppleTouch } from "./install";
import { randomKey } from "./random-key";
import { apiPath, SERVICE_WORKER } from "@/lib/shared/paths/api-path";

/** Whether this browser takes pushes: `install` where it would from the Home Screen (iPhone), `blocked` where its person refused. */
export type PushState = "on" | "off" | "blocked" | "install" | "unsupported";

/** `endpoint`: where the server sends this session's pushes. The browser may still take those of somebody who was here before. */
export async function readPushState(endpoint: string | null): Promise<PushState> {
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window))
    return isAppleTouch() ? "install" : "unsupported";
  if (Notification.permission === "denied") return "blocked";
  const made = await subscription();
  return made && made.endpoint === endpoint ? "on" : "off";
}

/** Asks for permission, which browsers allow after a press alone, and subscribes. Throws ApiError. */
export async function turnPushOn(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== "granted") return readPushState(null);
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  const made = known ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = made.toJSON();
  try {
    await api.post(apiPath("push-subscriptions"), { endpoint, keys }, { idempotencyKey: randomKey() });
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
  return "on";
}

export async function turnPushOff(): Promise<PushState> {
  const made = await subscription();
  if (made) {
    await api.delete(apiPath("push-subscriptions"), { endpoint: made.endpoint });
    await made.unsubscribe();
  }
  return readPushState(null);
}

async function subscription(): Promise<PushSubscription | null> {
  const registered = await navigator.serviceWorker.getRegistration();
  return (await registered?.pushManager.getSubscription()) ?? null;
}
