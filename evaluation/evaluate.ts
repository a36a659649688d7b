import { figures } from "./figures";
import { MOST_UNUSED, unusedWords } from "./unused-words";

/*
 * What the checks that read words get wrong, on every list, and how many lines of the guard's words no pair has: npm run evaluate.
 * Fails where it is more than it may be. With `-- --words` it names those lines.
 */

const all = figures();
console.table(
  Object.fromEntries(
    all.map(({ list, wrong, of, most }) => [list, { wrong: wrong.length, "at most": most, of }]),
  ),
);
const worse = all.filter(({ wrong, most }) => wrong.length > most);
for (const { list, wrong } of worse) console.log(`${list}\n  ${wrong.join("\n  ")}`);

const unused = unusedWords();
console.log(`${unused.length} lines of the guard's words are in no pair; at most ${MOST_UNUSED} may be.`);
if (process.argv.includes("--words") || unused.length > MOST_UNUSED) console.log(unused.join("\n"));
if (worse.length > 0 || unused.length > MOST_UNUSED) process.exitCode = 1;
