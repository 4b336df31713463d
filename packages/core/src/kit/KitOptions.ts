import type { IdentitySource } from '../account/IdentitySource.js'
import type { TokenSource } from '../account/TokenSource.js'
import type { AdapterFactory } from '../adapter/AdapterFactory.js'
import type { Connector } from '../connector/Connector.js'
import type { Directory } from '../directory/Directory.js'
import type { NetworkIdOf } from '../engine/TypedCommands.js'
import type { Ports } from '../ports/Ports.js'
import type { KitSettings } from '../state/KitSettings.js'
import type { Plugin, PluginContext } from './Plugin.js'

/** Creates a connector that doesn't belong to one adapter (pairing). */
export type ConnectorFactory = (context: PluginContext) => Connector

/** Creates a directory when the kit is created. Must not make requests before `prefetch`, `loadMore` or `search`. */
export type DirectoryFactory = (context: PluginContext) => Directory

/** Options for `createKit`. */
export type KitOptions<
  P extends readonly Plugin[] = readonly Plugin[],
  F extends readonly AdapterFactory[] = readonly AdapterFactory[],
> = Omit<KitSettings, 'defaultNetworkId'> & {
  readonly adapters: F
  /** The network that is selected until a wallet reports another one. Defaults to the first network of the first adapter. */
  readonly defaultNetworkId?: NetworkIdOf<ReturnType<F[number]>>
  readonly connectors?: readonly ConnectorFactory[]
  readonly plugins?: P
  readonly directory?: DirectoryFactory
  /** Source of token balances and prices. Without it, or if it fails, tokens are read from the chain. */
  readonly tokenSource?: TokenSource | undefined
  /** Source of account names and avatars, used instead of the chain, which it can fall back to. */
  readonly identitySource?: IdentitySource | undefined
  /** Replaces some of the browser's own ports. */
  readonly ports?: Partial<Ports>
}
