/** The about page in English, below its title and opening line. */
export function about(isBilled: boolean): string {
  const paid =
    "The owner of a business does, with one plan for each business, whatever the size of the crew. The first 7 days are free. Contributors never pay. When a plan ends, everything stays readable, and the crew can keep posting in the projects that exist; new ones need a plan.";
  const free = "Nobody does on this server: every business may do everything.";
  return `## Why it exists

On many sites the people who know what happened today and the people who plan tomorrow do not share a first language. News gets lost between them, and someone pours concrete on a misunderstanding.

## How it works

Whoever is on site says or writes what happened, in Spanish or in English. A recording is written down, and a text is translated for those who read the other language. The original always stays beside it: a press shows what was written, another one plays what was said.

The update lands in the right project, newest on top, and the office answers underneath. Without a signal it waits on the phone and is sent when there is one.

A new person needs one code, a name and an email address; with a passkey or a code by email, no password. There is nothing to install.

## What a machine does here, and what it does not

An AI service writes recordings down and translates. It proposes a plan for a new project and writes reports when you ask for it, and on the yearly plan one a week by itself. It makes mistakes. So every translation is compared with its original, and what may have changed is marked: a number, a unit, a date, a name, a “not”. Each sentence of a report cites the updates that it comes from. Nothing is corrected behind your back, and no plan becomes a project before a person says so.

## Who pays

${isBilled ? paid : free}

## Open source

Plumbline is free software under the MIT License. Whoever runs this copy of it answers for it, and for your data: [Privacy](/privacy).

## The name

A plumb line is a weight on a string. It is the oldest way to see at a glance whether something is straight. That is what we want a project page to be.`;
}
