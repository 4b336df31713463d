import type { ViewTable } from '../feature/Feature.js'
import type { ViewDefinition } from '../router/defineView.js'
import { groupViews } from '../router/groupViews.js'
import { connectView } from './Connect.js'
import { connectingExternalView } from './ConnectingExternal.js'
import { connectedViews, pairingViews, walletViews } from './viewNames.data.js'

type ViewFile<Name extends keyof ViewTable> = () => Promise<{ readonly [One in Name]: ViewDefinition<One> }>

/** The files of the views that opening does not show. */
export type ViewFiles = {
  readonly connected: ViewFile<(typeof connectedViews)[number]>
  readonly wallet: ViewFile<(typeof walletViews)[number]>
  readonly pairing: ViewFile<(typeof pairingViews)[number]>
}

/**
 * The views that the modal brings. A new one is one file and one line here: `MyView: () => import('./MyView.js').then(({ myView }) =>
 * myView)`. Those that are needed together come in one file.
 */
export function listViews(files: ViewFiles): ViewTable {
  return {
    Connect: connectView,
    ConnectingExternal: connectingExternalView,
    ...groupViews(files.connected, connectedViews),
    ...groupViews(files.wallet, walletViews),
    ...groupViews(files.pairing, pairingViews),
  }
}
