import type { ConnectorInfo } from '../connector/Connector.js'
import type { Wallet } from '../directory/Wallet.js'

/** The connectors of the page, and the wallets that the visitor used lately. */
export type WalletsState = {
  /** Every connector found or configured, in the order of discovery. */
  readonly connectors: readonly ConnectorInfo[]
  /** The last two wallets, newest first. */
  readonly recent: readonly Wallet[]
}
