'use client'
import type { TokenBalance } from '@kit/core/plugin'
import { useTokens } from '@kit/react'

/**
 * What is known of a token that the account holds, by its address (undefined: the network's own currency), such as its price. Undefined
 * while the tokens are read, and where it is not among them.
 */
export function useHeld(): (address: string | undefined) => TokenBalance | undefined {
  const { data } = useTokens()
  return (address) => data?.find((token) => token.address === address)
}
