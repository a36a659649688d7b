import { figures } from "./figures";

/* What the checks that read words get wrong, on every list: npm run evaluate. Fails where it is more than it may be. */

const all = figures();
console.table(
  Object.fromEntries(
    all.map(({ list, wrong, of, most }) => [list, { wrong: wrong.length, "at most": most, of }]),
  ),
);
const worse = all.filter(({ wrong, most }) => wrong.length > most);
for (const { list, wrong } of worse) console.log(`${list}\n  ${wrong.join("\n  ")}`);
if (worse.length > 0) process.exitCode = 1;
