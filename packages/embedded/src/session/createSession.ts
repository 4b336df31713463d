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

/** Creates it. */
export function createSession({
  namespace,
  networks,
  user,
  frame,
  ports,
  ...options
}: SessionOptions): EmbeddedSession {
  const listeners = new Set<(event: SessionEvent) => void>()
  const events = createProviderEvents()
  const accountsOf = (of: User): readonly Account[] =>
    of.accounts.map(({ address, type }): Account => ({ namespace, address, type }))
  const open = new Set<Promise<unknown>>()
  let accounts = accountsOf(user)
  let switching: Promise<unknown> = Promise.resolve()
  let networkId = user.chainId as CaipNetworkId
  /** Counts the reads of accounts: only what the last one found is told. */
  let turn = 0
  const tell = (event: SessionEvent): void => {
    for (const listener of [...listeners]) listener(event)
  }

  function refuse(method: string): never {
    // Those have their place, which is not here: the kit takes another way.
    if (!pageMethods.includes(method)) options.onUnlisted()
    throw new FrameError('Requested RPC call is not allowed', 4200)
  }

  async function ask(
    { method, params }: Call,
    id: CaipNetworkId | undefined,
    signal: AbortSignal | undefined,
  ): Promise<unknown> {
    const isSolana = method.startsWith('solana_')
    const isListed = [frameMethods, bundlerMethods, unsafeMethods].some((methods) => methods.includes(method))
    if (!isListed || isSolana !== (namespace === 'solana')) refuse(method)
    // What is asked during a switch is for the network after it.
    await switching
    const payload = { method, params, chainId: id ?? networkId, chainNamespace: namespace }
    const asked = frame.request('RPC_REQUEST', payload, signal)
    open.add(asked)
    try {
      return (await asked).result
    } finally {
      open.delete(asked)
    }
  }

  /** What the visitor decides is decided first, on the network that it was asked on. */
  function switchTo(id: CaipNetworkId, signal: AbortSignal | undefined): Promise<null> {
    const done = Promise.allSettled([switching, ...open]).then(async () => {
      const { chainId } = await frame.request('SWITCH_NETWORK', { chainId: id }, signal)
      const next = chainId as CaipNetworkId
      turn += 1
      const there = await options.readUser(next, signal).catch(() => undefined)
      networkId = next
      tell({ type: 'networkChanged', networkId })
      events.emit('chainChanged', hexOf(networkId))
      if (there !== undefined) take(there)
      return null
    })
    switching = done.catch(() => undefined)
    return done
  }

  function take(of: User): void {
    const next = accountsOf(of)
    if (next.length === accounts.length && next.every(({ address }, at) => address === accounts[at]?.address)) return
    accounts = next
    tell({ type: 'accountsChanged', accounts })
    events.emit('accountsChanged', addresses())
  }

  const addresses = (): readonly string[] => accounts.map(({ address }) => address)

  /** EIP-1193. */
  const evm = {
    async request({ method, params }: Call, { signal }: { readonly signal?: AbortSignal } = {}): Promise<unknown> {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return addresses()
      if (method === 'eth_chainId') return hexOf(networkId)
      if (method === 'wallet_switchEthereumChain') return switchTo(readChain(params), signal)
      if (!nodeMethods.includes(method)) return ask({ method, params }, undefined, signal)
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
    isTypeChosen: true,
    networkId,
    async refresh(signal) {
      await switching
      turn += 1
      const own = turn
      const read = await options.readUser(networkId, signal)
      if (own === turn) take(read)
    },
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
