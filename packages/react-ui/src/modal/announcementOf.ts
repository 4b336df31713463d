import type { AttemptState, PairingState, SwitchState } from '@kit/core'
import type { ViewName } from '@kit/modal'
import type { Text } from '../text/createText.js'
import type { MessageKey } from '../text/Messages.js'
import { pairingExplanation } from '../text/pairingExplanation.js'

/** State that the announcement depends on. */
export type AnnouncementInput = {
  readonly view: ViewName | undefined
  readonly attempt: AttemptState
  readonly pairing: PairingState
  readonly networkSwitch: SwitchState
  /** Whether the pairing view shows a QR code rather than a link to the wallet's app. */
  readonly hasCode: boolean
}

/** Returns the screen reader announcement for the state of the current view, or an empty string. */
export function announcementOf(
  { view, attempt, pairing, networkSwitch, hasCode }: AnnouncementInput,
  text: Text,
): string {
  const announce = (status: string, keys: { readonly [status: string]: MessageKey | undefined }): string => {
    const key = keys[status]
    return key === undefined ? '' : text(key)
  }
  if (view === 'SwitchNetwork')
    return announce(networkSwitch.status, {
      waiting: 'switchNetwork.waiting',
      declined: 'switchNetwork.declined',
      failed: 'switchNetwork.failed',
    })
  if (view?.startsWith('ConnectingWalletConnect'))
    return announce(pairing.status, {
      [pairing.status]: pairingExplanation(pairing)?.title,
      preparing: 'pairing.preparing',
      ready: hasCode ? 'pairing.ready' : 'pairing.linkReady',
    })
  if (view !== 'ConnectingExternal') return ''
  return announce(attempt.status, {
    waiting: 'connecting.waiting',
    declined: 'connecting.declined',
    failed: 'connecting.failed',
  })
}
