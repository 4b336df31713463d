/** An asset of a local Polkadot chain. */
export type PolkadotDevToken = {
  /** The id in the pallet Assets. */
  readonly id: number
  /** The same as text, which is how the kit names tokens. */
  readonly address: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/**
 * The assets that every local Polkadot chain begins with.
 *
 * @example polkadotDevTokens().TUSD.address // '1984'
 */
export function polkadotDevTokens(): { readonly TUSD: PolkadotDevToken; readonly TTK: PolkadotDevToken } {
  return {
    TUSD: { id: 1984, address: '1984', name: 'Test Dollar', symbol: 'TUSD', decimals: 6 },
    TTK: { id: 77, address: '77', name: 'Test Token', symbol: 'TTK', decimals: 18 },
  }
}
