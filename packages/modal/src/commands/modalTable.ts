import type { CommandList } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'
import type { OpenOptions } from '../state/OpenOptions.js'
import type { OpenForResultOptions, ResultView, ViewResults } from '../state/ViewResults.js'
import type * as modalCommands from './modalCommands.js'

type Open = {
  (options?: OpenOptions): void
  <View extends ResultView>(options: OpenForResultOptions<View>): Promise<ViewResults[View]['result']>
}

type List = CommandList<ModalServices, typeof modalCommands>

/** One command for both signatures: only requests have `data`. */
const openEither = (open: (options?: OpenOptions) => void, ask: (options: never) => Promise<unknown>): Open =>
  ((options: OpenOptions & { readonly data?: unknown } = {}) =>
    options.data === undefined ? open(options) : ask(options as never)) as Open

/** The commands that the modal adds to the kit. Each line selects its implementation. */
export const modalTable = ({ asyncCommand, action }: List) => ({
  /**
   * Opens the modal. Without a `view`, connected users see Account, others Connect. With `data`, it opens a view that returns a result, and the
   * promise resolves to the result. The promise rejects immediately when `data` is invalid, and with `modal/dismissed` when the user leaves the
   * view.
   *
   * @example const { hash } = await kit.open({ view: 'WalletSend', data: { to: '0x…', amount: '5' } })
   */
  open: openEither(
    action((m) => m.open),
    asyncCommand((m) => m.openForResult),
  ),
  /**
   * Closes the modal, unless a guard refuses: then the card shakes. `force` skips the guard. `done` marks the task that it was opened for
   * as completed.
   */
  close: action((m) => m.close),
  /**
   * Handles a row of the connect view: connects, pairs, offers the chains of a multichain wallet, or shows where to get the wallet. Pass a
   * connector or a namespace to connect with that one. Call it inside a user gesture.
   */
  chooseWallet: action((m) => m.chooseWallet),
  /**
   * Handles a row of the networks view: switches to the network. If the user is connected only in other namespaces, it says so and offers
   * to connect a wallet. The progress of a switch is in `networkSwitch`.
   */
  chooseNetwork: action((m) => m.chooseNetwork),
  /** Shows the wallets that can be connected, optionally limited to one namespace. */
  showWallets: action((m) => m.showWallets),
  /** Shows a short message to the user: a key of the text catalogue or plain text. Only one toast is shown at a time. */
  showToast: action((m) => m.showToast),
  /** Hides the toast. */
  hideToast: action((m) => m.hideToast),
  /** Shows the developer a problem that only they can fix. Debug mode only. */
  showAlert: action((m) => m.showAlert),
  /** Hides the alert. */
  hideAlert: action((m) => m.hideAlert),
})

/** The commands of `kit.modal`, which navigate between its views. */
export const routeTable = ({ action }: List) => ({
  /** Pushes a view. If it is already on top, it gets the new data. */
  push: action((m) => m.push),
  /** Replaces the current view. */
  replace: action((m) => m.replace),
  /** Goes back to the last entry with this view name. Does nothing if there is none. */
  backTo: action((m) => m.backTo),
  /** Replaces the whole history with this view. */
  reset: action((m) => m.reset),
  /** Goes back one view. Closes the modal if only one view is left or UnsupportedChain is in the history. */
  back: action((m) => m.back),
  /** Handles every close button: closes the modal, or shakes the card when closing is refused. */
  requestClose: action((m) => m.requestClose),
  /** For packages with views: marks a view as dependent on the account, so it closes when the account disconnects. */
  closeOnDisconnect: action((m) => m.closeOnDisconnect),
  /** For packages with views: reports an error thrown by a view as the event `modal/viewFailed`. */
  reportFailure: action((m) => m.reportFailure),
})
