import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { expect, it } from "vitest";
import { applyOutboxEvent } from "./apply-outbox-event";
import { RefusedCard } from "./refused-card";
import { currentToasts } from "@/components/ui/toast/toast-store";
import messages from "@/messages/en";
import { waiting } from "@/sandbox/fixtures/outbox-fixture";

const t = messages.outbox;
const item = {
  ...waiting({ content: { text: "", taskId: null, subtaskId: null } }),
  id: 1,
  refusal: { reason: "file", message: "unsupported" } as const,
  files: [
    {
      kind: "audio" as const,
      size: 3,
      contentType: "audio/webm",
      sha256: "",
      firstPart: 0,
      measured: { durationMs: 4000 },
    },
  ],
};

it("says that a recording could not be uploaded, and the ways out", () => {
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={messages}>
      <RefusedCard item={item} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText("Failed to upload audio")).toBeDefined();
  for (const name of [t.retry, t.saveFile, t.discard])
    expect(screen.getByRole("button", { name })).toBeDefined();
});

it("says the same when it happens", () => {
  applyOutboxEvent(
    { is: "refused", item },
    {
      t: ((key: "uploadFailed") => t[key]) as never,
      applyEvent: () => undefined,
      textOf: () => "",
    },
  );
  expect(currentToasts().map(({ title }) => title)).toEqual(["Failed to upload audio"]);
});
