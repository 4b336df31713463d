import type { ActiveState } from '@kit/core'
import { deriveStore } from '@kit/core/plugin'
import type { Preset, Unsubscribe } from '../kit/Preset.js'

/**
 * Subscribes to changes of the active network.
 *
 * @example
 * const end = subscribeNetwork(preset, (network) => show(network?.name))
 */
export function subscribeNetwork(
  { kit }: Pick<Preset, 'kit'>,
  listener: (network: ActiveState['network']) => void,
): Unsubscribe {
  const network = deriveStore([kit.active], (active) => active.network)
  return network.subscribe(() => listener(network.getState()))
}
