import type { LimitGroup } from '../../contract/Endpoint.js'

/** Result of a bucket. */
export type LimitVerdict = {
  readonly isAllowed: boolean
  /** Points in a full bucket. */
  readonly limit: number
  readonly remaining: number
  /** Time until the bucket is full again. */
  readonly resetMs: number
}

/** Port to the rate limit buckets. Never throws: requests that cannot be counted are allowed. */
export type Limiter = {
  /** Takes points from the bucket of a group and key, whose last part, after `|`, is an address block. Undefined if nothing is limited. */
  consume(group: LimitGroup, key: string, points: number): Promise<LimitVerdict | undefined>
}
