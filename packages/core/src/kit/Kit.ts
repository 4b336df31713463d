import type { Adapter } from '../adapter/Adapter.js'
import type { AdapterFactory } from '../plugin/AdapterFactory.js'
import type { Plugin, PluginsOf } from '../plugin/Plugin.js'
import type { KitOptions } from './KitOptions.js'
import type { TypedEngine } from './TypedEngine.js'

/**
 * The engine. Silent until `start()`, ended by `destroy()`. What `createKit` answers knows its adapters, networks and plugins;
 * `Kit` alone is any kit.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })] })
 * kit.start()
 * await kit.connect({ connectorId: 'io.metamask' })
 */
export type Kit<P extends readonly Plugin[] = readonly Plugin[], A extends Adapter = Adapter> = Omit<
  TypedEngine<A>,
  'options'
> & {
  readonly options: KitOptions<P, readonly AdapterFactory<A>[]>
  /** What each plugin's `setup` returned, by its id. */
  readonly plugins: PluginsOf<P>
}

/** Types the kit of an app: `declare module '@kit/core' { interface Register { kit: typeof kit } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the app
export interface Register {}

/** The kit that the app registered, or any: what hooks take and give. */
export type RegisteredKit = Register extends { readonly kit: infer K extends Kit } ? K : Kit

/** The namespaces of that kit. */
export type RegisteredNamespace = Parameters<RegisteredKit['namespace']>[0]
