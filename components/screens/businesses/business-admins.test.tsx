import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { BusinessAdmins } from "./business-admins";
import { BusinessContext } from "./business-context";
import { currentToasts } from "@/components/ui/toast/toast-store";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";

const changed = vi.fn();
vi.mock("@/components/project-model/use-businesses-changed", () => ({ useBusinessesChanged: () => changed }));

const t = en.businesses.admins;
const refusal = (code: string) =>
  Promise.resolve({ ok: false, error: { code, message: `Refused: ${code}` } });
const toasts = () => currentToasts().map(({ title, description }) => [title, description]);

function show(actions: object, admins: object[] = []): void {
  const business = { id: "b", name: "Ortiz Framing", role: "owner" };
  const context = { business, viewerId: "rosa", actions } as never;
  renderInPage(
    <BusinessContext value={context}>
      <BusinessAdmins admins={admins as never} invitations={[]} />
    </BusinessContext>,
  );
}

async function confirm(name: string): Promise<void> {
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
}

beforeEach(() => changed.mockClear());

test.each([
  [
    "stays for a retry without a signal",
    () => Promise.reject(new TypeError("Failed to fetch")),
    en.common.offline,
  ],
  ["closes at a refusal", () => refusal("conflict"), "Refused: conflict"],
])("the question whether to invite %s, and says why", async (stays, addAdmin, reason) => {
  show({ findCandidate: () => Promise.resolve({ ok: true, data: { account: null } }), addAdmin });
  fireEvent.change(screen.getByLabelText(t.email), { target: { value: "kim@example.com" } });
  const { form } = screen.getByLabelText<HTMLInputElement>(t.email);
  await act(async () => fireEvent.submit(form!));
  await confirm(t.invite);
  await waitFor(() => expect(toasts()).toEqual([[t.addFailed, reason]]));
  expect(screen.queryAllByRole("alertdialog")).toHaveLength(stays.startsWith("stays") ? 1 : 0);
});

test("what was wrong with an empty address is over once it is filled", async () => {
  const issues = [{ path: "email", message: "Required" }];
  show({
    findCandidate: () =>
      Promise.resolve({ ok: false, error: { code: "validation_failed", message: "Required", issues } }),
  });
  const field = screen.getByLabelText<HTMLInputElement>(t.email);
  fireEvent.submit(field.form!);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.getAttribute("aria-invalid")).toBe("true");
  fireEvent.change(field, { target: { value: "kim@example.com" } });
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

test("an admin who has left meanwhile leaves the list", async () => {
  const nadia = {
    userId: "n",
    user: { name: "Nadia", email: "n@example.com" },
    invitedAt: "2026-11-01T00:00:00Z",
    inviter: null,
    projects: [],
  };
  show({ removeAdmin: () => refusal("not_found") }, [nadia]);
  fireEvent.click(screen.getByRole("button", { name: t.removeNamed.replace("{name}", "Nadia") }));
  await confirm(t.remove);
  await waitFor(() => expect(changed).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
