import { createStore, loadChunk, type Plugin, type PluginContext, readable, type Store } from '@kit/core/plugin'
import type * as modalCommands from './commands/modalCommands.js'
import { modalTable, routeTable } from './commands/modalTable.js'
import type { AlertState } from './state/createAlerts.js'
import type { ToastState } from './state/createToasts.js'
import type { ModalStores } from './state/ModalServices.js'
import { closedModal } from './state/ModalState.js'

/** The plugin created by `modal()`. `extendKit` returns the members that it adds to the kit. */
export type ModalPlugin = Plugin<'modal', ModalMembers> & { extendKit(api: ModalMembers): ModalMembers }

type ModalMembers = ReturnType<ReturnType<typeof createSetup>>

/** The code behind the modal's commands. */
export type ModalCode = typeof modalCommands

/**
 * Creates the modal plugin for a package of views. Such a package bundles the code of the modal's commands with its own, so opening the
 * modal fetches only one file. `load` imports that code from `@kit/modal/engine`.
 *
 * @example
 * const modal = () => createModalPlugin(() => import('./openingParts.js'))
 */
export const createModalPlugin = (load: () => Promise<ModalCode>): ModalPlugin => ({
  id: 'modal',
  setup: createSetup(load),
  extendKit: (api) => api,
})

const createSetup = (load: () => Promise<ModalCode>) => (context: PluginContext) => {
  const state: ModalStores = {
    modal: createStore(closedModal),
    toast: createStore<ToastState>({ open: false }),
    alert: createStore<AlertState>({ open: false }),
  }
  context.onDestroy(() => {
    for (const store of Object.values(state) as Store<{ readonly open: boolean }>[]) {
      // After this, the user couldn't close it.
      store.update((shown) => ({ ...shown, open: false }))
      store.complete()
    }
  })
  const list = context.listCommands(
    () => loadChunk(load()),
    (code, engine) => code.start(context, state, engine),
    'opening',
  )
  return {
    modal: { ...readable(state.modal), ...routeTable(list) },
    toast: readable(state.toast),
    alert: readable(state.alert),
    ...modalTable(list),
  }
}
