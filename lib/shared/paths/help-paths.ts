import { apiPath } from "./api-path";

/** The Help Center's calls, apart from `apiPaths`: no page of the workspace loads them. */
export const helpPaths = {
  faqs: () => apiPath("help", "faqs"),
  faq: (id: string) => apiPath("help", "faqs", id),
  guides: () => apiPath("help", "support-guides"),
  guide: (id: string) => apiPath("help", "support-guides", id),
  documentOpened: (id: string) => apiPath("help", "documents", id, "opened"),
  videoOpened: (id: string) => apiPath("help", "videos", id, "opened"),
} as const;
