import type { ViewTable } from '../contribution/Feature.js'
import { groupViews, type ViewFile } from '../contribution/groupViews.js'
import { connectedViewNames, connectingViewNames, walletViewNames } from '../modal/viewNames.data.js'
import { connectView } from './Connect.js'

type Load<Name extends keyof ViewTable> = () => Promise<ViewFile<Name>>

/** The files of the views that opening does not show. */
export type ViewFiles = {
  readonly connected: Load<(typeof connectedViewNames)[number]>
  readonly wallet: Load<(typeof walletViewNames)[number]>
  readonly connecting: Load<(typeof connectingViewNames)[number]>
}

/**
 * The views that the modal brings. A new one is one file and one line here: `MyView: () => import('./MyView.js').then(({ myView }) =>
 * myView)`. Those that are needed together come in one file.
 */
export function listViews(files: ViewFiles): ViewTable {
  return {
    Connect: connectView,
    ...groupViews(files.connected, connectedViewNames),
    ...groupViews(files.wallet, walletViewNames),
    ...groupViews(files.connecting, connectingViewNames),
  }
}
