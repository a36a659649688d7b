/** Brings notifications that were just made, or raised, to where their people want them besides the bell. */
export function deliverNotifications(_ids: readonly string[]): Promise<void> {
  return Promise.resolve();
}
