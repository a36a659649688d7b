import { describe, expect, test } from "vitest";
import type { CommentView, UpdateView } from "../view";
import { forThisFile } from "@/sandbox/checks/for-this-file";
import { gatherCast } from "@/sandbox/fixtures/cast";
import { startTestServer } from "@/sandbox/servers/test-server";

const server = await forThisFile(startTestServer());
const cast = await forThisFile(gatherCast(server));

describe("an author's role", () => {
  const roleOf = ({ author, authorRole }: UpdateView) => [author.role, authorRole];
  // Dale has the project's owner row; Nadia, an admin, has none.
  const ROLES = [
    ["owner", "owner"],
    ["owner", "owner"],
    ["admin", "owner"],
    ["worker", "worker"],
  ];

  test("is what they are in the project today, in every call that names them", async () => {
    const { rosa, dale, nadia, mateo, harlow } = cast;
    const posted: UpdateView[] = [];
    for (const author of [rosa, dale, nadia, mateo])
      posted.push(
        (await author.post<UpdateView>(`/api/projects/${harlow.id}/updates`, { content: "Hello" })).body,
      );
    expect(posted.map(roleOf)).toEqual(ROLES);
    const { body: listed } = await mateo.get<UpdateView[]>(`/api/projects/${harlow.id}/updates?limit=4`);
    expect(listed.toReversed().map(roleOf)).toEqual(ROLES);
    const { body: recent } = await mateo.get<UpdateView[]>("/api/recent-updates");
    const byId = new Map(recent.map((update) => [update.id, roleOf(update)]));
    expect(posted.map(({ id }) => byId.get(id))).toEqual(ROLES);
    const [, , nadias, mateos] = posted;
    const { body: edited } = await nadia.patch<UpdateView>(`/api/updates/${nadias?.id}`, {
      content: "Hello!",
    });
    expect(roleOf(edited)).toEqual(["admin", "owner"]);
    const { body: moved } = await rosa.put<UpdateView>(`/api/updates/${mateos?.id}/move-to-task`, {
      taskId: harlow.framing,
    });
    expect(roleOf(moved)).toEqual(["worker", "worker"]);
  });

  test("is with comments too, and says who has left", async () => {
    const { nadia, mateo, harlow, remyUpdate } = cast;
    const { body: comment } = await nadia.post<CommentView>(`/api/updates/${remyUpdate}/comments`, {
      content: "Thanks, Remy",
    });
    expect(comment.author).toEqual({ name: "Nadia Brook", role: "admin" });
    const roles = ["former", "admin"];
    const { body: updates } = await mateo.get<UpdateView[]>(
      `/api/projects/${harlow.id}/updates?includeComments=true&limit=200`,
    );
    const remys = updates.find(({ id }) => id === remyUpdate);
    expect(remys?.author).toEqual({ name: "Remy Cole", role: "former" });
    expect(remys?.comments?.map(({ author }) => author.role)).toEqual(roles);
    const { body: comments } = await mateo.get<CommentView[]>(`/api/updates/${remyUpdate}/comments`);
    expect(comments.toReversed().map(({ author }) => author.role)).toEqual(roles);
  });
});
