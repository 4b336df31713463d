import type { Kit } from '@kit/core'
import type { CaipNetworkId, TokenBalance } from '@kit/core/plugin'

/** What an account holds on a network now, past the cache. Rejects with what reading it rejects with. */
export async function readHeld(
  { refreshTokens, tokensOf }: Pick<Kit, 'refreshTokens' | 'tokensOf'>,
  query: { readonly networkId: CaipNetworkId; readonly address: string },
): Promise<readonly TokenBalance[]> {
  const held = tokensOf(query)
  // What nobody shows is dropped from the cache while it is read.
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
