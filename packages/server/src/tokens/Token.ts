import type { Asset } from './Asset.js'

/** A token, or a chain's own currency, with what is needed to show it. */
export type Token = Asset & {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** `https:`, `ipfs:` or `data:`. */
  readonly logoUri: string | undefined
  /** Whether it supports approvals by signature. */
  readonly eip2612: boolean
}
