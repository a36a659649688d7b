/** The rows of the permission matrix (lib/access/matrix.http.test.ts) for uploads and recordings; targets in audio-targets.ts, for what is heard in transcription-targets.ts. */
export const AUDIO_MATRIX = `
PUT /api/user/recording-consent                          401  204  204  204  204  204  204  204  401  204
POST /api/upload-audio                                   401  201  201  201  201  201  201  201  401  201  recording
POST /api/uploads                                        401  201  201  201  201  201  201  201  401  201  announced
GET /api/uploads/{id}                                    401  200  200  200  200  200  200  200  401  200  ownUpload
GET /api/uploads/{id} · another's                        401  404  404  404  404  404  404  404  401  404  solsUpload
PUT /api/uploads/{id}/parts/{n}                          401  204  204  204  204  204  204  204  401  204  ownPart
PUT /api/uploads/{id}/parts/{n} · another's              401  404  404  404  404  404  404  404  401  404  solsPart
POST /api/uploads/{id}/complete                          401  201  201  201  201  201  201  201  401  201  ownUpload
POST /api/uploads/{id}/complete · another's              401  404  404  404  404  404  404  404  401  404  solsUpload
GET /api/audio/{id} · in no update                       401  200  200  200  200  200  200  200  401  200  ownUpload
GET /api/audio/{id} · another's, in no update            401  404  404  404  404  404  404  404  401  404  solsUpload
GET /api/audio/{id} · in no task                         401  404  200  200  200  200  200  200  401  404  heardInNoTask
GET /api/audio/{id} · in Framing                         401  404  200  404  404  200  200  200  401  404  heardInFraming
GET /api/audio/{id} · in Joists                          401  404  200  404  200  200  200  200  401  404  heardInJoists
GET /api/audio/{id} · in Roofing                         401  404  404  404  404  200  200  200  401  404  heardInRoofing
GET /api/audio/{id} · one's own, in Roofing              401  404  200  200  200  200  200  200  401  404  ownHeardInRoofing
POST /api/projects/{id}/updates · one's own recording    401  404  201  201  201  201  201  201  401  404  postOwnRecording
POST /api/projects/{id}/updates · another's recording    401  404  400  400  400  400  400  400  401  404  postSolsRecording
POST /api/transcribe · in no update                      401  503  503  503  503  503  503  503  401  503  transcribeOwn
POST /api/transcribe · another's, in no update           401  400  400  400  400  400  400  400  401  400  transcribeSols
POST /api/transcribe · in Framing                        401  400  503  400  400  503  503  503  401  400  transcribeInFraming
POST /api/transcribe · in Roofing                        401  400  400  400  400  503  503  503  401  400  transcribeInRoofing
POST /api/updates/{id}/transcribe-again · one's own      401  404  503  503  503  503  503  503  401  404  ownFailed
POST /api/updates/{id}/transcribe-again                  401  404  403  403  403  503  503  503  401  404  failedInNoTask
POST /api/updates/{id}/transcribe-again · Framing        401  404  403  404  404  503  503  503  401  404  failedInFraming
PATCH /api/updates/{id}/transcript · one's own           401  404  200  200  200  200  200  200  401  404  ownFailed
PATCH /api/updates/{id}/transcript · in no task          401  404  403  403  403  403  403  200  401  404  failedInNoTask
PATCH /api/updates/{id}/transcript · in Roofing          401  404  404  404  404  403  403  200  401  404  failedInRoofing
GET /api/updates/{id}/transcript                         401  404  200  200  200  200  200  200  401  404  updateInNoTask
GET /api/updates/{id}/transcript · in Framing            401  404  200  404  404  200  200  200  401  404  updateInFraming
GET /api/updates/{id}/transcript · in Joists             401  404  200  404  200  200  200  200  401  404  updateInJoists
GET /api/updates/{id}/transcript · own, in Roofing       401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
`;
