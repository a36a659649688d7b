/** The glossary's calls, apart from `apiPaths`: no page loads them before a glossary is needed. */
export const glossaryPaths = {
  ofBusiness: (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/glossary`,
  /** Its words without their translations, for everybody in the project. */
  ofProject: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/glossary`,
} as const;
