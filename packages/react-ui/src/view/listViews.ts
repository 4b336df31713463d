import type { ViewTable } from '../contribution/Feature.js'
import { groupViews, type ViewFile } from '../contribution/groupViews.js'
import { connectedViewNames, pairingViewNames, walletViewNames } from '../contribution/viewNames.data.js'
import { connectView } from './Connect.js'
import { whatIsAWalletView } from './WhatIsAWallet.js'

type Load<Name extends keyof ViewTable> = () => Promise<ViewFile<Name>>

/** Files of the views that aren't part of opening the modal. */
export type ViewFiles = {
  readonly connected: Load<(typeof connectedViewNames)[number]>
  readonly pairing: Load<(typeof pairingViewNames)[number]>
  readonly wallet: Load<(typeof walletViewNames)[number]>
}

/** Returns the built-in views. Those that are needed together share a file. */
export function listViews(files: ViewFiles): ViewTable {
  return {
    Connect: connectView,
    // Shown next to a wide list, in its first frame.
    WhatIsAWallet: whatIsAWalletView,
    ...groupViews(files.connected, connectedViewNames),
    ...groupViews(files.pairing, pairingViewNames),
    ...groupViews(files.wallet, walletViewNames),
  }
}
