import { unstable_isUnrecognizedActionError } from "next/navigation";
import { use, useRef, useState, useTransition } from "react";
import { type FailureTexts, useFailureTexts } from "@/components/providers/failure-texts";
import { ReaderContext } from "@/components/providers/reader-context";
import { announceOutdatedPage, markPageOutdated } from "@/lib/browser/page/outdated-page";
import { deferUntilSignedIn, pageUserId, sessionChanges } from "@/lib/browser/page/page-session";
import { randomKey } from "@/lib/browser/random-key";
import type { ActionError, ActionResult, ActionStamp } from "@/lib/http/shared/action-result";

/** A server action, as a page passes it to its screen. */
export type Action<I extends object, T> = (input: I, stamp: ActionStamp) => Promise<ActionResult<T>>;

export interface ActionOptions<T> {
  onSuccess?: (data: T) => void;
  onError?: (error: ActionError) => void;
  /** Replace the default texts for a call that got no response. */
  texts?: Partial<Pick<FailureTexts, "offline" | "unexpected">>;
  /** For signing in: the call does not claim to be from the page's user. */
  asVisitor?: boolean;
  /** Whether the errors are shown with `FormError`, which offers to reload an outdated page. Default: a toast offers it. */
  offersReload?: boolean;
}

/** The code of a call whose action the server does not have any more: the page is older than the server. */
export const OUTDATED = "outdated";

type LocalCode = "offline" | "internal" | typeof OUTDATED;

/**
 * Calls a server action; for a form, use `useActionForm`. A lost connection is an error with the code `offline`, an unexpected
 * failure one with `internal`, an action that the server does not have any more one with `OUTDATED`. Retries of the same input
 * share an idempotency key. A call that is refused because the page's user is no longer signed in is retried once they have
 * signed in.
 */
export function useAction<I extends object, T>(
  action: Action<I, T>,
  { onSuccess, onError, texts, asVisitor = false, offersReload = false }: ActionOptions<T> = {},
) {
  const localTexts = useLocalTexts(texts);
  const key = useRef<{ of: string; key: string } | null>(null);
  // A ref besides, since `pending` would let a second press through until the next render.
  const sending = useRef(false);
  const [isSending, setSending] = useState(false);
  // Of the navigation that a success starts alone: any other would wait for one that is in flight.
  const [isFollowing, follow] = useTransition();
  const pending = isSending || isFollowing;
  const [failure, setFailure] = useState<ActionError | null>(null);
  const { locale } = use(ReaderContext);
  const error = failure && { ...failure, ...(failure.texts?.[locale] ?? localText(failure, localTexts)) };

  const send = async (input: I) => {
    const of = fingerprint(input);
    if (key.current?.of !== of) key.current = { of, key: randomKey() };
    const stamp = { userId: asVisitor ? null : pageUserId(), key: key.current.key };
    const since = sessionChanges();
    const result = await attempt(() => action(input, stamp), localTexts);
    if (!result.ok) {
      const call = { isWrite: true, since, retry: () => start(input) };
      if (asVisitor || !deferUntilSignedIn(result.error, call)) fail(result.error);
      return;
    }
    setFailure(null);
    key.current = null;
    follow(async () => {
      // What it sets is no part of the transition.
      await Promise.resolve();
      onSuccess?.(result.data);
    });
  };
  const fail = (problem: ActionError) => {
    setFailure(problem);
    onError?.(problem);
    if (problem.code !== OUTDATED) return;
    if (offersReload) markPageOutdated();
    else announceOutdatedPage();
  };
  const mark = (is: boolean) => {
    sending.current = is;
    setSending(is);
  };
  const start = (input: I) => {
    if (sending.current || pending) return;
    mark(true);
    void send(input).finally(() => mark(false));
  };
  return {
    run: start,
    pending,
    /** The error in the reader's current language. */
    error,
    /** Identifies an error while it is shown, whatever its language. */
    failure,
    /** Shows another call's error in place of this one's; null clears it. */
    refuse: setFailure,
  };
}

function useLocalTexts(own: ActionOptions<unknown>["texts"]): Record<LocalCode, string> {
  const texts = useFailureTexts();
  const { offline, unexpected: internal } = { ...texts, ...own };
  const outdated = `${texts.outdatedTitle}. ${texts.outdated} ${texts.outdatedKept}`;
  return { offline, internal, outdated };
}

/** The text of a failure without a response, in the page's language. */
function localText({ code, requestId }: ActionError, texts: Record<string, string>): Partial<ActionError> {
  const message = texts[code];
  return message === undefined || requestId !== undefined ? {} : { message };
}

async function attempt<T>(
  call: () => Promise<ActionResult<T>>,
  texts: Record<LocalCode, string>,
): Promise<ActionResult<T>> {
  try {
    return await call();
  } catch (thrown) {
    const code = codeOf(thrown);
    return { ok: false, error: { code, message: texts[code] } };
  }
}

function codeOf(thrown: unknown): LocalCode {
  if (unstable_isUnrecognizedActionError(thrown)) return OUTDATED;
  return thrown instanceof TypeError || !navigator.onLine ? "offline" : "internal";
}

function fingerprint(input: object): string {
  return JSON.stringify(input instanceof FormData ? [...input.entries()] : input);
}
