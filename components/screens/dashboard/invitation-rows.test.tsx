import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import InvitationRows from "./invitation-rows";
import { currentToasts } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const { common, dashboard } = en;
const harbor = { id: "i", business: "Harbor Builders", inviter: "Rosa", expiresAt: "2026-12-01T12:00:00Z" };

afterEach(() => vi.unstubAllGlobals());

test("an answer without a signal says that there is none", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  renderInPage(<InvitationRows invitations={[harbor]} />);
  const named = dashboard.invitation.acceptNamed.replace("{business}", harbor.business);
  fireEvent.click(screen.getByRole("button", { name: named }));
  await expect.poll(() => currentToasts()[0]?.title).toBe(common.offline);
});
