import { addCode, addMember, addProject } from "@/sandbox/database/rows";
import { cases } from "@/sandbox/matrix/cases";

export default cases(
  `
GET /api/join/{code}                                     200  200  200  200  200  200  200  200  200  200  codeOfHarlow
POST /api/join · where one is not a worker               401  200  200  200  200  409  409  409  401  200  codeElsewhere
POST /api/join                                           401  409  409  409  409  409  409  409  401  409  codeOfOwnProject
`,
  {
    codeOfHarlow: async ({ sql, harlow }) => ({ code: await addCode(sql, harlow.id) }),
    codeElsewhere: async ({ sql, ortiz }) => {
      const connectCode = await addCode(sql, await addProject(sql, ortiz));
      return { body: { connectCode } };
    },
    codeOfOwnProject: async ({ sql, ortiz }, { id, kind }) => {
      const project = await addProject(sql, ortiz);
      if (kind !== "visitor") await addMember(sql, project, id);
      return { body: { connectCode: await addCode(sql, project) } };
    },
  },
  {
    "POST /api/join": ({ luis }, { code }) => ({ by: luis, body: { connectCode: code } }),
  },
);
