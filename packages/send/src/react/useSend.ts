'use client'
import type { ChainNamespace, Kit, Network } from '@kit/core'
import type { Token, TokenBalance } from '@kit/core/plugin'
import { useStore, useTokens } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { SendState } from '../SendState.js'
import type { SendApi, SendPlugin } from '../send.js'

/** Returns the state of the form and its commands. */
export function useSend(): SendState & Omit<SendApi, 'state'> {
  const { state, ...commands } = usePlugin<SendPlugin>('send')
  return { ...useStore(state), ...commands }
}

/**
 * Returns a lookup of what the account holds of a token, with its price and image. Undefined while tokens load, or if the account doesn't
 * hold it.
 */
export function useOwnedToken(): (token: Pick<Token, 'address'> | undefined) => TokenBalance | undefined {
  const { data } = useTokens()
  return (token) => token && data?.find(({ address }) => address === token.address)
}

/** Adds the image of the held token if the token itself has none. */
export const withPicture = (token: Token, held: TokenBalance | undefined): Token => ({
  ...token,
  iconUrl: token.iconUrl ?? held?.iconUrl,
})

/** The networks of the app on which the address is valid. On some chains the same account has a different address on other networks. */
export function compatibleNetworks(
  kit: Pick<Kit, 'adapters'>,
  namespace: ChainNamespace,
  address: string,
): readonly Network[] {
  const adapter = kit.adapters.get(namespace)
  return adapter?.networks.filter(({ id }) => adapter.isAddress(address, id)) ?? []
}
