import type { PluginContext } from '@kit/core/plugin'
import type { ModalState } from '@kit/modal'
import { modalOf } from '@kit/modal/plugin'

declare module '@kit/core' {
  interface PluginEvents {
    /** Another view, in the modal that was open. */
    'analytics/viewShown': { readonly view: string; readonly from: string }
    /** The visitor chose a wallet: a view that is about it is shown. */
    'analytics/walletChosen': { readonly view: string; readonly walletName: string }
  }
}

/**
 * Puts what the visitor does in the modal on the timeline, where the page has one: each view that is shown, and the wallet that a view
 * is about. The modal itself does not, so that pages without analytics carry nothing for it. Returns the end.
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
    // Beside the list one wallet takes the place of another in the same view.
    const walletName = walletOf(shown.data)
    if (walletName !== undefined && walletName !== walletOf(before?.data))
      emit({ type: 'analytics/walletChosen', view, walletName })
  })
}

/** Views that connect are opened with a row of a list, or with a wallet of the directory. */
function walletOf(data: unknown): string | undefined {
  const { row, wallet } = Object(data) as {
    readonly row?: { readonly name?: string }
    readonly wallet?: { readonly name?: string }
  }
  return row?.name ?? wallet?.name
}
