import type { ConnectorInfo } from '../connector/Connector.js'
import type { Wallet } from '../directory/Wallet.js'

/** The connectors of the page, and the recently used wallets. */
export type WalletsState = {
  /** All discovered or configured connectors, in the order of discovery. */
  readonly connectors: readonly ConnectorInfo[]
  /** The last two wallets, newest first. */
  readonly recent: readonly Wallet[]
}
