export const developers = `
## Requests and answers

Requests and answers are JSON in UTF-8, but for recordings and streams of events. Times are ISO 8601 in UTC, ids are uuids. A field of a request that nobody knows is ignored, and \`null\` is a value: a field that is absent leaves things as they are. Answers may gain fields at any time.

## Signing in

Signing in sets a cookie, which every further call sends. It is valid for 30 days after the last visit. A page may send in \`x-user-id\` for whom it was made: if somebody else has signed in since, the call does nothing.

## Creating something once

A call that creates something takes an \`Idempotency-Key\`: any text of up to 100 characters. Send the same key again when an answer got lost, and you get the first answer; nothing more is created.

## Lists in pages

A long list comes newest first, 100 rows at a time unless \`limit\` asks for another number up to 200. The \`Link\` header has the address of the next page. In a project, \`x-event-seq\` is the number of the last event that the list includes.

## Reading again

A list or a project comes with an \`ETag\`. Send it as \`If-None-Match\`, and the answer is a 304 without a body while nothing that you see has changed.

## Limits

120 writes a minute for each user, and 256 kB for a body of JSON. Past a limit, the answer is a 429 whose \`Retry-After\` says how many seconds to wait.

## Refusals

A refusal has a \`code\`, which stays the same, and a \`message\` in the reader's language. \`issues\` names the fields that are not valid.
`;
