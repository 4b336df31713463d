import type { Adapter, Network } from '@kit/core'
import type { Eip1193Provider } from '../src/provider/Eip1193Provider.js'

/** The least EVM adapter that the engine can work with: everything goes through the session's provider. */
export const createPlainAdapter = (networks: readonly Network[]): Adapter<Eip1193Provider> => ({
  namespace: 'eip155',
  networks,
  defaultAccountType: 'eoa',
  watchConnectors: () => () => undefined,
  isAddress: (value) => /^0x[0-9a-f]{40}$/i.test(value),
  isSameAddress: (a, b) => a.toLowerCase() === b.toLowerCase(),
  toUnknownNetwork: (caipNetworkId) => ({
    id: Number(caipNetworkId.split(':')[1]),
    caipNetworkId,
    chainNamespace: 'eip155',
    name: caipNetworkId,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: [],
    unknown: true,
  }),
  switchNetwork: async ({ provider, network, signal }) => {
    const chainId = `0x${Number(network.id).toString(16)}`
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
