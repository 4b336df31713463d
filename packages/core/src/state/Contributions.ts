import type { CaipNetworkId } from '../caip/CaipNetworkId.js'
import type { SignInOffer } from '../connector/SignInRequest.js'

/** A sent transaction, by the hash from the wallet. `minedHash`: the hash with which it was mined, if it is another one. */
export type SentHash = {
  readonly networkId: CaipNetworkId
  readonly hash: string
  readonly minedHash?: string | undefined
}

/** The slots that plugins contribute to, with the types of their values. */
export type PluginSlots = {
  /** While it returns true, the view of the kit doesn't close: the modal shakes instead. */
  readonly closeGuard: () => boolean
  /** While it returns true, the view of the kit stays open after a wallet connects. The plugin shows the next step, and closes the view. */
  readonly keepOpen: () => boolean
  /**
   * Returns true while an open view of the plugin shows the progress of this transaction. The kit then shows no message about it, so that
   * nothing is said twice.
   */
  readonly transactionView: (transaction: SentHash) => boolean
  /** Checks each message before `kit.signMessage` contacts a wallet. If it throws, the request rejects with that error. */
  readonly messageCheck: (message: string) => void
  /** Requests a sign-in together with the connection, if the wallet and connector support it. The latest offer is used. */
  readonly signInOffer: SignInOffer
}

/** The current contributions of plugins. */
export type Contributions = { readonly [Slot in keyof PluginSlots]: Set<PluginSlots[Slot]> }
