'use client'
import { type ChainNamespace, formatBalance, type Kit, type Network } from '@kit/core'
import type { Token, TokenBalance } from '@kit/core/plugin'
import { useStore, useTokens } from '@kit/react'
import { usePlugin } from '@kit/react-ui/feature'
import type { SendState } from '../SendState.js'
import type { SendApi, SendPlugin } from '../send.js'

/** The form, and what can be done with it. */
export function useSend(): SendState & Omit<SendApi, 'state'> {
  const { state, ...commands } = usePlugin<SendPlugin>('send')
  return { ...useStore(state), ...commands }
}

/**
 * Finds what the account holds of a token: its price, and its picture where the token itself comes without one. Undefined while the tokens
 * are read, and where it is not among them.
 */
export function useHeld(): (token: Pick<Token, 'address'> | undefined) => TokenBalance | undefined {
  const { data } = useTokens()
  return (token) => token && data?.find(({ address }) => address === token.address)
}

/** A token with the picture of what is held of it, where it has none itself. */
export const withPicture = (token: Token, held: TokenBalance | undefined): Token => ({
  ...token,
  iconUrl: token.iconUrl ?? held?.iconUrl,
})

/** Digits after the point that are written: enough for a fee, which is small. */
const mostDigits = 8

/** Writes an amount of a token as the visitor's language writes numbers, floored. */
export function formatTransferAmount(
  amount: bigint,
  token: Pick<Token, 'decimals' | 'symbol'>,
  locale: string,
): string {
  const { decimals, symbol } = token
  const text = formatBalance({ value: amount, decimals }, mostDigits) as `${number}`
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: mostDigits }).format(text)} ${symbol}`
}

/** The app's networks on which an address is one: the same account has others elsewhere, on some chains. */
export function compatibleNetworks(
  kit: Pick<Kit, 'adapters'>,
  namespace: ChainNamespace,
  address: string,
): readonly Network[] {
  const adapter = kit.adapters.get(namespace)
  return adapter?.networks.filter(({ id }) => adapter.isAddress(address, id)) ?? []
}
