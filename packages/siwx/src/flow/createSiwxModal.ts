import type { PluginContext } from '@kit/core/plugin'
import type {} from '@kit/modal'
import { modalOf, watchShown } from '@kit/modal/plugin'
import type { SiwxConfig } from '../config/SiwxConfig.js'
import type { SignInSubject } from './subjects.js'

declare module '@kit/modal' {
  interface ViewData {
    SIWXSignMessage: undefined
    ConnectingSiwe: undefined
    DataCapture: undefined
    DataCaptureOtpConfirm: undefined
  }
}

/** The modal of the kit, if it has one, as signing in needs it. */
export type SiwxModal = {
  isOpen(): boolean
  /** Whether the view that asks is on top. */
  isShown(): boolean
  /** Whether somebody may look at the sign-in: at the view, or at the app's own. */
  isLooking(): boolean
  /** Whether what is on top is where the modal begins. */
  isHome(): boolean
  show(run: Pick<SignInSubject, 'account' | 'networkId'>): void
  /** Whether an e-mail address is asked for. */
  isCapturing(): boolean
  showConnect(): void
  /** What it was open for is done. */
  close(): void
  /** Calls back when it opened or closed. Returns the end. */
  watch(listener: (isOpen: boolean) => void): () => void
}

export function createSiwxModal(
  { kit }: Pick<PluginContext, 'kit'>,
  { emailCapture, view = 'SIWXSignMessage' }: Pick<SiwxConfig, 'emailCapture' | 'view'>,
): SiwxModal {
  const modal = modalOf(kit)
  const top = () => modal?.modal.getState().history.at(-1)?.name
  const isOpen = () => modal?.modal.getState().open === true || (modal !== undefined && kit.options.embedded === true)
  const isCapturing = () => top()?.startsWith('DataCapture') === true
  return {
    isOpen,
    isLooking: () => modal === undefined || (isOpen() && top() === view),
    isHome: () => top() === 'Account' || top() === 'Connect',
    isShown: () => isOpen() && (top() === view || isCapturing()),
    isCapturing,
    show({ account, networkId }) {
      const isCaptured = emailCapture?.begin({ networkId, address: account.address }) !== true
      const first = isCaptured ? view : 'DataCapture'
      if (isOpen()) modal?.modal.reset(first as 'SIWXSignMessage')
      else modal?.open({ view: first as 'SIWXSignMessage' })
    },
    showConnect: () => modal?.modal.reset('Connect'),
    close: () => modal?.close({ done: true }),
    watch: (listener) => watchShown(modal, isOpen, listener),
  }
}
