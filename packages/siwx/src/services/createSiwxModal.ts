import type { PluginContext } from '@kit/core/plugin'
import type {} from '@kit/modal'
import { modalOf, watchVisible } from '@kit/modal/plugin'
import type { SiwxConfig } from '../config/SiwxConfig.js'
import type { SignInSubject } from './subjects.js'

/** The part of the kit's modal that sign-in needs, if there is a modal. */
export type SiwxModal = {
  isOpen(): boolean
  /** Whether the sign-in view is on top. */
  isShown(): boolean
  /** Whether the sign-in may be visible, in this view or the app's own. */
  isViewOpen(): boolean
  /** Whether the current view is an initial view of the modal. */
  isHome(): boolean
  show(run: Pick<SignInSubject, 'account' | 'networkId'>): void
  /** Whether the email view is open. */
  isCapturing(): boolean
  showConnect(): void
  /** Closes the modal after its task is done. */
  close(): void
  /** Subscribes to opening and closing. Returns a function that unsubscribes. */
  watch(listener: (isOpen: boolean) => void): () => void
}

export function createSiwxModal(
  { kit }: Pick<PluginContext, 'kit'>,
  { emailCapture, view = 'SIWXSignMessage' }: Pick<SiwxConfig, 'emailCapture' | 'view'>,
): SiwxModal {
  const modal = modalOf(kit)
  const top = () => modal?.modal.getState().history.at(-1)?.name
  const isOpen = () => modal?.modal.getState().open === true || (modal !== undefined && kit.options.inline === true)
  const isCapturing = () => top()?.startsWith('DataCapture') === true
  return {
    isOpen,
    isViewOpen: () => modal === undefined || (isOpen() && top() === view),
    isHome: () => top() === 'Account' || top() === 'Connect',
    isShown: () => isOpen() && (top() === view || isCapturing()),
    isCapturing,
    show({ account, networkId }) {
      const isCaptured = emailCapture?.begin({ networkId, address: account.address }) !== true
      const first = isCaptured ? view : 'DataCapture'
      if (isOpen()) modal?.modal.reset(first)
      else modal?.open({ view: first })
    },
    showConnect: () => modal?.modal.reset('Connect'),
    close: () => modal?.close({ done: true }),
    watch: (listener) => watchVisible(modal, isOpen, listener),
  }
}
