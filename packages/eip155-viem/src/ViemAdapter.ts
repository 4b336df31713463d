import type { Adapter } from '@kit/core'
import type { Eip1193Provider } from '@kit/eip155'
import type { Library } from './library/createLibrary.js'

/** The EVM adapter on viem, and its way to viem's own clients. */
export type ViemAdapter = Required<Omit<Adapter<Eip1193Provider>, 'formatPaymentUri'>> & {
  /** Loads viem; then the clients of the configured networks are at hand. `getPublicClient` is the way to them for apps. */
  readonly load: () => Promise<Library>
}
