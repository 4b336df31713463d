import type { Token } from '../tokens/Token.js'

/** What an account holds of a token, or of a chain's own currency, in base units. */
export type Holding = { readonly token: Token; readonly amount: bigint }
