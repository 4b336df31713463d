import type { IdentitySource } from '../account/IdentitySource.js'
import type { TokenSource } from '../account/TokenSource.js'
import type { AdapterFactory } from '../adapter/AdapterFactory.js'
import type { Connector } from '../connector/Connector.js'
import type { Directory } from '../directory/Directory.js'
import type { NetworkIdOf } from '../engine/TypedCommands.js'
import type { Ports } from '../ports/Ports.js'
import type { KitSettings } from '../state/KitSettings.js'
import type { Plugin, PluginContext } from './Plugin.js'

/** Makes a connector that is not tied to one adapter (pairing). */
export type ConnectorFactory = (context: PluginContext) => Connector

/** Makes a directory when the kit is created. Must not request anything before `prefetch`, `loadMore` or `search`. */
export type DirectoryFactory = (context: PluginContext) => Directory

/** What `createKit` takes. */
export type KitOptions<
  P extends readonly Plugin[] = readonly Plugin[],
  F extends readonly AdapterFactory[] = readonly AdapterFactory[],
> = Omit<KitSettings, 'defaultNetworkId'> & {
  readonly adapters: F
  /** The network that is selected before a wallet says otherwise. Default: the first of the first adapter. */
  readonly defaultNetworkId?: NetworkIdOf<ReturnType<F[number]>>
  readonly connectors?: readonly ConnectorFactory[]
  readonly plugins?: P
  readonly directory?: DirectoryFactory
  /** Who knows what accounts hold, with prices. Without it, and when it fails, tokens are read from the chain. */
  readonly tokenSource?: TokenSource | undefined
  /** Who knows names and pictures of accounts. It is asked in place of the chain, which it may ask in turn. */
  readonly identitySource?: IdentitySource | undefined
  /** What to use in place of the browser's own. */
  readonly ports?: Partial<Ports>
}
