/**
 * A verb that calls an outside service, in three phases, so that no transaction is open during the call, and a process
 * that is killed in between leaves nothing half done: a retry with the same Idempotency-Key resumes where it stopped.
 */
export interface OutsideCall<Caller, Input, Claimed, Worked, Result> {
  /** Authorizes, decides and writes what must be committed before the call, in one transaction with the key. The result is stored as JSON. */
  claim(caller: Caller, input: Input): Promise<Claimed>;
  /**
   * Calls the service, outside of any transaction. It may run more than once per key, even concurrently: pass
   * `key` to the service, which then does the work once. `input` is this request's; what it names was checked by the claim.
   */
  work(claimed: Claimed, service: ServiceCall, input: Input): Promise<Worked>;
  /** Writes the outcome, in one transaction with the answer; completes once per key. */
  finish(caller: Caller, input: Input, done: { claimed: Claimed; worked: Worked }): Promise<Result>;
}

export interface ServiceCall {
  /** The same for every retry. */
  key: string;
  /** Aborted when the call has taken too long, or the client that followed its progress has disconnected. */
  signal: AbortSignal;
  /** Sends progress to a client that accepts `text/event-stream`. */
  report: (progress: object) => void;
}

/** Declares such a verb; see "Calling an outside service" in CONTRIBUTING. */
export function outsideCall<Caller, Input, Claimed, Worked, Result>(
  phases: OutsideCall<Caller, Input, Claimed, Worked, Result>,
): OutsideCall<Caller, Input, Claimed, Worked, Result> {
  return phases;
}
