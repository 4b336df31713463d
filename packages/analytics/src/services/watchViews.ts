import type { PluginContext } from '@kit/core/plugin'
import type { ModalState } from '@kit/modal'
import { modalOf } from '@kit/modal/plugin'

declare module '@kit/core' {
  interface PluginEvents {
    /** Another view was shown in the open modal. */
    'analytics/viewShown': { readonly view: string; readonly from: string }
    /** The user selected a wallet, whose view is shown. */
    'analytics/walletChosen': { readonly view: string; readonly walletName: string }
  }
}

/**
 * Emits events for the user's actions in the modal, if the page has one: each view that is shown, and the wallet that it shows. Not part of
 * the modal itself, so that pages without analytics don't load it. Returns a function that stops it.
 */
export function watchViews({ emit, kit }: Pick<PluginContext, 'emit' | 'kit'>): () => void {
  const modal = modalOf(kit)
  if (modal === undefined) return () => {}
  const topOf = ({ open, history }: ModalState) => (open ? history.at(-1) : undefined)
  let shown = topOf(modal.modal.getState())
  return modal.modal.subscribe(() => {
    const before = shown
    shown = topOf(modal.modal.getState())
    if (shown === undefined) return
    const view = shown.name
    if (before !== undefined && before.name !== view) emit({ type: 'analytics/viewShown', view, from: before.name })
    // Next to the list, another wallet replaces the one in the same view.
    const walletName = walletOf(shown.data)
    if (walletName !== undefined && walletName !== walletOf(before?.data))
      emit({ type: 'analytics/walletChosen', view, walletName })
  })
}

/** Views that connect are opened with a list row, or with a directory wallet. */
function walletOf(data: unknown): string | undefined {
  const { row, wallet } = Object(data) as {
    readonly row?: { readonly name?: string }
    readonly wallet?: { readonly name?: string }
  }
  return row?.name ?? wallet?.name
}
