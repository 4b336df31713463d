/** An asset of a local Polkadot chain. */
export type PolkadotDevToken = {
  /** The ID in the Assets pallet. */
  readonly id: number
  /** The ID as a string, which the kit uses as the token address. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/**
 * Returns the initial assets of every local Polkadot chain.
 *
 * @example polkadotDevTokens().TUSD.address // '1984'
 */
export function polkadotDevTokens(): { readonly TUSD: PolkadotDevToken; readonly TTK: PolkadotDevToken } {
  return {
    TUSD: { id: 1984, address: '1984', name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
    TTK: { id: 77, address: '77', name: 'Test Token', symbol: 'TTK', decimals: 18 },
  }
}
