import type { Asset } from './Asset.js'

/** A token or native currency with its display data. */
export type Token = Asset & {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** `https:`, `ipfs:` or `data:`. */
  readonly logoUri: string | undefined
  /** Whether it supports approvals by signature. */
  readonly eip2612: boolean
}
