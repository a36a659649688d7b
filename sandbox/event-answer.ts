/** The events of an answer that came as `text/event-stream`, their data read as JSON. */
export function readEvents(text: string): { event: string; data: unknown }[] {
  return text.split("\n\n").flatMap((block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    return event && data ? [{ event, data: JSON.parse(data) as unknown }] : [];
  });
}
