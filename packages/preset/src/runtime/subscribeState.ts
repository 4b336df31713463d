import type { Preset, PresetState, Unsubscribe } from '../kit/Preset.js'
import { watch } from './watch.js'

/** Whether the modal is open, and where the visitor is. */
export function getState({ kit }: Pick<Preset, 'kit'>): PresetState {
  const { open, loading } = kit.modal.getState()
  const { namespace, network } = kit.active.getState()
  return { open, loading, activeChain: namespace, selectedNetworkId: network?.id }
}

/**
 * Calls a listener each time that the modal opens or closes, or the visitor moves to another network.
 *
 * @example
 * const end = subscribeState(preset, ({ open, selectedNetworkId }) => show(open, selectedNetworkId))
 */
export const subscribeState = (preset: Pick<Preset, 'kit'>, listener: (state: PresetState) => void): Unsubscribe =>
  watch([preset.kit.modal, preset.kit.active], () => getState(preset), listener)
