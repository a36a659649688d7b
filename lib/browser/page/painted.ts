/** Resolves once everything rendered so far is painted: work that shows nothing yet should not delay the response to a press. */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
