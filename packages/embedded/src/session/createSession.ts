import type { Account, CaipNetworkId, Network, Ports, Session, SessionEvent } from '@kit/core/adapter'
import type { Frame } from '../frame/createFrame.js'
import { FrameError } from '../frame/FrameError.js'
import { bundlerMethods, frameMethods, nodeMethods, pageMethods, unsafeMethods } from '../protocol/methods.data.js'
import type { User } from '../protocol/User.js'
import { askNode } from './askNode.js'
import { createProviderEvents } from './createProviderEvents.js'

/** What a session is made with. */
export type SessionOptions = {
  readonly namespace: 'eip155' | 'solana'
  readonly networks: readonly Network[]
  readonly user: User
  readonly frame: Frame
  readonly ports: Ports
  signOut(): Promise<void>
  /** The dapp asked for a method that is on no list. */
  onUnlisted(): void
}

type Call = { readonly method: string; readonly params?: unknown }

/** The wallet in one namespace, after a login. */
export function createSession({ namespace, networks, user, frame, ports, ...options }: SessionOptions): Session {
  const listeners = new Set<(event: SessionEvent) => void>()
  const events = createProviderEvents()
  const accounts = user.accounts.map(({ address, type }): Account => ({ namespace, address, type }))
  const addresses = accounts.map(({ address }) => address)
  let networkId = user.chainId as CaipNetworkId
  const tell = (event: SessionEvent): void => {
    for (const listener of [...listeners]) listener(event)
  }

  function refuse(method: string): never {
    // Those have their place, which is not here: the kit takes another way.
    if (!pageMethods.includes(method) && !bundlerMethods.includes(method)) options.onUnlisted()
    throw new FrameError('Requested RPC call is not allowed', 4200)
  }

  async function ask(call: Call, id: CaipNetworkId, signal: AbortSignal | undefined): Promise<unknown> {
    const isSolana = call.method.startsWith('solana_')
    const isListed = frameMethods.includes(call.method) || unsafeMethods.includes(call.method)
    if (!isListed || isSolana !== (namespace === 'solana')) refuse(call.method)
    const payload = { method: call.method, params: call.params, chainId: id, chainNamespace: namespace }
    return (await frame.request('RPC_REQUEST', payload, signal)).result
  }

  async function switchTo(id: CaipNetworkId, signal: AbortSignal | undefined): Promise<null> {
    const { chainId } = await frame.request('SWITCH_NETWORK', { chainId: id }, signal)
    networkId = chainId as CaipNetworkId
    tell({ type: 'networkChanged', networkId })
    events.emit('chainChanged', hexOf(networkId))
    return null
  }

  /** EIP-1193. */
  const evm = {
    async request({ method, params }: Call, { signal }: { readonly signal?: AbortSignal } = {}): Promise<unknown> {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return addresses
      if (method === 'eth_chainId') return hexOf(networkId)
      if (method === 'wallet_switchEthereumChain') return switchTo(readChain(params), signal)
      if (!nodeMethods.includes(method)) return ask({ method, params }, networkId, signal)
      const network = networks.find(({ id }) => id === networkId)
      return askNode({ network, method, params, fetch: ports.fetch, ...(signal && { signal }) })
    },
    on: events.on,
    removeListener: events.removeListener,
  }

  const solana = {
    request: (call: Call, id: CaipNetworkId = networkId, { signal }: { readonly signal?: AbortSignal } = {}) =>
      ask(call, id, signal),
  }

  return {
    provider: namespace === 'eip155' ? evm : solana,
    accounts,
    networkId,
    ...(namespace === 'solana' && {
      selectNetwork(id: CaipNetworkId) {
        networkId = id
        tell({ type: 'networkChanged', networkId })
      },
    }),
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    disconnect() {
      events.emit('disconnect', new FrameError('The visitor signed out', 4900))
      return options.signOut()
    },
  }
}

const hexOf = (id: CaipNetworkId): string => `0x${Number(id.slice('eip155:'.length)).toString(16)}`

function readChain(params: unknown): CaipNetworkId {
  const [first] = Array.isArray(params) ? params : []
  const chainId: unknown = (first as { readonly chainId?: unknown } | undefined)?.chainId
  const id = typeof chainId === 'string' && /^0x[0-9a-f]+$/i.test(chainId) ? Number(chainId) : Number.NaN
  if (!Number.isSafeInteger(id) || id <= 0) throw new FrameError('chainId must be a hex text.', -32602)
  return `eip155:${id}`
}
