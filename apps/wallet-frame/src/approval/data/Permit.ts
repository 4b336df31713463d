import type { Address } from 'viem'
import type { TokenFacts } from '../call/Effect.js'

/** What a signed permit lets somebody take: ERC-2612, the permit of older tokens, Permit2. */
export type Permit = {
  readonly token: TokenFacts
  readonly spender: Address
  /** Base units. */
  readonly amount: bigint
  readonly isUnlimited: boolean
  /** Seconds since 1970. */
  readonly deadline: bigint
}
