import { type Adapter, type Connector, cleanText, type Network, type Session } from '../src/index.js'

/** What a page finds of a Cosmos wallet at `window.keplr`: the part that this example needs. */
export type CosmosWallet = {
  enable(chainId: string): Promise<void>
  getKey(chainId: string): Promise<{ readonly name: string; readonly bech32Address: string }>
}

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
    id,
    caipNetworkId: `cosmos:${id}`,
    chainNamespace: 'cosmos',
    name,
    nativeCurrency: { name: 'Atom', symbol: 'ATOM', decimals: 6 },
    rpcUrls: [],
  }
}

/** An adapter that no package knows of, made of the public types alone: discovery, connecting, switching. */
export function cosmos({ networks }: { readonly networks: readonly Network[] }): Adapter<CosmosWallet> {
  return {
    namespace: 'cosmos',
    label: 'Interchain',
    networks,
    defaultAccountType: 'eoa',
    watchConnectors(ports, listener) {
      const found = ports.announcements.read('keplr')
      if (isWallet(found)) listener([createConnector(found)])
      return () => {}
    },
    isAddress,
    isSameAddress: (a, b) => a === b,
    getExplorerUrl: (_network, subject) =>
      'address' in subject ? `https://explorer.example/account/${subject.address}` : undefined,
    toUnknownNetwork: (networkId) => ({ ...toNetwork(networkId.slice(7), 'Unknown network'), unknown: true }),
    async switchNetwork({ provider, network }) {
      await provider.enable(String(network.id))
      return network.caipNetworkId
    },
  }
}

function createConnector(wallet: CosmosWallet): Connector {
  const open = async (network: Network | undefined): Promise<{ readonly cosmos: Session } | undefined> => {
    if (network === undefined) return undefined
    await wallet.enable(String(network.id))
    const { bech32Address: address, name } = await wallet.getKey(String(network.id))
    if (!isAddress(address)) return undefined
    return {
      cosmos: {
        provider: wallet,
        accounts: [{ namespace: 'cosmos', address, type: 'eoa', label: cleanText(name) }],
        networkId: network.caipNetworkId,
        watch: () => () => {},
        disconnect: async () => {},
      },
    }
  }
  return {
    info: { id: 'keplr', name: 'Keplr', type: 'ANNOUNCED', namespaces: ['cosmos'] },
    connect: async ({ requests }) => (await open(requests[0]?.networks[0])) ?? {},
    reconnect: ({ requests }) => open(requests[0]?.networks[0]),
  }
}
