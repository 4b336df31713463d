import {
  type Account,
  type Adapter,
  type AdapterFactory,
  abortable,
  type Connector,
  cleanText,
  KitError,
  type Network,
  type Ports,
  type ReadCall,
  type SessionEvent,
  type TokenBalance,
  toKitError,
} from '../adapter.js'

/** The part of `window.keplr` that this example uses. */
export type CosmosWallet = {
  enable(chainId: string): Promise<void>
  getKey(chainId: string): Promise<{ readonly name: string; readonly bech32Address: string }>
  /** Signs a text (ADR-36). Both fields are base64. */
  signArbitrary(
    chainId: string,
    signer: string,
    text: string,
  ): Promise<{ readonly pub_key: { readonly value: string }; readonly signature: string }>
}

/** The provider of the adapter: a connection to an injected wallet, or a pairing. */
export type CosmosProvider =
  | { goTo(network: Network): Promise<void>; sign(signer: string, text: string): Promise<string> }
  | { request(call: { readonly method: string; readonly params: unknown }, networkId?: string): Promise<unknown> }

const isWallet = (value: unknown): value is CosmosWallet =>
  typeof value === 'object' && value !== null && 'enable' in value && 'getKey' in value

const isAddress = (value: string): boolean => /^[a-z]{2,16}1[02-9ac-hj-np-z]{38,58}$/.test(value)

/** Cosmos Hub and Osmosis. */
export const cosmosNetworks: readonly Network[] = [
  toNetwork('cosmoshub-4', 'Cosmos Hub'),
  toNetwork('osmosis-1', 'Osmosis'),
]

function toNetwork(id: string, name: string): Network {
  return {
    reference: id,
    id: `cosmos:${id}`,
    namespace: 'cosmos',
    name,
    nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
    rpcUrls: [`https://${id}.lcd.example`],
  }
}

/** An adapter for a namespace that the kit doesn't ship, built with the public types only: discovery, connecting, switching. */
export function cosmos(options: { readonly networks: readonly Network[] }): AdapterFactory<Adapter<CosmosProvider>> {
  return ({ ports }) => ({
    namespace: 'cosmos',
    label: 'Interchain',
    networks: options.networks,
    defaultAccountType: 'eoa',
    watchConnectors(listener) {
      const found = ports.announcements.read('keplr')
      if (isWallet(found)) listener([createConnector(found, ports)])
      return () => {}
    },
    isAddress,
    isSameAddress: (a, b) => a === b,
    getExplorerUrl: (_network, subject) =>
      'address' in subject ? `https://explorer.example/account/${subject.address}` : undefined,
    toUnknownNetwork: (networkId) => ({ ...toNetwork(networkId.slice(7), 'Unknown network'), unknown: true }),
    async switchNetwork({ provider, network }) {
      // A pairing names the network with each request.
      if ('goTo' in provider) await provider.goTo(network)
      return network.id
    },
    async signMessage({ provider, account, message, signal }) {
      if (!('sign' in provider))
        throw new KitError('wallet/unsupportedMethod', { shortMessage: "The wallet can't sign messages." })
      return abortable(() => provider.sign(account.address, message), signal).catch(throwFailure)
    },
    // With these two methods and a label, users can sign in with a message.
    verifyMessage: async (proof) =>
      (await import('./verifyArbitrary.js')).verifyArbitrary(proof) ? 'valid' : 'invalid',
    loadCapabilities: async () => ({ getTokens: (call) => readTokens(call, ports) }),
  })
}

/** The bank module of a Cosmos chain lists everything that an account holds, in base units by denomination. */
async function readTokens(
  { network, address, signal }: ReadCall & { readonly address: string },
  { fetch }: Ports,
): Promise<readonly TokenBalance[]> {
  const url = `${network.rpcUrls[0]}/cosmos/bank/v1beta1/balances/${address}`
  const fail = (cause?: unknown) => new KitError('rpc/failed', { shortMessage: 'Failed to read the tokens.', cause })
  const response = await abortable(() => fetch(url, signal && { signal }), signal).catch((cause) => {
    throw signal?.aborted ? cause : fail(cause)
  })
  const { balances } = (await response.json().catch(() => ({}))) as { readonly balances?: unknown }
  if (!response.ok || !Array.isArray(balances)) throw fail()
  const unknown = { networkId: network.id, iconUrl: undefined, value: undefined, price: undefined }
  const held = balances.flatMap(({ denom, amount }: { readonly denom?: unknown; readonly amount?: unknown }) => {
    const name = cleanText(denom)
    if (name === '' || !/^\d{1,78}$/.test(String(amount))) return []
    return [{ ...unknown, address: name, name, symbol: name, decimals: 0, amount: BigInt(String(amount)) }]
  })
  const native = held.find(({ address }) => address === 'uatom')?.amount ?? 0n
  const others = held.filter(({ address }) => address !== 'uatom')
  return [{ ...unknown, ...network.nativeCurrency, address: undefined, amount: native }, ...others]
}

function createConnector(wallet: CosmosWallet, { announcements }: Ports): Connector {
  const readAccounts = async (network: Network): Promise<readonly Account[]> => {
    const { bech32Address: address, name } = await wallet.getKey(String(network.reference))
    return isAddress(address) ? [{ namespace: 'cosmos', address, type: 'eoa', label: cleanText(name) }] : []
  }
  const open: Connector['reconnect'] = async ({ requests, signal }) => {
    const network = requests[0]?.networks[0]
    if (network === undefined) return undefined
    await abortable(() => wallet.enable(String(network.reference)), signal).catch(throwFailure)
    const accounts = await abortable(() => readAccounts(network), signal).catch(throwFailure)
    if (accounts.length === 0) return undefined
    let current = network
    let notify = (_event: SessionEvent) => {}
    const notifyAccounts = () =>
      readAccounts(current).then(
        (next) => next.length > 0 && notify({ type: 'accountsChanged', accounts: next }),
        () => notify({ type: 'disconnected', reason: 'wallet' }),
      )
    const provider: CosmosProvider = {
      async sign(signer, text) {
        const { pub_key, signature } = await wallet.signArbitrary(String(current.reference), signer, text)
        return btoa(atob(pub_key.value) + atob(signature))
      },
      async goTo(next) {
        await wallet.enable(String(next.reference))
        current = next
        notify({ type: 'networkChanged', networkId: next.id })
        // A key has a different address on each chain.
        await notifyAccounts()
      },
    }
    return {
      cosmos: {
        provider,
        accounts,
        networkId: network.id,
        watch(listener) {
          notify = listener
          return announcements.listen('keplr_keystorechange', notifyAccounts)
        },
        disconnect: async () => {},
      },
    }
  }
  return {
    info: { id: 'keplr', name: 'Keplr', type: 'ANNOUNCED', namespaces: ['cosmos'] },
    connect: async (request) => (await open(request)) ?? {},
    reconnect: open,
  }
}

/** Cosmos wallets have no error code for a rejection, only a message. */
function throwFailure(cause: unknown): never {
  if (!/rejected/i.test(String(cause))) throw toKitError(cause, 'connection/failed', 'The wallet failed to connect.')
  throw new KitError('connection/rejected', { shortMessage: 'The request was declined.', cause })
}
