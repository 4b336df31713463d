import type { CaipNetworkId, Network, Ports, Session } from '@kit/core/adapter'
import type { Frame } from '../frame/createFrame.js'
import { FrameError } from '../frame/FrameError.js'
import { type JsonRpcCall, sendJsonRpc } from '../frame/sendJsonRpc.js'
import { bundlerMethods, frameMethods, nodeMethods, pageMethods, unsafeMethods } from '../protocol/methods.data.js'
import type { User } from '../protocol/User.js'
import type { ProviderEvents } from './createProviderEvents.js'
import { createSessionAccounts, hexOf } from './createSessionAccounts.js'
import { createSwitchBarrier } from './createSwitchBarrier.js'

export type SessionOptions = {
  readonly namespace: 'eip155' | 'solana'
  readonly networks: readonly Network[]
  readonly user: User
  readonly frame: Frame
  readonly ports: Ports
  /** Returns the signed-in user on a network. Accounts may differ between networks. */
  readUser(networkId: CaipNetworkId, signal: AbortSignal | undefined): Promise<User>
  signOut(): Promise<void>
  /** Called when the dapp requests a method that isn't on any list. */
  onUnlisted(): void
}

type Call = { readonly method: string; readonly params?: unknown }

/** The wallet in one namespace, after sign-in. */
export type EmbeddedSession = Session & {
  /** Reloads the accounts and notifies listeners if they or their order changed, such as after the user changed the account type. */
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
  /** Counts account requests. Only the latest result is used. */
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
    isAccountTypeSelected: true,
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

/** @throws FrameError 4200 for methods that this namespace doesn't support */
function requireListed(method: string, namespace: SessionOptions['namespace'], onUnlisted: () => void): void {
  const isListed = [frameMethods, bundlerMethods, unsafeMethods].some((methods) => methods.includes(method))
  if (isListed && method.startsWith('solana_') === (namespace === 'solana')) return
  // These methods are valid but handled elsewhere by the kit.
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
      return callNode({ network, method, params, fetch, ...(signal && { signal }) })
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

/** A read call to the app's own node. */
export type NodeCall = Omit<JsonRpcCall, 'url'> & { readonly network: Network | undefined }
/** Calls the first node of the network. @throws FrameError the error response of the node, or 4901 if there is none */
export async function callNode({ network, params = [], ...call }: NodeCall): Promise<unknown> {
  const url = network?.rpcUrls[0]
  if (url === undefined) throw new FrameError('The app has no RPC endpoint for this network', 4901)
  return sendJsonRpc({ ...call, params, url })
}
