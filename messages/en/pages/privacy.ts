import { type PrivacyFacts, joinParts } from "@/lib/i18n/page-texts";

/** The privacy page in English, below its title and opening line. */
export function privacy(facts: PrivacyFacts): string {
  const { aiService, seesPhotos, fileService, providers, hasStripe, hasMail, hasPush, supportEmail } = facts;
  return joinParts([
    `## What we keep

- **Your account**: name, email address, language, time zone (that of your settings and that of your device), when you signed up and last signed in, whether you agreed to where recordings go, and your password in a form that nobody can read back.
- **Where you are signed in**: browser, system, when and how, so that you can sign out each in your settings.
- **How you sign in without a password**: the public half of each passkey, and which account at another provider you connected, with its address.
- **What you post**: updates with their earlier versions, comments, chat messages, recordings, photos, and for each whose it is, where and when. Where a photo was taken is kept only if you chose so under [Profile Settings](/settings); those who see the photo see it too.
- **What is made of it**: what was heard in a recording, with the time of each sentence, translations, and reports.
- **What you run**: businesses, projects, tasks, who belongs to them, who is assigned to what, connect codes, invitations with the address that they were sent to, and the glossary.
- **What you have read**: up to which update, so that new ones can be marked.
- **A log of changes**: who did what and when, with the IP address and the name of the browser. It is there to look into mistakes and misuse.

We do not otherwise ask for your location, and not for your contacts or your telephone number. We show no advertising, sell no data, and use no tool that follows you across sites.

## Where it is kept

Accounts, texts and the log are in the database of this installation.`,
    fileService !== null &&
      `Recordings and photos are in a private store at ${fileService}. Nobody can open them by an address alone: they are handed out by our server, and only to those who may see the update.`,
    fileService === null &&
      `Recordings and photos are files on the disk of our own server, which hands them out only to those who may see the update.`,
    `What waits to be sent, and a recording that you have not posted, is on your phone alone until it is sent. So are drafts, your choice of light or dark, how far you listened to a recording, and whether you said that you run jobs or work on a crew.

## Who sees what you post

The people of the project, as far as their role and their tasks allow, and the owner and admins of the business. In Unorganized Updates that is everybody in the project. Messages to the team are read by all of these; a direct message only by the two people who write to each other. Your name and email address are shown in the list of members to everybody in a project that you have joined. The people who operate this installation can reach what is stored here, in order to run it and to help you.

## What goes to an AI service`,
    aiService !== null &&
      `Voice recordings go to an AI transcription service, and texts to the same service to be translated. On this installation that is ${aiService}. It receives:

- **recordings**, to be written down: the sound and the words of the business’s glossary. Each recording is sent once, and again if the answer was lost or somebody presses **Try again**.
- **texts of updates, comments, chat messages, tasks, projects and descriptions of photos**, to be translated: the text, the glossary, and the names of the people, the business and the project, so that names stay as they are. Each version of a text is sent once for each language that the project’s people read, and once more beside its translation, to be compared with it.
- **the description of a new project**, with trade and due date, when you ask for a proposal.
- **the updates that a report is made of**, when somebody who runs the project asks for one, and each week by itself where the plan has weekly reports: their texts, days and folders, the name and due date of the project, and the names of those who wrote them where the report may name people, as a weekly report does.
${seesPhotos ? "- **photos of updates**, made small, so that it proposes what they show.\n" : ""}
It is not sent the email address of your account, your password, or who pays what.

Nothing is sent

- when a recording holds no voice,
- when everybody in the project reads the language of a text (which language it is, our own server finds out; a recording in another language than English is translated into English in any case),
- when a text consists of numbers, codes and names alone,
- when what a business may spend on a day is used up: recordings, translations, proposals and reports then wait.

What the service does with what it receives is set by its own terms.`,
    aiService === null &&
      `None is set up on this installation. Recordings and texts are sent nowhere; nothing is written down or translated. If the operator sets one up, recordings that are already here are sent to it to be written down, and texts are translated when somebody opens them in another language.`,
    `## Others who help us`,
    hasStripe &&
      `- **Stripe** takes payments. It receives the name and email address of the owner who subscribes, and their card, which they enter on Stripe’s own page. We keep the state of the plan, amounts and dates, and of the card only the brand and the last four digits. When the account is deleted, name, email address and card are deleted at Stripe too; Stripe keeps the invoices.`,
    hasMail &&
      `- **A mail service** delivers our emails: passwords, invitations, billing, and what happened in your projects. It receives the recipient’s address and the email.`,
    hasPush &&
      `- **The push service of your browser** (Apple, Google, Microsoft or Mozilla), if you turn push on: it learns when something is sent to your device, and cannot read what.`,
    providers.length > 0 &&
      `- **${providers.join(", ")}**, if you choose to sign in with an account there: you are sent to their page, so they learn that you use Plumbline, and when. They tell us your name, your address and their number for you; we tell them nothing of what you do here.`,
    fileService !== null && `- **${fileService}** stores recordings and photos.`,
    aiService !== null && `- **The AI service** named above, as described above.`,
    `Besides these, and whoever hosts the servers and the database of this installation, nobody receives data from us.

## How long we keep it

| What | How long |
|---|---|
| Projects and what is posted in them | until somebody withdraws it; there is no end date |
| A withdrawn update or comment | its text, earlier versions and translations are removed at once; the files of its recording and photos right after, by a job that repeats until they are gone |
| Reports | until somebody who runs the project deletes them; they keep what they say of an update that is withdrawn later, but quote nothing of it |
| Recordings and photos that were uploaded and belong to no update | 7 days |
| Where you are signed in | until you sign out there, at most 31 days after the last use |
| Codes by email | work for 10 minutes; deleted 30 days after that |
| Links that reset a password | work for 1 hour; deleted 30 days after that |
| Links that take back an email address | work for 7 days; deleted 30 days after that |
| Invitations that nobody accepted | valid for 7 days; deleted 30 days after that |
| Notifications | 30 days once you have read them, else 90 |
| Your browser’s address for push | until you turn push off or sign out there, or the browser’s service calls it gone |
| Notes for live updates of open pages (ids only) | 7 days |
| Answers kept so that nothing is posted twice | 60 days |
| Ids of Stripe’s messages | 30 days |
| Counters against too many tries | until their window has passed, at most a day, and deleted by the next nightly clean-up |
| The log of changes | three years |
| The record of paid invoices | no end date |

## Cookies

| Cookie | What for | How long |
|---|---|---|
| session | keeps you signed in | 30 days after your last visit |
| device | remembers that you signed in on this device, so that wrong passwords tried elsewhere cannot lock you out | 400 days |
${providers.length > 0 ? "| authjs, link | while you sign in with an account elsewhere | 15 minutes |\n" : ""}| confirm-later | remembers that you, by the id of your account, put off confirming your address | a week |
| language | the language of the screens | a year |
| time_zone | the times that you see; it is kept with your account, too, for emails, reports and quiet hours | a year; with the account, until that is deleted |

None of them follows you to other sites.

## See and take your data

[Profile Settings](/settings), **Download My Data**: an archive with everything that you wrote, what we know about you, and your recordings and photos.

## Deleting

**A text, a recording, a photo.** **Withdraw update** and **Withdraw comment** remove all of it for everybody, for good. A line stays that says who withdrew it and when. A report that was made before keeps its sentences until it is deleted, but quotes nothing of it any more. **Delete photo** removes a photo alone. The owner of a project can do the same with what others posted.

**Your account.** Press **Delete My Account…** under [Profile Settings](/settings): it is deleted in 7 days, and until then you can keep it there. Or write to [${supportEmail}](mailto:${supportEmail}) from the address of your account.

- **Removed**: your name and email address, which are replaced by “Deleted account” (“Cuenta eliminada” if your emails are in Spanish), your sign-in, sessions, memberships, preferences, drafts and direct messages.
- **Kept**, under “Deleted account”: your updates, comments and chat messages in other people’s projects, unless you withdrew them before. They are part of the business’s record. The log of changes stays too.
- **Refused** while a business of yours has a running subscription: cancel it first. Your businesses are deleted with their projects and everything in them, once you have agreed to that.

## Questions

Write to [${supportEmail}](mailto:${supportEmail}).`,
  ]);
}
