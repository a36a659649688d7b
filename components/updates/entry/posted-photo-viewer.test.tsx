import { QueryClient } from "@tanstack/react-query";
import { cleanup, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import PostedPhotoViewer, { type PhotoPost } from "./posted-photo-viewer";
import { TranslationProvider } from "@/components/translation/translation-context";
import { queryKeys } from "@/lib/shared/query-keys";
import * as en from "@/messages/en";
import { renderInPage } from "@/sandbox/checks/in-page";
import { photoSamples } from "@/sandbox/fixtures/photo-sample";

function show(readerId: string, isOwner = false): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(queryKeys.project("p"), { id: "p", isOwner, hasManagementAccess: isOwner });
  const post: PhotoPost = {
    author: { name: "June Park", role: "worker" },
    authorId: "june",
    at: "2026-11-20T16:22:00.000Z",
    place: "Framing",
    words: null,
  };
  cleanup();
  renderInPage(
    <TranslationProvider isOn={false} originalsFirst={false}>
      <PostedPhotoViewer
        projectId="p"
        readerId={readerId}
        photos={photoSamples(1, { place: { lat: 40.4463667, lon: -79.9821667 } })}
        start={0}
        postOf={() => post}
        onClose={() => undefined}
      />
    </TranslationProvider>,
    { client },
  );
}

const menu = () => screen.queryByRole("button", { name: en.photos.options });

test("an owner changes the photos of others, a member their own", () => {
  show("rosa", true);
  expect(menu()).not.toBeNull();
  show("june");
  expect(menu()).not.toBeNull();
  show("mateo");
  expect(menu()).toBeNull();
});

test("where a photo was taken is said, if that was kept, and opens a map with a pin, by itself and told of no page of ours", () => {
  show("rosa");
  const link = screen.getByRole("link", { name: "Taken at 40.44637, -79.98217" });
  expect(link.getAttribute("href")).toBe(
    "https://www.google.com/maps/search/?api=1&query=40.44637%2C-79.98217",
  );
  expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noreferrer"]);
});
