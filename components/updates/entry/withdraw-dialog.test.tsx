import { QueryClient } from "@tanstack/react-query";
import { fireEvent, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import WithdrawDialog from "./withdraw-dialog";
import { collectOwnChanges } from "@/components/project-model/cache/own-changes";
import type { Viewer } from "@/components/project-model/workspace";
import type { CommentView } from "@/lib/updates/view";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { comment } from "@/sandbox/fixtures/cache/cached-rows";
import { updateSample } from "@/sandbox/fixtures/update-sample";

test.each(["update", "comment"] as const)(
  "a withdrawn %s stays withdrawn when an older answer about its update arrives",
  async (kind) => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(null, { status: 204 })));
    const update = updateSample({ id: "u" });
    const said = kind === "comment" ? { comment: comment("Wrong wall.") as CommentView } : {};
    const close = vi.fn();
    renderInPage(
      <WithdrawDialog
        written={{ update, ...said }}
        viewer={{ name: "Rosa Ortiz" } as Viewer}
        onWithdrawn={() => undefined}
        onClose={close}
      />,
      { client: new QueryClient() },
    );
    const changed = collectOwnChanges();
    fireEvent.click(screen.getByRole("button", { name: en.updates.withdraw[kind].do }));
    await vi.waitFor(() => expect(close).toHaveBeenCalled());
    expect([...changed]).toEqual(["u"]);
  },
);
