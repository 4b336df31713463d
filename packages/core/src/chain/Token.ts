import type { CaipNetworkId } from '../caip/CaipNetworkId.js'

/** A token, or the own currency of a network. Texts of tokens are hostile: names and symbols are already cleaned and length-capped. */
export type Token = {
  readonly networkId: CaipNetworkId
  /** Contract, mint or asset id, as the chain writes it; undefined for the network's own currency. */
  readonly address: string | undefined
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string | undefined
}

/** How much of a token an account has (rule entities-8). */
export type TokenBalance = Token & {
  /** Base units. */
  readonly amount: bigint
  /** Worth of the amount in the currency asked for; undefined where nobody knows it. */
  readonly value: number | undefined
  /** Of one whole unit; undefined where nobody knows it. */
  readonly price: number | undefined
}

/** A token that an app names: what it leaves out is read from the chain. */
export type TokenReference = { readonly address: string } & Partial<
  Pick<Token, 'name' | 'symbol' | 'decimals' | 'iconUrl'>
>
