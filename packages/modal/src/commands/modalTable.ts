import type { CommandList } from '@kit/core/plugin'
import type { ModalServices } from '../state/ModalServices.js'
import type { OpenOptions } from '../state/OpenOptions.js'
import type { AnsweringView, AskOptions, ViewAnswers } from '../state/ViewAnswers.js'
import type * as modalCommands from './modalCommands.js'

type Open = {
  (options?: OpenOptions): void
  <View extends AnsweringView>(options: AskOptions<View>): Promise<ViewAnswers[View]['answer']>
}

type List = CommandList<ModalServices, typeof modalCommands>

/** One command for both: what is asked has data. */
const openEither = (open: (options?: OpenOptions) => void, ask: (options: never) => Promise<unknown>): Open =>
  ((options: OpenOptions & { readonly data?: unknown } = {}) =>
    options.data === undefined ? open(options) : ask(options as never)) as Open

/** The commands that the kit gains by the modal: each line picks its code. */
export const modalTable = ({ asks, does }: List) => ({
  /**
   * Opens the modal. A given view wins; otherwise Account for a connected visitor, Connect for others. With `data` it asks a view that
   * answers: the promise is the answer. It rejects at once when `data` is wrong, and with `modal/left` when the visitor leaves.
   *
   * @example const { hash } = await kit.open({ view: 'WalletSend', data: { to: '0x…', amount: '5' } })
   */
  open: openEither(
    does((m) => m.open),
    asks((m) => m.ask),
  ),
  /** Closes the modal, unless a guard refuses: then it shakes. `force` asks no guard; `done` says that what it was open for is done. */
  close: does((m) => m.close),
  /**
   * What a row of the connect view does: connects, pairs, offers the chains of a wallet that has several, or shows where to get
   * the wallet. With a connector or a namespace it connects that one. Must run inside the visitor's gesture.
   */
  chooseWallet: does((m) => m.chooseWallet),
  /**
   * What a row of the networks view does: switches to the network; where no wallet is connected in its namespace but in another,
   * says so and offers to connect one. How a switch goes is `networkSwitch`.
   */
  chooseNetwork: does((m) => m.chooseNetwork),
  /** Shows the wallets that can be connected in a namespace, or all. */
  showWallets: does((m) => m.showWallets),
  /** Shows a short message to the visitor: a key of the text catalogue or plain text. One at a time. */
  showToast: does((m) => m.showToast),
  /** Hides it. */
  hideToast: does((m) => m.hideToast),
  /** Alerts the developer to a problem that only they can fix; only in debug. */
  showAlert: does((m) => m.showAlert),
  /** Hides it. */
  hideAlert: does((m) => m.hideAlert),
})

/** The commands of `kit.modal`, which move through its views. */
export const routeTable = ({ does }: List) => ({
  /** Puts a view on top; the same one gets new data. */
  push: does((m) => m.push),
  /** Puts a view in the place of the one that is shown. */
  replace: does((m) => m.replace),
  /** Back to the last view of a name, past all that is above it; nothing where there is none. */
  backTo: does((m) => m.backTo),
  /** A history of this view alone. */
  reset: does((m) => m.reset),
  /** One view back; closes when one remains or UnsupportedChain is in the history. */
  back: does((m) => m.back),
  /** What every close button calls: shakes the card when closing is refused. */
  requestClose: does((m) => m.requestClose),
  /** For a package of views: marks one that shows an account, and goes when the account goes. */
  needAccount: does((m) => m.needAccount),
  /** For a package of views: this one threw an error, which is `modal/viewFailed` on the timeline. */
  reportFailure: does((m) => m.reportFailure),
})
