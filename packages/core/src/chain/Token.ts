import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** A token, or the native currency of a network. Name and symbol are untrusted texts, already cleaned and truncated. */
export type Token = {
  readonly networkId: CaipNetworkId
  /** Contract address, mint or asset ID in the chain's format, or undefined for the native currency. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string | undefined
}

/** The balance of a token in an account (rule entities-8). */
export type TokenBalance = Token & {
  /** Amount in base units. */
  readonly amount: bigint
  /** Value of the amount in the requested currency, or undefined if unknown. */
  readonly value: number | undefined
  /** Price of one whole unit, or undefined if unknown. */
  readonly price: number | undefined
}

/** A token referenced by its address. Omitted fields are read from the chain. */
export type TokenReference = { readonly address: string } & Partial<
  Pick<Token, 'name' | 'symbol' | 'decimals' | 'iconUrl'>
>
