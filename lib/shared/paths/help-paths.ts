import { apiPath } from "./api-path";

/** The Help Center's calls, apart from `apiPaths`: no page of the workspace loads them. */
export const helpPaths = {
  faqs: () => apiPath("help", "faqs"),
  faq: (id: string) => apiPath("help", "faqs", id),
  faqPosition: (id: string) => apiPath("help", "faqs", id, "position"),
  guides: () => apiPath("help", "support-guides"),
  guide: (id: string) => apiPath("help", "support-guides", id),
  guidePosition: (id: string) => apiPath("help", "support-guides", id, "position"),
  documents: () => apiPath("help", "documents"),
  document: (id: string) => apiPath("help", "documents", id),
  documentPosition: (id: string) => apiPath("help", "documents", id, "position"),
  documentOpened: (id: string) => apiPath("help", "documents", id, "opened"),
  videos: () => apiPath("help", "videos"),
  video: (id: string) => apiPath("help", "videos", id),
  videoPosition: (id: string) => apiPath("help", "videos", id, "position"),
  videoOpened: (id: string) => apiPath("help", "videos", id, "opened"),
} as const;
