import {
  type Adapter,
  type AdapterOn,
  type CaipNetworkId,
  createLater,
  loadPart,
  type Network,
  type Ports,
} from '@kit/core/adapter'
import type { Eip1193Provider } from '../provider/Eip1193Provider.js'
import { createEip155Base, type Eip155Base } from './createEip155Base.js'
import type { Reads } from './createReads.js'

type FullAdapter<Library> = Eip155Base &
  Required<
    Pick<
      Adapter<Eip1193Provider>,
      'getBalance' | 'getIdentity' | 'waitForTransaction' | 'loadCapabilities' | 'verifyMessage'
    >
  > & {
    /** Loads the chain library, and gives its own clients of the configured networks. */
    readonly load: () => Promise<Library>
  }

/** A whole EVM adapter and the way to its chain library. */
export type Eip155Adapter<Library, Id extends CaipNetworkId = CaipNetworkId> = AdapterOn<
  FullAdapter<Library>,
  'eip155',
  Id
>

/**
 * An EVM adapter whose chain library is loaded by the first call that reads.
 *
 * @example createEip155Adapter({ networks, ports, load: async () => (await import('./createLibrary.js')).createLibrary(ports) })
 */
export function createEip155Adapter<Library extends Reads, Id extends CaipNetworkId>(options: {
  readonly networks: readonly Network<Id>[]
  readonly ports: Ports
  readonly accountPicker?: boolean | undefined
  readonly load: () => Promise<Library>
}): Eip155Adapter<Library, Id> {
  const base = createEip155Base(options)
  const { load } = createLater(options.load)
  const capabilities = createLater(async () =>
    (await loadPart(import('../capability/createCapabilities.js'))).createCapabilities(load, options),
  )
  return {
    ...base,
    networks: options.networks,
    load,
    loadCapabilities: capabilities.load,
    getBalance: async (call) => (await load()).getBalance(call),
    getIdentity: async (call) => (await load()).getIdentity(call),
    waitForTransaction: async (call) => (await load()).waitForTransaction(call),
    verifyMessage: async (call) => (await loadPart(import('../verify/verifyMessage.js'))).verifyMessage(load, call),
  }
}
