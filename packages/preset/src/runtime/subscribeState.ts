import type { Preset, PresetState, Unsubscribe } from '../kit/Preset.js'
import { watch } from './watch.js'

/** Returns whether the modal is open, and the active network. */
export function getState({ kit }: Pick<Preset, 'kit'>): PresetState {
  const { open, loading } = kit.modal.getState()
  const { namespace, network } = kit.active.getState()
  return { open, loading, activeChain: namespace, selectedNetworkId: network?.id }
}

/**
 * Subscribes to the modal opening or closing, and to network changes.
 *
 * @example
 * const end = subscribeState(preset, ({ open, selectedNetworkId }) => show(open, selectedNetworkId))
 */
export const subscribeState = (preset: Pick<Preset, 'kit'>, listener: (state: PresetState) => void): Unsubscribe =>
  watch([preset.kit.modal, preset.kit.active], () => getState(preset), listener)
