/** Port to metrics. No value contains a URL, an address or a parameter; `method` is one of a fixed set or `other`. */
export type GatewayObserver = {
  /**
   * Called after each request to a node. `outcome` is `answered`, `slow` (another was faster) or a short cause like `timeout`, `status
   * 502`.
   */
  readonly onAttempt?: (attempt: {
    readonly chain: string
    readonly upstream: string
    readonly ms: number
    readonly outcome: string
  }) => void
  /** Called for each cacheable call: whether its response was cached, pending for another caller, or had to be fetched. */
  readonly onCache?: (lookup: {
    readonly chain: string
    readonly method: string
    readonly found: 'hit' | 'joined' | 'miss'
  }) => void
}
