/** The rows of the permission matrix for streams of events and for the one thing that an event is about, as in matrix.http.test.ts. */
export const EVENT_MATRIX = `
GET /api/projects/{id}/events                            401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/events · Mill Lane                401  200  404  404  404  404  404  404  401  404  mill
GET /api/events                                          401  200  200  200  200  200  200  200  401  200
GET /api/updates/{id}                                    401  404  200  200  200  200  200  200  401  404  updateInNoTask
GET /api/updates/{id} · in Framing                       401  404  200  404  404  200  200  200  401  404  updateInFraming
GET /api/updates/{id} · in Joists                        401  404  200  404  200  200  200  200  401  404  updateInJoists
GET /api/updates/{id} · own, in Roofing                  401  404  200  200  200  200  200  200  401  404  ownUpdateInRoofing
GET /api/tasks/{id} · Framing                            401  404  200  404  200  200  200  200  401  404  framing
GET /api/tasks/{id} · Roofing                            401  404  404  404  404  200  200  200  401  404  roofing
GET /api/subtasks/{id} · Joists                          401  404  200  404  200  200  200  200  401  404  joists
GET /api/subtasks/{id} · Sill plates                     401  404  200  404  404  200  200  200  401  404  sill
`;
