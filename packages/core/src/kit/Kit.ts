import type { Plugin, PluginsOf } from '../plugin/Plugin.js'
import type { Engine } from './Engine.js'
import type { KitOptions } from './KitOptions.js'

/**
 * The engine. Silent until `start()`, ended by `destroy()`.
 *
 * @example
 * const kit = createKit({ metadata, adapters: [eip155({ networks: [mainnet] })] })
 * kit.start()
 * await kit.connect({ connectorId: 'io.metamask' })
 */
export type Kit<P extends readonly Plugin[] = readonly Plugin[]> = Engine & {
  readonly options: KitOptions<P>
  /** What each plugin's `setup` returned, by its id. */
  readonly plugins: PluginsOf<P>
}

/** Types the kit of an app: `declare module '@kit/core' { interface Register { kit: typeof kit } }`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the app
export interface Register {}

/** The kit that the app registered, or any. */
export type RegisteredKit = Register extends { readonly kit: infer K } ? K : Kit
