import type { CaipAddress, Token } from '@kit/core/plugin'

/** How the service writes the currency of a network. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/**
 * A token as the service names it (CAIP-10).
 *
 * @example tokenId({ networkId: 'eip155:1', address: undefined }) // 'eip155:1:0xeeee…'
 */
export function tokenId({ networkId, address = nativeAddress }: Pick<Token, 'networkId' | 'address'>): CaipAddress {
  return `${networkId}:${address}`
}
