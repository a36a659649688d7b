import { apiPath } from "./api-path";

/** Paths of the glossary's calls. Separate from `apiPaths`, so that they load with the glossary. */
export const glossaryPaths = {
  ofBusiness: (businessId: string) => apiPath("businesses", businessId, "glossary"),
  /** Its words without their translations, for everybody in the project. */
  ofProject: (projectId: string) => apiPath("projects", projectId, "glossary"),
} as const;
