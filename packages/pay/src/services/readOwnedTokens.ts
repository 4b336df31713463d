import type { Kit } from '@kit/core'
import type { CaipNetworkId, TokenBalance } from '@kit/core/plugin'

/** Reads the tokens of an account on a network, bypassing the cache. Rejects with the errors of the read. */
export async function readOwnedTokens(
  { refreshTokens, tokensOf }: Pick<Kit, 'refreshTokens' | 'tokensOf'>,
  query: { readonly networkId: CaipNetworkId; readonly address: string },
): Promise<readonly TokenBalance[]> {
  const held = tokensOf(query)
  // A subscriber keeps the entry in the cache during the read.
  const leave = held.subscribe(() => undefined)
  try {
    await refreshTokens(query)
    const state = held.getState()
    if (state.status === 'error') throw state.error
    return (state.status === 'idle' ? undefined : state.data) ?? []
  } finally {
    leave()
  }
}
