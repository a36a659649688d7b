import { expect, it } from "vitest";
import { redactPath } from "./request-log";

const ID = "01938f2e-5c1a-7cc3-98c4-dc0c0c07398f";

it.each([
  [`/api/projects/${ID}/connect-codes/batch`, `/api/projects/${ID}/connect-codes/batch`],
  [`/api/uploads/${ID}/parts/12`, `/api/uploads/${ID}/parts/12`],
  ["/api/join", "/api/join"],
  ["/api/join/ABCD-EFGH-JKLM", "/api/join/…"],
  ["/api/join/abcdefghjklm/extra", "/api/join/…/…"],
  ["/api/JOIN/abcdefghjklm", "/api/…/…"],
  ["/api//join//abcdefghjklm", "/api//join//…"],
  ["/api/admin-invitations/aV3_token-value/accept", "/api/admin-invitations/…/…"],
  ["/api/elsewhere/ABCD-EFGH-JKLM", "/api/elsewhere/…"],
  ["/api/elsewhere/aV3_tokenvalue", "/api/elsewhere/…"],
  ["/api/%6Aoin/ABCD", "/api/…/…"],
  ["/", "/"],
])("%s is logged as %s", (path, logged) => {
  expect(redactPath(path)).toBe(logged);
});
