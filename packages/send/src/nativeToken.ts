import type { Network } from '@kit/core'
import type { Token } from '@kit/core/plugin'

/** The own currency of a network, as a token. */
export const nativeToken = ({ id, nativeCurrency: { name, symbol, decimals } }: Network): Token => ({
  networkId: id,
  address: undefined,
  name,
  symbol,
  decimals,
  iconUrl: undefined,
})
