import { createStore, loadPart, type Plugin, type PluginContext } from '@kit/core'
import { readable } from '@kit/core/plugin'
import { modalTable, routeTable } from './commands/modalTable.js'
import type { ModalStores } from './services/ModalServices.js'
import type { AlertState } from './state/AlertState.js'
import { closedModal } from './state/ModalState.js'
import type { ToastState } from './state/ToastState.js'

/**
 * The state of the modal, for any view of it: which view is open, what it opens and closes for, toasts and alerts. The kit has its
 * commands and stores itself (`kit.open()`, `kit.modal`), and as `kit.plugins.modal`. `@kit/react-ui` passes it on.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })], plugins: [modal()] })
 * kit.start()
 * kit.open({ view: 'Networks' })
 */
export const modal = (): ModalPlugin => ({ id: 'modal', setup, face: (api) => api })

/** The plugin that `modal()` makes: what the kit gains by it is what `face` returns. */
export type ModalPlugin = Plugin<'modal', ModalFace> & { face(api: ModalFace): ModalFace }

type ModalFace = ReturnType<typeof setup>

function setup(context: PluginContext) {
  const state: ModalStores = {
    modal: createStore(closedModal),
    toast: createStore<ToastState>({ open: false }),
    alert: createStore<AlertState>({ open: false }),
  }
  context.onDestroy(() => {
    for (const store of [state.modal, state.toast, state.alert]) store.complete()
  })
  const list = context.listCommands(
    () => loadPart(import('./commands/modalCommands.js')),
    (code, engine) => code.startServices(context, state, engine),
  )
  return {
    modal: { ...readable(state.modal), ...routeTable(list) },
    toast: readable(state.toast),
    alert: readable(state.alert),
    ...modalTable(list),
  }
}
