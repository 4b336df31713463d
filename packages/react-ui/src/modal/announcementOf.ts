import type { AttemptState, PairingState, SwitchState, ViewName } from '@kit/core'
import type { Text } from '../text/createText.js'

/** What the announcement depends on. */
export type AnnouncementInput = {
  readonly view: ViewName | undefined
  readonly attempt: AttemptState
  readonly pairing: PairingState
  readonly networkSwitch: SwitchState
}

/** What a screen reader says of the state that the present view shows; empty when there is nothing to say. */
export function announcementOf({ view, attempt, pairing, networkSwitch }: AnnouncementInput, text: Text): string {
  if (view === 'SwitchNetwork') {
    if (networkSwitch.status === 'waiting') return text('switchNetwork.waiting')
    if (networkSwitch.status === 'declined') return text('switchNetwork.declined')
    return networkSwitch.status === 'failed' ? text('switchNetwork.failed') : ''
  }
  if (view === 'ConnectingWalletConnect' || view === 'ConnectingWalletConnectBasic') {
    if (pairing.status === 'preparing') return text('pairing.preparing')
    if (pairing.status === 'ready') return text('pairing.ready')
    if (pairing.status === 'expired') return text('pairing.expired')
    if (pairing.status === 'declined') return text('connecting.declined')
    return pairing.status === 'failed' ? text('pairing.failed') : ''
  }
  if (view !== 'ConnectingExternal') return ''
  if (attempt.status === 'waiting') return text('connecting.waiting')
  if (attempt.status === 'declined') return text('connecting.declined')
  return attempt.status === 'failed' ? text('connecting.failed') : ''
}
