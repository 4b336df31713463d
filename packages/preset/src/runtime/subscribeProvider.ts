import { deriveStore } from '@kit/core/plugin'
import type { Preset, Unsubscribe } from '../kit/Preset.js'

/**
 * Subscribes to changes of the active connection's provider: EIP-1193 on EVM chains, or undefined if no wallet is connected.
 *
 * @example
 * const end = subscribeProvider(preset, (provider) => library.use(provider))
 */
export function subscribeProvider({ kit }: Pick<Preset, 'kit'>, listener: (provider: unknown) => void): Unsubscribe {
  const provider = deriveStore([kit.active], ({ status }): unknown => {
    try {
      return status === 'connected' ? kit.getProvider() : undefined
    } catch {
      // The connection ended in the meantime.
      return undefined
    }
  })
  return provider.subscribe(() => listener(provider.getState()))
}
