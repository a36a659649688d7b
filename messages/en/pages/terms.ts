import type { TermsFacts } from "@/lib/i18n/page-texts";

/** The terms in English, below their title and opening line, for an installation without its own. */
export function terms({
  isBilled,
  monthly,
  yearly,
  trialDays,
  projectLimit,
  supportEmail,
}: TermsFacts): string {
  const paid = `- **A business** pays ${monthly} a month for up to ${projectLimit} active projects, or ${yearly} a year without a limit.
- **The first ${trialDays} days** of a business are free. Nothing is charged before day ${trialDays + 1}, and nothing at all if you cancel before.
- A plan renews by itself until it is cancelled. You cancel under **Billing & Plans**, and it ends with the period that is paid for.
- Once a plan has ended, everything stays readable. New projects need a plan.`;
  const free = `- **A business** pays nothing either: everything is included.`;
  return `## Who this is between

These terms are between you and the firm that operates this installation. Whoever creates an account accepts them. You must be old enough to enter into a contract where you live, and what you tell us about yourself must be true.

## Your account

Keep your password to yourself; what is done with your account counts as done by you. Tell us at once if somebody else has used it. One account belongs to one person.

## What it costs

- **Contributors** pay nothing.
${isBilled ? paid : free}

## What you post

It stays yours, or your business’s. You allow us to store it, to show it to the people of your project, and to have it transcribed and translated, as [Privacy](/privacy) says, in order to run the service. Post only what you are allowed to share, and no recording of somebody who has not agreed to it.

## What is not allowed

- breaking the law or the rights of others,
- trying to reach data that are not meant for you,
- loading the service so that others cannot use it,
- selling access to it without our agreement.

We may suspend accounts that do so.

## What you can rely on

Transcripts, translations, proposals and reports are made by software, and may be wrong. The recording and the original text are kept beside them: check them before you build, pay or promise anything. We work to keep the service available and your data safe, and cannot promise that it is never interrupted. Nothing in these terms limits rights that the law gives you and that cannot be waived.

## When it ends

You may leave at any time; [Privacy](/privacy) says what is deleted then and what stays. Before we end the service or your access for another reason than misuse, we tell you in time to download your data.

## Changes

If these terms change, we tell you by email before they apply to you. Prices change for the next period at the earliest.

## Questions

Write to [${supportEmail}](mailto:${supportEmail}).`;
}
