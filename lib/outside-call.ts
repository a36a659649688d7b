/**
 * A verb that calls an outside service, in three phases, so that no transaction is open while the service takes its time, and
 * a process that is killed in between leaves nothing half done: a repeat with the same Idempotency-Key goes on where it
 * stopped.
 */
export interface OutsideCall<Caller, Input, Claimed, Worked, Result> {
  /** Authorizes, decides and writes what must stand before the call, in a transaction with the key. What it returns is stored as JSON. */
  claim(caller: Caller, input: Input): Promise<Claimed>;
  /**
   * Calls the service, outside of any transaction. It may run more than once for one key, also twice at the same time: hand
   * `key` to the service, which does it once.
   */
  work(claimed: Claimed, service: ServiceCall): Promise<Worked>;
  /** Writes what became of it, in a transaction with the answer; runs to its end once for a key. */
  finish(caller: Caller, input: Input, done: { claimed: Claimed; worked: Worked }): Promise<Result>;
}

export interface ServiceCall {
  /** The same in every try. */
  key: string;
  /** Aborted when the call has taken too long. */
  signal: AbortSignal;
}

/** Declares such a verb; see "A verb that calls an outside service" in CONTRIBUTING. */
export function outsideCall<Caller, Input, Claimed, Worked, Result>(
  phases: OutsideCall<Caller, Input, Claimed, Worked, Result>,
): OutsideCall<Caller, Input, Claimed, Worked, Result> {
  return phases;
}
