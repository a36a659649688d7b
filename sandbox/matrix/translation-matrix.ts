/**
 * The matrix's rows of translations and glossaries. Its server has no service: where a text would be sent, the answer is 503;
 * who may not see it gets 200 and nothing.
 */
export const TRANSLATION_MATRIX = `
GET /api/updates/{id}/translation                        401  404  503  503  503  503  503  503  401  404  translateInNoTask
GET /api/updates/{id}/translation · in Framing           401  404  503  404  404  503  503  503  401  404  translateInFraming
GET /api/updates/{id}/translation · in Joists            401  404  503  404  503  503  503  503  401  404  translateInJoists
GET /api/updates/{id}/translation · in Roofing           401  404  404  404  404  503  503  503  401  404  translateInRoofing
POST /api/translations · an update in no task            401  200  503  503  503  503  503  503  401  200  translateInNoTask
POST /api/translations · an update in Framing            401  200  503  200  200  503  503  503  401  200  translateInFraming
POST /api/translations · an update in Joists             401  200  503  200  503  503  503  503  401  200  translateInJoists
POST /api/translations · an update in Roofing            401  200  200  200  200  503  503  503  401  200  translateInRoofing
POST /api/translations · a comment in Framing            401  200  503  200  200  503  503  503  401  200  translateCommentInFraming
POST /api/translations · comments on one in Framing      401  200  503  200  200  503  503  503  401  200  translateCommentsInFraming
POST /api/translations · comments on one in Roofing      401  200  200  200  200  503  503  503  401  200  translateCommentsInRoofing
POST /api/translations · the task Framing                401  200  503  200  503  503  503  503  401  200  translateFraming
POST /api/translations · the task Roofing                401  200  200  200  200  503  503  503  401  200  translateRoofing
POST /api/translations · the subtask Joists              401  200  503  200  503  503  503  503  401  200  translateJoists
POST /api/translations · the subtask Sill plates         401  200  503  200  200  503  503  503  401  200  translateSill
POST /api/translations · the project's description       401  200  503  503  503  503  503  503  401  200  translateHarlow
POST /api/translations · a message to the team           401  200  503  503  503  503  503  503  401  200  translateTeamMessage
POST /api/translations · a direct message from Rosa      401  200  200  200  200  200  200  503  401  200  translateDirectMessage
GET /api/businesses/{id}/glossary                        401  404  404  404  404  200  200  200  401  404  ortiz
PUT /api/businesses/{id}/glossary                        401  404  404  404  404  200  200  200  401  404  glossaryOfOrtiz
GET /api/projects/{id}/glossary                          401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/glossary · Mill Lane              401  200  404  404  404  404  404  404  401  404  mill
`;
