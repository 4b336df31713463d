import type { Kit } from '@kit/core'
import type { CaipNetworkId, TokenBalance } from '@kit/core/plugin'

/** What an account holds on a network. Rejects with what reading it rejects with, and when the signal ends. */
export const readHeld = (
  kit: Pick<Kit, 'tokensOf'>,
  query: { readonly networkId: CaipNetworkId; readonly address: string },
  signal: AbortSignal,
): Promise<readonly TokenBalance[]> =>
  new Promise((resolve, reject) => {
    const held = kit.tokensOf(query)
    const settle = (end: () => void) => {
      stop()
      signal.removeEventListener('abort', leave)
      end()
    }
    const leave = () => settle(() => reject(signal.reason))
    const look = () => {
      const state = held.getState()
      if (state.status === 'success') settle(() => resolve(state.data))
      if (state.status === 'error') settle(() => reject(state.error))
    }
    // What is read for nobody is read from the subscription on.
    const stop = held.subscribe(look)
    signal.addEventListener('abort', leave, { once: true })
    look()
  })
