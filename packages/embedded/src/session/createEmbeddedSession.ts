import type { CaipNetworkId, Network, Ports, Session } from '@kit/core/adapter'
import { askJsonRpc, type JsonRpcCall } from '../frame/askJsonRpc.js'
import type { Frame } from '../frame/createFrame.js'
import { FrameError } from '../frame/FrameError.js'
import { bundlerMethods, frameMethods, nodeMethods, pageMethods, unsafeMethods } from '../protocol/methods.data.js'
import type { User } from '../protocol/User.js'
import type { ProviderEvents } from './createProviderEvents.js'
import { createSessionAccounts, hexOf } from './createSessionAccounts.js'
import { createSwitchBarrier } from './createSwitchBarrier.js'

/** What a session is made with. */
export type SessionOptions = {
  readonly namespace: 'eip155' | 'solana'
  readonly networks: readonly Network[]
  readonly user: User
  readonly frame: Frame
  readonly ports: Ports
  /** Who is logged in, on a network: another network may have other accounts. */
  readUser(networkId: CaipNetworkId, signal: AbortSignal | undefined): Promise<User>
  signOut(): Promise<void>
  /** The dapp asked for a method that is on no list. */
  onUnlisted(): void
}

type Call = { readonly method: string; readonly params?: unknown }

/** The wallet in one namespace, after a login. */
export type EmbeddedSession = Session & {
  /** Reads the accounts again, and tells of them where they are others or in another order: the visitor prefers another type. */
  refresh(signal?: AbortSignal): Promise<void>
}

export function createEmbeddedSession({
  namespace,
  networks,
  user,
  frame,
  ports,
  ...options
}: SessionOptions): EmbeddedSession {
  const { events, ...accounts } = createSessionAccounts(namespace, user)
  const { addresses, moveTo, networkId } = accounts
  const barrier = createSwitchBarrier()
  /** Counts the reads of accounts: only what the last one found is told. */
  let turn = 0

  async function ask({ method, params }: Call, id?: CaipNetworkId, signal?: AbortSignal): Promise<unknown> {
    requireListed(method, namespace, options.onUnlisted)
    const { result } = await barrier.call(() => {
      const payload = { method, params, chainId: id ?? networkId(), chainNamespace: namespace }
      return frame.request('RPC_REQUEST', payload, signal)
    })
    return result
  }

  const switchTo = (id: CaipNetworkId, signal: AbortSignal | undefined): Promise<null> =>
    barrier.change(async () => {
      const { chainId } = await frame.request('SWITCH_NETWORK', { chainId: id }, signal)
      const next = chainId as CaipNetworkId
      turn += 1
      const there = await options.readUser(next, signal).catch(() => undefined)
      moveTo(next)
      if (there !== undefined) accounts.take(there)
      return null
    })

  const solana = {
    request: (call: Call, id: CaipNetworkId = networkId(), { signal }: { readonly signal?: AbortSignal } = {}) =>
      ask(call, id, signal),
  }

  return {
    provider:
      namespace === 'eip155'
        ? createEvmProvider({ ask, switchTo, addresses, events, fetch: ports.fetch, networks, networkId })
        : solana,
    accounts: accounts.all(),
    isTypeChosen: true,
    networkId: networkId(),
    async refresh(signal) {
      await barrier.settled()
      turn += 1
      const own = turn
      const read = await options.readUser(networkId(), signal)
      if (own === turn) accounts.take(read)
    },
    ...(namespace === 'solana' && { selectNetwork: moveTo }),
    watch: accounts.watch,
    disconnect() {
      events.emit('disconnect', new FrameError('The user signed out', 4900))
      return options.signOut()
    },
  }
}

/** @throws FrameError 4200 for a method that the wallet of this namespace does not have */
function requireListed(method: string, namespace: SessionOptions['namespace'], onUnlisted: () => void): void {
  const isListed = [frameMethods, bundlerMethods, unsafeMethods].some((methods) => methods.includes(method))
  if (isListed && method.startsWith('solana_') === (namespace === 'solana')) return
  // Those have their place, which is not here: the kit takes another way.
  if (!pageMethods.includes(method)) onUnlisted()
  throw new FrameError('Requested RPC call is not allowed', 4200)
}

type EvmProviderNeeds = Pick<SessionOptions, 'networks'> & {
  readonly events: ProviderEvents
  readonly fetch: Ports['fetch']
  networkId(): CaipNetworkId
  addresses(): readonly string[]
  ask(call: Call, id: undefined, signal: AbortSignal | undefined): Promise<unknown>
  switchTo(id: CaipNetworkId, signal: AbortSignal | undefined): Promise<null>
}

/** EIP-1193. */
function createEvmProvider({ addresses, ask, events, fetch, networkId, networks, switchTo }: EvmProviderNeeds) {
  return {
    async request({ method, params }: Call, { signal }: { readonly signal?: AbortSignal } = {}): Promise<unknown> {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return addresses()
      if (method === 'eth_chainId') return hexOf(networkId())
      if (method === 'wallet_switchEthereumChain') return switchTo(readChain(params), signal)
      if (!nodeMethods.includes(method)) return ask({ method, params }, undefined, signal)
      const network = networks.find(({ id }) => id === networkId())
      return askNode({ network, method, params, fetch, ...(signal && { signal }) })
    },
    on: events.on,
    removeListener: events.removeListener,
  }
}

function readChain(params: unknown): CaipNetworkId {
  const [first] = Array.isArray(params) ? params : []
  const chainId: unknown = (first as { readonly chainId?: unknown } | undefined)?.chainId
  const id = typeof chainId === 'string' && /^0x[0-9a-f]+$/i.test(chainId) ? Number(chainId) : Number.NaN
  if (!Number.isSafeInteger(id) || id <= 0) throw new FrameError('`chainId` must be a hex string.', -32602)
  return `eip155:${id}`
}

/** One read of the app's own node. */
export type NodeCall = Omit<JsonRpcCall, 'url'> & { readonly network: Network | undefined }
/** Asks the first node of the network. @throws FrameError what the node answered, or 4901 where there is none */
export async function askNode({ network, params = [], ...call }: NodeCall): Promise<unknown> {
  const url = network?.rpcUrls[0]
  if (url === undefined) throw new FrameError('The app has no RPC endpoint for this network', 4901)
  return askJsonRpc({ ...call, params, url })
}
