/** An attempt at a node that another may do better. */
export class UpstreamFault extends Error {
  override readonly name = 'UpstreamFault'
  /** A few words for the log. */
  override readonly cause: string
  /** False when the node surely got nothing. */
  readonly reached: boolean
  /** Whether it speaks against the node. */
  readonly blames: boolean

  constructor(cause: string, { reached = true, blames = true }: { reached?: boolean; blames?: boolean } = {}) {
    super(cause)
    this.cause = cause
    this.reached = reached
    this.blames = blames
  }
}

/** Thrown when every node of a chain failed or the time was up. `attempts` has one short cause for each that was tried. */
export class NoUpstreamResponded extends Error {
  override readonly name = 'NoUpstreamResponded'
  readonly attempts: readonly string[]

  constructor(attempts: readonly string[]) {
    super('No upstream responded')
    this.attempts = attempts
  }
}
