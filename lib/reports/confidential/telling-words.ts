import { listed, wordsOf } from "./words";

/** Words that tell, in whichever sentence, what is left out, held back, said or thought, or taken from elsewhere. */
const TELLING_WORDS = new Set(
  listed(`
  no not none nor neither cannot can't couldn't don't doesn't didn't isn't aren't wasn't weren't won't wouldn't shouldn't haven't hasn't hadn't only never less fewer minus
  skip skips skipped skipping omitted missed lacks lacking seconds borrow borrowed borrowing leftover leftovers overs reused reuse reusing reclaimed recycled salvaged blemished
  say says said saying told tells telling talk talks talking talked speak speaks speaking spoke heard mention mentioned mentions think thinks thought believe believes believed guess guessed bet doubt doubts promise promised pretend
  wonder wondering worry worries worried care cares mood luck luckily hopefully notice notices noticed noticing unnoticed asked asks wants wanted hopes my mine mopped mopping anyway bypassed disabled undone backwards upside really barely
  ni sin ningun ninguna ninguno nada nunca jamas solo solamente unicamente menos demasiado demasiada demasiados demasiadas omitio omitieron sobro sobraron sobrante sobrantes dijo dijeron dijimos dice dicen diciendo decia decian diremos dira
  diran hablo hablaron hablar habla hablan hablamos conto contaron cree creen creemos penso pensaron pensaba pensaban piensa piensan opina opinan supone suponen duda dudan suerte preocupa preocupan preocupado refresco refrescos clausuro clausuraron clausurado
`),
);

/** Whether a plain text has one of them. */
export function hasTellingWord(text: string): boolean {
  return wordsOf(text).some((word) => TELLING_WORDS.has(word));
}
