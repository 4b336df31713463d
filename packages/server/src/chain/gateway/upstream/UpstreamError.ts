/** A failed attempt that another node may handle better. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError'
  /** A short cause for the log. */
  override readonly cause: string
  /** False if the node certainly received nothing. */
  readonly maybeDelivered: boolean
  /** Whether the failure counts against the node. */
  readonly isNodeFault: boolean

  constructor(
    cause: string,
    { maybeDelivered = true, isNodeFault = true }: { maybeDelivered?: boolean; isNodeFault?: boolean } = {},
  ) {
    super(cause)
    this.cause = cause
    this.maybeDelivered = maybeDelivered
    this.isNodeFault = isNodeFault
  }
}

/** Thrown when every node of a chain failed or the deadline passed. `attempts` has one short cause for each attempt. */
export class NoUpstreamResponded extends Error {
  override readonly name = 'NoUpstreamResponded'
  readonly attempts: readonly string[]

  constructor(attempts: readonly string[]) {
    super('No upstream responded')
    this.attempts = attempts
  }
}
