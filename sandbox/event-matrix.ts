/** The rows of the permission matrix for streams of events, as in matrix.http.test.ts. */
export const EVENT_MATRIX = `
GET /api/projects/{id}/events                            401  404  200  200  200  200  200  200  401  404  harlow
GET /api/projects/{id}/events · Mill Lane                401  200  404  404  404  404  404  404  401  404  mill
GET /api/events                                          401  200  200  200  200  200  200  200  401  200
`;
