/** A failed attempt that another node may handle better. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault'
  /** A short cause for the log. */
  override readonly cause: string
  /** False if the node certainly received nothing. */
  readonly reached: boolean
  /** Whether the failure counts against the node. */
  readonly blames: boolean

  constructor(cause: string, { reached = true, blames = true }: { reached?: boolean; blames?: boolean } = {}) {
    super(cause)
    this.cause = cause
    this.reached = reached
    this.blames = blames
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
