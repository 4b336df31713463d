'use client'
import type { Token, TokenBalance } from '@kit/core/plugin'
import { useTokens } from '@kit/react'

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
