import type { PluginContext } from '@kit/core/plugin'
import type { ModalPlugin } from '@kit/modal'
import type { SiwxConfig } from '../SiwxConfig.js'

declare module '@kit/modal' {
  interface ViewData {
    SIWXSignMessage: undefined
    ConnectingSiwe: undefined
  }
}

/** The modal of the kit, if it has one, as signing in needs it. */
export function createSiwxModal(
  { kit }: Pick<PluginContext, 'kit'>,
  { view = 'SIWXSignMessage' }: Pick<SiwxConfig, 'view'>,
) {
  const { modal } = kit.plugins as { readonly modal?: ReturnType<ModalPlugin['setup']> }
  const top = () => modal?.modal.getState().history.at(-1)?.name
  const isOpen = () => modal?.modal.getState().open === true || (modal !== undefined && kit.options.embedded === true)
  return {
    isOpen,
    /** Whether nothing could be looked at instead of the view, and so it may be. */
    isLooking: () => modal === undefined || (isOpen() && top() === view),
    isHome: () => top() === 'Account' || top() === 'Connect',
    isShown: () => isOpen() && top() === view,
    show() {
      if (isOpen()) modal?.modal.reset(view as 'SIWXSignMessage')
      // Apps open other views than plugins do.
      else modal?.open({ view: view as 'Account' })
    },
    showConnect: () => modal?.modal.reset('Connect'),
    /** What it was open for is done. */
    close: () => modal?.close({ done: true }),
    /** Calls back when it opened or closed. Returns the end. */
    watch(listener: (isOpen: boolean) => void): () => void {
      let was = isOpen()
      return (
        modal?.modal.subscribe(() => {
          const is = isOpen()
          if (is === was) return
          was = is
          listener(is)
        }) ?? (() => {})
      )
    },
  }
}
