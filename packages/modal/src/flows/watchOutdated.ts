import { watchEvents } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'

/** Remembers the wallet whose stored connection lacks what the app now requires, until a wallet connects (rule states-23). */
export function watchOutdated({ events$, modal }: ModalServices): () => void {
  return watchEvents(events$, (event) => {
    if (event.type === 'connection/outdated') modal.setOutdated(event.walletName)
    else if (event.type === 'connection/connected') modal.setOutdated(undefined)
  })
}
