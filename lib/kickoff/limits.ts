/** Lengths of a proposal and of what it is made from, in UTF-16 units. */
export const PROMPT = { min: 10, max: 8_000 } as const;
export const INDUSTRY_LENGTH = 255;
export const TITLE = { min: 3, max: 80 } as const;
export const DESCRIPTION = { min: 1, max: 1_200 } as const;
export const FOLDER_NAME = { min: 2, max: 60 } as const;
export const FOLDER_DESCRIPTION = { min: 1, max: 300 } as const;
export const SUBTASK_NAME = { min: 1, max: 100 } as const;
export const MOST_FOLDERS = 40;
export const MOST_SUBTASKS = 60;
/** Who may post in a project that a kickoff creates, unless its owner chooses otherwise. */
export const DEFAULT_UPDATE_PERMISSION = "owner_admin";
/** The largest body of a kickoff call, in bytes: four times that of other calls. */
export const KICKOFF_BYTES = 1024 * 1024;
