/** The Help Center's calls, apart from `apiPaths`: no page of the workspace loads them. */
export const helpPaths = {
  faqs: () => "/api/help/faqs",
  faq: (id: string) => `/api/help/faqs/${encodeURIComponent(id)}`,
  guides: () => "/api/help/support-guides",
  guide: (id: string) => `/api/help/support-guides/${encodeURIComponent(id)}`,
  documentOpened: (id: string) => `/api/help/documents/${encodeURIComponent(id)}/opened`,
  videoOpened: (id: string) => `/api/help/videos/${encodeURIComponent(id)}/opened`,
} as const;
