import type { Adapter } from '../adapter/Adapter.js'
import type { Ports } from '../ports/Ports.js'

/** What an adapter is made with: the world as the kit sees it. */
export type AdapterContext = { readonly ports: Ports }

/** Makes an adapter when the kit is created. Must not touch anything before `watchConnectors` or a call. */
export type AdapterFactory<A extends Adapter = Adapter> = (context: AdapterContext) => A
