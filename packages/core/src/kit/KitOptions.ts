import type { IdentitySource } from '../account/IdentitySource.js'
import type { TokenSource } from '../account/TokenSource.js'
import type { NetworkIdOf } from '../commands/TypedCommands.js'
import type { AdapterFactory } from '../plugin/AdapterFactory.js'
import type { ConnectorFactory } from '../plugin/ConnectorFactory.js'
import type { DirectoryFactory } from '../plugin/DirectoryFactory.js'
import type { Plugin } from '../plugin/Plugin.js'
import type { Ports } from '../ports/Ports.js'
import type { KitSettings } from './KitSettings.js'

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
