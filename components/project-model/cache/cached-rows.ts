/* Minimal rows for tests of the query cache. */

export const update = (id: string, more: object = {}) => ({
  id,
  projectId: "p",
  taskId: null,
  subtaskId: null,
  content: id,
  createdAt: `2026-11-20T${id}`,
  comments: [],
  commentCount: 0,
  ...more,
});
export const task = (more: object) => ({
  id: "t",
  projectId: "p",
  updateCount: 0,
  totalUpdateCount: 0,
  ...more,
});
export const subtask = (more: object) => ({
  id: "s",
  parentTaskId: "t",
  name: "Joists",
  updateCount: 0,
  ...more,
});
export const comment = (content: string) => ({ id: "c", updateId: "u3", content });
export const message = (id: string, more: object) => ({
  id,
  projectId: "p",
  authorId: "june",
  recipientId: null,
  content: id,
  seq: 5,
  createdAt: `2026-11-20T${id}`,
  ...more,
});
export const list = (...items: object[]) => ({ pages: [{ items, next: null }], pageParams: [null] });
