import type { CaipNetworkId, ClockPort } from '@kit/core/adapter'
import { ProviderRpcError } from '../error/ProviderRpcError.js'
import type { PairedNamespace } from '../session/PairedSession.js'
import type { SessionCapabilities } from '../session/parseSessionCapabilities.js'

/** The interface for EVM libraries (EIP-1193), with the signal that the kit's adapters add. */
export type PairedEip1193Provider = {
  request(
    call: { readonly method: string; readonly params?: unknown },
    options?: { readonly signal?: AbortSignal },
  ): Promise<unknown>
  on(name: string, listener: (payload: never) => void): void
  removeListener(name: string, listener: (payload: never) => void): void
}

/** How long a wallet that approved a network may take to add it to the session. */
const grantLimitMs = 5_000

/**
 * Creates an EIP-1193 provider for a session. It returns accounts and chain ID, and switches to a granted network, without the wallet.
 * Requests that need a key go to the wallet, reads to the network's own endpoints.
 */
export function createEip155Provider(options: {
  readonly namespace: PairedNamespace
  /** The capabilities that the session contains, used instead of asking the wallet. */
  readonly capabilitiesOf: SessionCapabilities
  readonly clock: ClockPort
  read(call: {
    readonly networkId: CaipNetworkId
    readonly method: string
    readonly params: unknown
    readonly signal: AbortSignal | undefined
  }): Promise<unknown>
}): PairedEip1193Provider {
  const { namespace, clock } = options
  const listeners = new Map<string, Set<(payload: never) => void>>()
  const emit = (name: string, payload: unknown) => {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(payload as never)
  }
  const addresses = () => namespace.accounts().map((account) => account.address)
  const chainId = () => hexOf(namespace.networkId())

  namespace.watch((event) => {
    if (event.type === 'accountsChanged') emit('accountsChanged', addresses())
    if (event.type === 'networkChanged') emit('chainChanged', chainId())
    if (event.type === 'message') emit('message', event.data)
    if (event.type === 'disconnected') emit('disconnect', new ProviderRpcError(4900, 'The session has ended.'))
  })

  const ask: RemoteChain['ask'] = (method, params, signal) =>
    namespace.request({
      method,
      params,
      networkId: anyNetwork.has(method) ? grantedNetworkId(namespace) : namespace.networkId(),
      signal,
    })
  /** Returns the session's capabilities of the requested chains, or undefined if it lacks one of them. */
  const findCapabilities = (params: unknown): unknown => {
    const [address, chains = namespace.read().networkIds.map(hexOf)] = Array.isArray(params) ? params : []
    const isOwn = addresses().some((own) => own.toLowerCase() === String(address).toLowerCase())
    if (!isOwn || !Array.isArray(chains) || chains.length === 0) return undefined
    const found = chains.map((chain) => [chain, options.capabilitiesOf(address, `eip155:${Number(chain)}`)] as const)
    return found.every(([, capabilities]) => capabilities) ? Object.fromEntries(found) : undefined
  }

  return {
    async request({ method, params }, { signal } = {}) {
      signal?.throwIfAborted()
      switch (method) {
        case 'eth_accounts':
        case 'eth_requestAccounts':
          return addresses()
        case 'eth_chainId':
          return chainId()
        case 'net_version':
          return String(readNumber(namespace.networkId()))
        case 'wallet_switchEthereumChain':
          return switchRemoteNetwork({ namespace, clock, ask }, params, signal)
        case 'wallet_addEthereumChain':
          return addRemoteNetwork({ namespace, clock, ask }, params, signal)
        case 'wallet_getCapabilities':
          return findCapabilities(params) ?? ask(method, params, signal)
        default:
          return needsWallet(method)
            ? ask(method, params, signal)
            : options.read({ networkId: namespace.networkId(), method, params, signal })
      }
    },
    on(name, listener) {
      const known = listeners.get(name) ?? new Set()
      listeners.set(name, known.add(listener))
    },
    removeListener(name, listener) {
      listeners.get(name)?.delete(listener)
    },
  }
}

type RemoteChain = {
  readonly namespace: PairedNamespace
  readonly clock: ClockPort
  ask(method: string, params: unknown, signal: AbortSignal | undefined): Promise<unknown>
}

async function switchRemoteNetwork(
  chain: RemoteChain,
  params: unknown,
  signal: AbortSignal | undefined,
): Promise<null> {
  const { namespace, ask } = chain
  const requested = readSwitch(params)
  const { methods, networkIds } = namespace.read()
  if (!networkIds.includes(requested)) {
    if (!methods.includes('wallet_switchEthereumChain')) {
      // 4902 makes callers add the network, which is useful only if the wallet supports it.
      const code = methods.includes('wallet_addEthereumChain') ? 4902 : 4200
      throw new ProviderRpcError(code, `The wallet did not approve the network ${requested}.`)
    }
    await ask('wallet_switchEthereumChain', [{ chainId: hexOf(requested) }], signal)
    await untilGranted(chain, requested)
  }
  namespace.select(requested)
  return null
}

async function addRemoteNetwork(chain: RemoteChain, params: unknown, signal: AbortSignal | undefined): Promise<null> {
  const requested = readSwitch(params)
  if (!chain.namespace.read().networkIds.includes(requested)) {
    await chain.ask('wallet_addEthereumChain', params, signal)
    await untilGranted(chain, requested)
  }
  return null
}

/** Waits until the wallet has granted a network, limited by a timeout and the session's life. */
function untilGranted({ namespace, clock }: RemoteChain, requested: CaipNetworkId): Promise<void> {
  return new Promise((resolve, reject) => {
    const isGranted = () => namespace.read().networkIds.includes(requested)
    if (isGranted()) return resolve()
    const finish = () => {
      cancel()
      endWatch()
      if (isGranted()) resolve()
      else
        reject(
          new ProviderRpcError(4901, 'The wallet confirmed the switch but did not add the network to the session.'),
        )
    }
    const endWatch = namespace.watch((event) => {
      if (event.type === 'disconnected' || isGranted()) finish()
    })
    const cancel = clock.setTimeout(finish, grantLimitMs)
  })
}

// Methods that mean the same on every network. Any other method on another network than the user sees would be a mistake.
const anyNetwork: ReadonlySet<string> = new Set([
  'personal_sign',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_getCapabilities',
])

/** Returns the current network, or any granted one, since a wallet rejects requests on a network that it didn't grant. */
const grantedNetworkId = (namespace: PairedNamespace): CaipNetworkId => {
  const current = namespace.networkId()
  const { networkIds } = namespace.read()
  return networkIds.includes(current) ? current : (networkIds[0] ?? current)
}

const needsWallet = (method: string) =>
  /^(wallet_|personal_|eth_sign|eth_sendTransaction$|eth_decrypt$|eth_getEncryptionPublicKey$)/.test(method)

const readNumber = (networkId: CaipNetworkId) => Number(networkId.slice('eip155:'.length))

const hexOf = (networkId: CaipNetworkId) => `0x${readNumber(networkId).toString(16)}`

const readSwitch = (params: unknown): CaipNetworkId => {
  const [first] = Array.isArray(params) ? params : []
  const chainId: unknown = (first as { readonly chainId?: unknown } | undefined)?.chainId
  const id = typeof chainId === 'string' && /^0x[0-9a-f]+$/i.test(chainId) ? Number(chainId) : Number.NaN
  if (!Number.isSafeInteger(id) || id <= 0)
    throw new ProviderRpcError(-32602, 'ChainId not found: `chainId` must be a hex string.')
  return `eip155:${id}`
}
