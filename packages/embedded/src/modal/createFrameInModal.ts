import type { PluginContext, Store } from '@kit/core/plugin'
import type { createFrame, Frame, FrameOptions } from '../frame/createFrame.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { createModalView } from './createModalView.js'

/** The frame, and the modal's view behind it. */
export type FrameInModal = {
  readonly frame: Frame
  /** Called for a method that isn't on any list. The user is notified and the dapp's other requests end. */
  onUnlisted(): void
  destroy(): void
}

/** Delay between opening the modal and showing that an action isn't allowed. */
const notAllowedDelayMs = 300

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
      if (!isFrameShown) view.leave()
      else if (!view.show()) frame.raise()
    },
    onLogins: (operatorSignInOptions) => state.update((now) => ({ ...now, operatorSignInOptions })),
    /** The user is no longer signed in, so the page forgets the session. */
    onSessionEnd() {
      for (const { id, connector } of kit.connections.getState().connections)
        if (connector.id === 'embedded') kit.disconnect({ connectionId: id }).catch(() => undefined)
    },
  })
  const rejectOpen = () => void frame.request('RPC_ABORT', {}, undefined).catch(() => undefined)
  let endNotice = (): void => undefined
  // The dapp can't close the modal while the user decides. Closing it by force cancels the requests.
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
      const notify = () => context.toast({ variant: 'error', message: 'embedded.notAllowed' })
      endNotice = ports.clock.setTimeout(notify, notAllowedDelayMs)
      rejectOpen()
    },
    destroy() {
      for (const end of [...ends, endNotice]) end()
      frame.destroy()
    },
  }
}
