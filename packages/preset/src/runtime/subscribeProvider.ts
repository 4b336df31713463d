import { deriveStore } from '@kit/core/plugin'
import type { Preset, Unsubscribe } from '../kit/Preset.js'

/**
 * Calls a listener with the provider of the connection in use each time that it is another one: EIP-1193 on EVM chains; undefined where none is
 * connected.
 *
 * @example
 * const end = subscribeProvider(preset, (provider) => library.use(provider))
 */
export function subscribeProvider({ kit }: Pick<Preset, 'kit'>, listener: (provider: unknown) => void): Unsubscribe {
  const provider = deriveStore([kit.active], ({ status }): unknown => {
    try {
      return status === 'connected' ? kit.getProvider() : undefined
    } catch {
      // It ended in this moment.
      return undefined
    }
  })
  return provider.subscribe(() => listener(provider.getState()))
}
