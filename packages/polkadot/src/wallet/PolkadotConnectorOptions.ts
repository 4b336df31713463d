import type { ConnectorInfo, LogPort, StoragePort } from '@kit/core/adapter'
import type { PolkadotNetwork } from '../network/PolkadotNetwork.js'

/** What `createInjectedConnector` takes. */
export type PolkadotConnectorOptions = {
  readonly info: ConnectorInfo
  /** The wallet's own way in. It prompts, unless the wallet knows the page. */
  readonly enable: (appName: string) => unknown
  readonly appName: string
  /** What the app configured, in its order. */
  readonly networks: readonly PolkadotNetwork[]
  readonly storage: Pick<StoragePort, 'getItem' | 'setItem' | 'removeItem'>
  /** Of the kit. */
  readonly storagePrefix?: string | undefined
  readonly log: LogPort
}
