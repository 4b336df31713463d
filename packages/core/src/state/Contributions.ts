import type { SignInOffer } from '../connector/SignInRequest.js'

/** The slots that plugins contribute to, and what each takes. */
export type PluginSlots = {
  /** Refuses to close what shows the kit while it returns true: the modal shakes instead. */
  readonly closeGuard: () => boolean
  /** Keeps what shows the kit open after a wallet connects, while it returns true: the plugin shows what comes next, and closes it. */
  readonly openHold: () => boolean
  /** Checks each text before `kit.signMessage` asks a wallet. An error that it throws rejects the request. */
  readonly messageCheck: (message: string) => void
  /** Asks wallets that pair to sign in with the same approval, where they and their connector can. The latest offer is used. */
  readonly signInOffer: SignInOffer
}

/** What plugins have contributed. */
export type Contributions = { readonly [Slot in keyof PluginSlots]: Set<PluginSlots[Slot]> }
