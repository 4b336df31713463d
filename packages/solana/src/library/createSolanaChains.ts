import { createRpcClient, type RpcRequest, unconfiguredNetwork } from '@kit/adapter'
import { abortable, type Balance, type CaipNetworkId, type Network, type Ports, type ReadCall } from '@kit/core/adapter'
import { loadWeb3 } from '../transaction/loadWeb3.js'
import { createConnection, type SolanaChain } from './createConnection.js'
import { parseExact, readSolBalance } from './readSolBalance.js'
import { toLibraryError } from './toLibraryError.js'

/** The parameters of a read. Only the ID of the network is needed. */
type Target = Omit<ReadCall, 'network'> & { readonly network: Pick<Network, 'id'> }

/** `lastFailure` returns the cause of its last failed request, which the library hides in an error of its own. */
export type OpenedChain = SolanaChain & { lastFailure(): unknown }

/** Connections to the configured networks. */
export type SolanaChains = {
  open(target: Target): Promise<OpenedChain>
  /** Runs work that needs the chain library, until the signal aborts. Converts what it throws to a kit error. */
  run<T>(call: ReadCall, work: (chain: OpenedChain) => Promise<T>): Promise<T>
  /** Reads the balance without the chain library. */
  readSol(call: ReadCall & { readonly address: string }): Promise<Balance>
}

/** Creates the connections to the networks. Clients are created on first use. */
export function createSolanaChains(options: {
  readonly networks: readonly Network[]
  readonly ports: Pick<Ports, 'fetch' | 'clock'>
}): SolanaChains {
  const { networks, ports } = options
  const clients = new Map<CaipNetworkId, Clients>()

  const configured = ({ id }: Pick<Network, 'id'>): Network => {
    const network = networks.find((one) => one.id === id)
    if (network && network.rpcUrls.length > 0) return network
    throw unconfiguredNetwork(id)
  }
  const clientsOf = (of: Pick<Network, 'id'>): Clients => {
    const network = configured(of)
    const { id, rpcUrls: urls } = network
    const found = clients.get(id) ?? {
      request: createRpcClient({ ...ports, urls, batch: false }),
      requestExact: createRpcClient({ ...ports, urls, batch: false, parse: parseExact }),
    }
    clients.set(id, found)
    return found
  }
  const open = async ({ network, signal }: Target): Promise<OpenedChain> => {
    const { request } = clientsOf(network)
    const web3 = await loadWeb3()
    let failure: unknown
    const watched: RpcRequest = (requested) =>
      request(requested).catch((error: unknown) => {
        failure = error
        throw error
      })
    const connection = createConnection(web3, configured(network), watched, signal)
    return { web3, connection, lastFailure: () => failure }
  }
  return {
    open,
    run: (call, work) =>
      abortable(async () => work(await open(call)), call.signal).catch((error: unknown) => {
        throw toLibraryError(error)
      }),
    readSol: async (call) => readSolBalance(clientsOf(call.network).requestExact, call),
  }
}

/** `requestExact` preserves integers that exceed double precision. */
type Clients = { readonly request: RpcRequest; readonly requestExact: RpcRequest }
