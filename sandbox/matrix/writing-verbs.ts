import type { LockScene } from "./lock-scene";
import type { Cast } from "@/sandbox/fixtures/cast";
import { PLAN } from "@/sandbox/fixtures/kickoff-fixture";
import type { Answer } from "@/sandbox/http/http-client";

export type Verb = (scene: LockScene) => Promise<Answer>;

const api = {
  project: ({ projectId }: LockScene, rest: string) => `/api/projects/${projectId}${rest}`,
  business: ({ businessId }: LockScene, rest: string) => `/api/businesses/${businessId}${rest}`,
};

/** Every call that writes what belongs to a business, by method and path; the text after the dot names the case. */
export function writingVerbs(cast: Cast): Record<string, Verb> {
  return {
    "PUT /api/businesses/{id}/glossary": (on) =>
      cast.rosa.put(api.business(on, "/glossary"), [{ term: "header", translation: null, language: "en" }]),
    "PUT /api/businesses/{id}": (on) => cast.rosa.put(api.business(on, ""), { name: "Ortiz" }),
    "POST /api/businesses/{id}/admins": (on) =>
      cast.rosa.post(api.business(on, "/admins"), { email: cast.mei.user.email }),
    "DELETE /api/businesses/{id}/admins/{userId}": (on) =>
      cast.rosa.delete(api.business(on, `/admins/${cast.dale.user.id}`)),
    "DELETE /api/businesses/{id}/admins/{userId} · oneself": (on) =>
      cast.dale.delete(api.business(on, `/admins/${cast.dale.user.id}`)),
    "DELETE /api/businesses/{id}/invitations/{invitationId}": (on) =>
      cast.rosa.delete(api.business(on, `/invitations/${on.invitationId}`)),
    "POST /api/admin-invitations/{token}/accept": (on) =>
      cast.luis.post(`/api/admin-invitations/${on.token}/accept`),
    "POST /api/projects": (on) =>
      cast.dale.post("/api/projects", { name: "Deck", businessId: on.businessId }),
    "POST /api/kickoff/create": (on) =>
      cast.dale.post("/api/kickoff/create", { ...PLAN, businessId: on.businessId }),
    "PATCH /api/projects/{id}": (on) => cast.dale.patch(api.project(on, ""), { dueDate: "2026-12-01" }),
    "PATCH /api/projects/{id}/status": (on) =>
      cast.dale.patch(api.project(on, "/status"), { status: "archived" }),
    "PATCH /api/projects/{id}/update-permission": (on) =>
      cast.dale.patch(api.project(on, "/update-permission"), { updatePermission: "owner_only" }),
    "POST /api/projects/{id}/end-guide": (on) => cast.dale.post(api.project(on, "/end-guide")),
    "POST /api/projects/{id}/mark-updates-viewed": (on) =>
      cast.june.post(api.project(on, "/mark-updates-viewed")),
    "POST /api/projects/{id}/mark-place-viewed": (on) =>
      cast.june.post(api.project(on, "/mark-place-viewed"), { subtaskId: on.subtasks[0], upTo: 1 }),
    "POST /api/projects/{id}/mark-place-viewed · all": (on) =>
      cast.june.post(api.project(on, "/mark-place-viewed"), { all: true, upTo: 1 }),
    "PUT /api/projects/{id}/view": (on) => cast.june.put(api.project(on, "/view"), { view: "all" }),
    "POST /api/projects/{id}/connect-codes": (on) => cast.dale.post(api.project(on, "/connect-codes"), {}),
    "POST /api/projects/{id}/connect-codes/batch": (on) =>
      cast.dale.post(api.project(on, "/connect-codes/batch"), { count: 2 }),
    "POST /api/join": (on) => cast.luis.post("/api/join", { connectCode: on.code }),
    "DELETE /api/projects/{id}/members/{userId}": (on) =>
      cast.dale.delete(api.project(on, `/members/${cast.june.user.id}`)),
    "DELETE /api/projects/{id}/members/{userId} · oneself": (on) =>
      cast.june.delete(api.project(on, `/members/${cast.june.user.id}`)),
    "POST /api/projects/{id}/tasks": (on) => cast.dale.post(api.project(on, "/tasks"), { name: "Siding" }),
    "PATCH /api/projects/{id}/assignments": (on) =>
      cast.dale.patch(api.project(on, "/assignments"), {
        assign: [{ taskId: on.otherTask, userId: cast.mateo.user.id }],
        unassign: [
          { taskId: on.task, userId: cast.june.user.id },
          { taskId: on.task, subtaskId: on.subtasks[0], userId: cast.june.user.id },
        ],
      }),
    "PATCH /api/tasks/{id}": (on) => cast.dale.patch(`/api/tasks/${on.task}`, { dueDate: "2026-12-01" }),
    "POST /api/tasks/{id}/complete": (on) => cast.dale.post(`/api/tasks/${on.task}/complete`),
    "DELETE /api/tasks/{id}": (on) => cast.dale.delete(`/api/tasks/${on.task}`),
    "POST /api/tasks/{id}/members": (on) =>
      cast.dale.post(`/api/tasks/${on.otherTask}/members`, { userId: cast.june.user.id }),
    "DELETE /api/tasks/{id}/members/{userId}": (on) =>
      cast.dale.delete(`/api/tasks/${on.task}/members/${cast.june.user.id}`),
    "POST /api/tasks/{id}/subtasks": (on) =>
      cast.dale.post(`/api/tasks/${on.task}/subtasks`, { name: "Headers" }),
    "PUT /api/subtasks/{id}": (on) => cast.dale.put(`/api/subtasks/${on.subtasks[0]}`, { name: "Beams" }),
    "PATCH /api/subtasks/{id}": (on) =>
      cast.dale.patch(`/api/subtasks/${on.subtasks[0]}`, { dueDate: "2026-12-01" }),
    "PUT /api/subtasks/{id}/complete": (on) => cast.june.put(`/api/subtasks/${on.subtasks[0]}/complete`),
    "DELETE /api/subtasks/{id}": (on) => cast.dale.delete(`/api/subtasks/${on.subtasks[0]}`),
    "POST /api/subtasks/{id}/members": (on) =>
      cast.dale.post(`/api/subtasks/${on.subtasks[1]}/members`, { userId: cast.mateo.user.id }),
    "DELETE /api/subtasks/{id}/members/{userId}": (on) =>
      cast.dale.delete(`/api/subtasks/${on.subtasks[0]}/members/${cast.june.user.id}`),
    "POST /api/projects/{id}/updates": (on) => cast.june.post(api.project(on, "/updates"), { content: "Up" }),
    "POST /api/projects/{id}/updates · subtask": (on) =>
      cast.june.post(api.project(on, "/updates"), { content: "Up", subtaskId: on.subtasks[0] }),
    "POST /api/projects/{id}/updates · recording": (on) =>
      cast.june.post(api.project(on, "/updates"), {
        audioUrl: `/api/audio/${on.recording}`,
        subtaskId: on.subtasks[0],
      }),
    "PATCH /api/updates/{id}": (on) => cast.june.patch(`/api/updates/${on.update}`, { content: "Straight" }),
    "PATCH /api/updates/{id}/transcript": (on) =>
      cast.june.patch(`/api/updates/${on.update}/transcript`, { transcript: "Three rafters short" }),
    "POST /api/updates/{id}/transcribe-again": (on) =>
      cast.june.post(`/api/updates/${on.update}/transcribe-again`),
    "DELETE /api/updates/{id}": (on) => cast.june.delete(`/api/updates/${on.update}`),
    "POST /api/projects/{id}/messages": (on) =>
      cast.june.post(api.project(on, "/messages"), { content: "Good" }),
    "POST /api/projects/{id}/messages · direct": (on) =>
      cast.june.post(api.project(on, "/messages"), { content: "Good", recipientId: cast.rosa.user.id }),
    "PATCH /api/messages/{id}/transcript": (on) =>
      cast.june.patch(`/api/messages/${on.message}/transcript`, { transcript: "Three rafters short" }),
    "POST /api/projects/{id}/messages/read": (on) => cast.june.post(api.project(on, "/messages/read"), {}),
    "DELETE /api/comments/{id}": (on) => cast.june.delete(`/api/comments/${on.comment}`),
    "PUT /api/updates/{id}/move-to-task": (on) =>
      cast.dale.put(`/api/updates/${on.update}/move-to-task`, { taskId: on.otherTask }),
    "PUT /api/updates/{id}/move-to-subtask": (on) =>
      cast.dale.put(`/api/updates/${on.update}/move-to-subtask`, { subtaskId: on.subtasks[1] }),
    // On days without updates: the service is down.
    "POST /api/projects/{id}/generate-report": (on) =>
      cast.dale.post(api.project(on, "/generate-report"), {
        folderSelection: [on.task],
        reportType: "internal",
        dateFilter: { end: "2020-01-01" },
      }),
    "DELETE /api/projects/{id}/reports/{reportId}": (on) =>
      cast.dale.delete(api.project(on, `/reports/${on.report}`)),
    "PUT /api/projects/{id}/reports/{reportId}/releases/{sentence}": (on) =>
      cast.dale.put(api.project(on, `/reports/${on.report}/releases/0`), {}),
    "POST /api/updates/{id}/comments": (on) =>
      cast.june.post(`/api/updates/${on.update}/comments`, { content: "Good" }),
  };
}
