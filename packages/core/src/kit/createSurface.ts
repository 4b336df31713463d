import { toInfos } from '../connector/createConnectors.js'
import type { ModalState, ViewName } from '../modal/ModalState.js'
import type { PairingState } from '../pairing/PairingState.js'
import { createStore } from '../store/createStore.js'
import { deriveStore } from '../store/deriveStore.js'
import type { Core } from './createCore.js'
import type { Engine } from './Engine.js'

/** What the visitor sees: wallets, pairing, modal, toasts and alerts. */
export type Surface = Pick<
  Engine,
  | 'wallets'
  | 'pairing'
  | 'modal'
  | 'toast'
  | 'alert'
  | 'open'
  | 'close'
  | 'chooseWallet'
  | 'startPairing'
  | 'openWalletLink'
  | 'showToast'
  | 'hideToast'
  | 'showAlert'
  | 'hideAlert'
> & { addCloseGuard(refuses: () => boolean): () => void; start(): void; destroy(): void }

/** Creates the visible half of the kit on the engine. */
export function createSurface(core: Core): Surface {
  const modal = createStore<ModalState>({
    open: false,
    loading: false,
    loadingByNamespace: {},
    shake: false,
    namespace: undefined,
    history: [{ name: 'Connect', data: undefined }],
    direction: 'next',
  })
  const toast = createStore<{ readonly open: false }>({ open: false })
  const alert = createStore<{ readonly open: false }>({ open: false })
  const pairing = createStore<PairingState>({ status: 'idle' })
  const go = (name: ViewName, ...data: unknown[]) =>
    modal.update((state) => ({ ...state, history: [{ name, data: data[0] } as ModalState['history'][number]] }))
  const show = (open: boolean) => () => modal.update((state) => ({ ...state, open }))
  return {
    wallets: deriveStore([core.connectors.list], (list) => ({ connectors: toInfos(list), recent: [] })),
    pairing,
    modal: { ...modal, push: go, replace: go, reset: go, back: show(false), requestClose: show(false) },
    toast,
    alert,
    open: show(true),
    close: show(false),
    chooseWallet() {},
    startPairing: () => Promise.resolve(),
    openWalletLink() {},
    showToast() {},
    hideToast() {},
    showAlert() {},
    hideAlert() {},
    addCloseGuard: () => () => {},
    start() {},
    destroy() {
      for (const store of [modal, toast, alert, pairing]) store.complete()
    },
  }
}
