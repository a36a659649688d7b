import type { UpdatePermission } from "@/lib/access/policy";
import { addAskingSubtask, addPhoto, addRecording } from "@/sandbox/database/rows";
import { type Cast, setPolicy, type Site } from "@/sandbox/fixtures/cast";
import { cases, type Target } from "@/sandbox/matrix/cases";
import { authorOf } from "@/sandbox/matrix/targets";

export default cases(
  `
GET /api/projects/{id}/updates                           401  404  200  200  200  200  200  200  401  404  harlow
POST /api/projects/{id}/updates                          401  404  201  201  201  201  201  201  401  404  post
POST /api/projects/{id}/updates · owner_admin            401  404  403  403  403  201  201  201  401  404  managersPost
POST /api/projects/{id}/updates · owner_only             401  404  403  403  403  201  403  201  401  404  ownersPost
POST /api/projects/{id}/updates · Framing                401  404  201  400  403  201  201  201  401  404  postInFraming
POST /api/projects/{id}/updates · Joists                 401  404  201  400  201  201  201  201  401  404  postInJoists
POST /api/projects/{id}/updates · Sill plates            401  404  201  400  400  201  201  201  401  404  postInSill
POST /api/projects/{id}/updates · Roofing                401  404  400  400  400  201  201  201  401  404  postInRoofing
POST /api/projects/{id}/updates · owner_admin, Framing   401  404  403  400  403  201  201  201  401  404  managersPostInFraming
POST /api/projects/{id}/updates · owner_only, Framing    401  404  403  400  403  201  403  201  401  404  ownersPostInFraming
POST /api/projects/{id}/updates · owner_only, Joists     401  404  403  400  403  201  403  201  401  404  ownersPostInJoists
POST /api/projects/{id}/updates · a foreign task         401  404  400  400  400  400  400  400  401  404  postInForeignTask
POST /api/projects/{id}/updates · one's own recording    401  404  201  201  201  201  201  201  401  404  postOwnRecording
POST /api/projects/{id}/updates · another's recording    401  404  400  400  400  400  400  400  401  404  postSolsRecording
POST /api/projects/{id}/updates · with an asked photo    401  404  201  400  400  201  201  201  401  404  postAskedPhoto
POST /api/projects/{id}/updates · without one            401  404  409  400  400  201  409  201  401  404  completeWithoutPhoto
`,
  {
    harlow: ({ harlow }) => ({ id: harlow.id }),
    post: posted("all_contributors"),
    postInFraming: posted("all_contributors", ({ framing }) => ({ taskId: framing })),
    postInJoists: posted("all_contributors", ({ joists }) => ({ subtaskId: joists })),
    postInSill: posted("all_contributors", ({ sill }) => ({ subtaskId: sill })),
    postInRoofing: posted("all_contributors", ({ roofing }) => ({ taskId: roofing })),
    managersPost: posted("owner_admin"),
    managersPostInFraming: posted("owner_admin", ({ framing }) => ({ taskId: framing })),
    ownersPost: posted("owner_only"),
    ownersPostInFraming: posted("owner_only", ({ framing }) => ({ taskId: framing })),
    ownersPostInJoists: posted("owner_only", ({ joists }) => ({ subtaskId: joists })),
    postInForeignTask: ({ harlow, mill }) => ({
      id: harlow.id,
      body: { content: "Wires", taskId: mill.wiring },
    }),
    postOwnRecording: (cast, asker) => postedRecording(cast, authorOf(cast, asker)),
    postAskedPhoto: async (cast, asker) =>
      completing(cast, { photoIds: [await addPhoto(cast.sql, authorOf(cast, asker))] }),
    completeWithoutPhoto: (cast) => completing(cast, { content: "Done" }),
    postSolsRecording: (cast) => postedRecording(cast, cast.sol.user.id),
  },
  {
    "POST /api/projects/{id}/updates": ({ june }) => ({ by: june, body: { content: "Up" } }),
    "POST /api/projects/{id}/updates · subtask": ({ june }, { subtasks }) => ({
      by: june,
      body: { content: "Up", subtaskId: subtasks[0] },
    }),
    "POST /api/projects/{id}/updates · completing": ({ june }, { subtasks }) => ({
      by: june,
      body: { content: "Up", subtaskId: subtasks[0], completesSubtask: true },
    }),
    "POST /api/projects/{id}/updates · recording": ({ june }, { recording, subtasks }) => ({
      by: june,
      body: { audioUrl: `/api/audio/${recording}`, subtaskId: subtasks[0] },
    }),
  },
);

function posted(policy: UpdatePermission, place: (site: Site) => object = () => ({})): Target {
  return async (cast) => {
    await setPolicy(cast, policy);
    return { id: cast.harlow.id, body: { content: "Walls are up", ...place(cast.harlow) } };
  };
}

async function completing(cast: Cast, posted: object) {
  await setPolicy(cast, "all_contributors");
  const { id, framing } = cast.harlow;
  const subtaskId = await addAskingSubtask(cast.sql, id, framing);
  return { id, body: { ...posted, subtaskId, completesSubtask: true } };
}

async function postedRecording({ sql, harlow }: Cast, userId: string) {
  return { id: harlow.id, body: { audioUrl: `/api/audio/${await addRecording(sql, userId)}` } };
}
