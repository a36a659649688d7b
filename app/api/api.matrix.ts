import { cases } from "@/sandbox/matrix/cases";

/* Calls of no domain, and those that show all of one's projects at once. */
export default cases(`
GET /api/health                                          200  200  200  200  200  200  200  200  200  200
GET /api/ready                                           200  200  200  200  200  200  200  200  200  200
GET /api/cron/jobs                                       404  404  404  404  404  404  404  404  404  404
DELETE /api/{unknown}                                    404  404  404  404  404  404  404  404  404  404
GET /api/{unknown}                                       404  404  404  404  404  404  404  404  404  404
PATCH /api/{unknown}                                     404  404  404  404  404  404  404  404  404  404
POST /api/{unknown}                                      404  404  404  404  404  404  404  404  404  404
PUT /api/{unknown}                                       404  404  404  404  404  404  404  404  404  404
GET /api/recent-updates                                  401  200  200  200  200  200  200  200  401  200
GET /api/events                                          401  200  200  200  200  200  200  200  401  200
`);
