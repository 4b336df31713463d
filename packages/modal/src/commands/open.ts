import { chooseOpenView } from '../state/chooseOpenView.js'
import type { ModalServices } from '../state/ModalServices.js'
import type { ViewEntry } from '../state/ModalState.js'
import type { OpenOptions } from '../state/OpenOptions.js'
import { accountViews } from '../state/viewKinds.data.js'

/**
 * Opens the modal (rules views-1, views-2, screens-8). A namespace other than the active one becomes active and limits the wallet list. A
 * given pairing link is shown unchanged.
 */
export const open =
  ({ engine, kit, modal, ports }: ModalServices) =>
  ({ view, namespace: wanted, uri }: OpenOptions = {}): void => {
    // A namespace without an adapter would leave an empty wallet list.
    const namespace = wanted !== undefined && kit.adapters.has(wanted) ? wanted : undefined
    if (uri !== undefined) {
      engine.pairing.showGiven(uri)
      modal.open({ name: 'ConnectingWalletConnect', data: {} }, namespace)
      return
    }
    if (namespace !== undefined && namespace !== kit.active.getState().namespace) kit.setActive({ namespace })
    const isConnected = kit.active.getState().account !== undefined
    const name = chooseOpenView({
      given: view !== undefined && !isConnected && accountViews.includes(view) ? undefined : view,
      isConnected,
      hasAdapters: kit.adapters.size > 0,
      isMobile: ports.platform.isMobile,
    })
    modal.open({ name, data: undefined } as ViewEntry, namespace)
  }
