/** What shares a bucket: calls of the gateway, every other read, what changes something, new WebSockets, analytics, and logins of the embedded wallet. */
export type LimitGroup = 'rpc' | 'read' | 'write' | 'connect' | 'events' | 'auth'

/** What a bucket says. */
export type LimitVerdict = {
  readonly isAllowed: boolean
  /** Points in a full bucket. */
  readonly limit: number
  readonly remaining: number
  /** Until the bucket is full again. */
  readonly resetMs: number
}

/** Port to the buckets of points. Never throws: who cannot count lets pass. */
export type Limiter = {
  /** Takes points from the bucket of a group and key, whose last part, after `|`, is an address block. Undefined where nothing is limited. */
  take(group: LimitGroup, key: string, points: number): Promise<LimitVerdict | undefined>
}
