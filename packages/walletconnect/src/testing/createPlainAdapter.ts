import type { Adapter, Network } from '@kit/core/adapter'
import type { PairedEip1193Provider } from '../provider/createEip155Provider.js'

/** The smallest EVM adapter that the engine supports: everything goes through the session's provider. */
export const createPlainAdapter = (networks: readonly Network[]): Adapter<PairedEip1193Provider> => ({
  namespace: 'eip155',
  networks,
  defaultAccountType: 'eoa',
  watchConnectors: () => () => undefined,
  isAddress: (value) => /^0x[0-9a-f]{40}$/i.test(value),
  isSameAddress: (a, b) => a.toLowerCase() === b.toLowerCase(),
  toUnknownNetwork: (networkId) => ({
    reference: Number(networkId.split(':')[1]),
    id: networkId,
    namespace: 'eip155',
    name: networkId,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [],
    unknown: true,
  }),
  switchNetwork: async ({ provider, network, signal }) => {
    const chainId = `0x${Number(network.reference).toString(16)}`
    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] }, { signal })
    return `eip155:${Number(await provider.request({ method: 'eth_chainId' }))}`
  },
  signMessage: async ({ provider, account, message }) => {
    const hex = `0x${Buffer.from(message).toString('hex')}`
    return (await provider.request({ method: 'personal_sign', params: [hex, account.address] })) as string
  },
  transfer: async ({ provider, account, to, amount }) => {
    const transaction = { from: account.address, to, value: `0x${amount.toString(16)}` }
    return (await provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as string
  },
})

/** The same for Bitcoin: the prefix of an address tells mainnet from the other networks. */
export const createPlainBitcoin = (networkIds: readonly `bip122:${string}`[]): Adapter => ({
  namespace: 'bip122',
  networks: networkIds.map((networkId) => toNetwork(networkId)),
  defaultAccountType: 'payment',
  watchConnectors: () => () => undefined,
  isAddress: (value, networkId) =>
    /^(bc|tb)1[a-z0-9]{20,80}$/.test(value) &&
    (networkId === undefined || value.startsWith(networkId === bitcoinMainnet ? 'bc1' : 'tb1')),
  isSameAddress: (a, b) => a === b,
  toUnknownNetwork: toNetwork,
})

export const bitcoinMainnet = 'bip122:000000000019d6689c085ae165831e93'
export const bitcoinTestnet = 'bip122:000000000933ea01ad0ee984209779ba'

const toNetwork = (networkId: `${string}:${string}`): Network => ({
  reference: networkId,
  id: networkId,
  namespace: 'bip122',
  name: networkId,
  nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
  rpcUrls: [],
})
