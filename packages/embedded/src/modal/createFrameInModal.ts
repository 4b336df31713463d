import type { PluginContext, Store } from '@kit/core/plugin'
import type { createFrame, Frame, FrameOptions } from '../frame/createFrame.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { createModalView } from './createModalView.js'

/** The frame, and the modal's view that stands behind what it shows. */
export type FrameInModal = {
  readonly frame: Frame
  /** A method on no list was asked for: the visitor is told, and what the dapp asked beside it ends, too. */
  onUnlisted(): void
  destroy(): void
}

/** The modal is open before it says that something is not allowed. */
const NOT_ALLOWED_MS = 300

export function createFrameInModal(
  options: Pick<FrameOptions, 'frameUrl' | 'projectId' | 'release'>,
  context: PluginContext,
  state: Store<EmbeddedState>,
  makeFrame: typeof createFrame,
): FrameInModal {
  const { kit, ports } = context
  const view = createModalView(kit)
  const frame = makeFrame({
    ...options,
    kit,
    ports,
    alert: context.alert,
    onShown(isFrameShown) {
      state.update((now) => ({ ...now, isFrameShown }))
      if (isFrameShown) view.show()
      else view.leave()
    },
    onLogins: (logins) => state.update((now) => ({ ...now, logins })),
    /** Nobody is logged in any more: the page forgets, too. */
    onSessionEnd() {
      for (const { id, connector } of kit.connections.getState().connections)
        if (connector.id === 'embedded') kit.disconnect({ connectionId: id }).catch(() => undefined)
    },
  })
  const rejectOpen = () => void frame.request('RPC_ABORT', {}, undefined).catch(() => undefined)
  let endNotice = (): void => undefined
  // Neither does a dapp close what the visitor decides in; one that insists takes the question back.
  const ends = [
    context.contribute('closeGuard', () => state.getState().isFrameShown),
    view.watchClosed(() => {
      if (state.getState().isFrameShown) rejectOpen()
    }),
  ]
  return {
    frame,
    onUnlisted() {
      view.open()
      endNotice()
      const tell = () => context.toast({ variant: 'error', message: 'embedded.notAllowed' })
      endNotice = ports.clock.setTimeout(tell, NOT_ALLOWED_MS)
      rejectOpen()
    },
    destroy() {
      for (const end of [...ends, endNotice]) end()
      frame.destroy()
    },
  }
}
