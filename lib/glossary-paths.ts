/** Paths of the glossary's calls. Separate from `apiPaths`, so that they load with the glossary. */
export const glossaryPaths = {
  ofBusiness: (businessId: string) => `/api/businesses/${encodeURIComponent(businessId)}/glossary`,
  /** Its words without their translations, for everybody in the project. */
  ofProject: (projectId: string) => `/api/projects/${encodeURIComponent(projectId)}/glossary`,
} as const;
