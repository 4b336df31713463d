import type { Network } from '@kit/core/adapter'
import { chains } from './chains.data.js'

const shared = { namespace: 'bip122', nativeCurrency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 } } as const

/** Bitcoin mainnet. `rpcUrls` are public Esplora REST endpoints. Set your own in `esploraUrls`. */
export const bitcoinMainnet: Network<'bip122:000000000019d6689c085ae165831e93'> = {
  ...shared,
  reference: chains.mainnet.reference,
  id: `bip122:${chains.mainnet.reference}`,
  name: 'Bitcoin',
  rpcUrls: ['https://blockstream.info/api', 'https://mempool.space/api'],
  blockExplorer: { name: 'Mempool', url: 'https://mempool.space' },
}

/** Bitcoin testnet3. */
export const bitcoinTestnet: Network<'bip122:000000000933ea01ad0ee984209779ba'> = {
  ...shared,
  reference: chains.testnet.reference,
  id: `bip122:${chains.testnet.reference}`,
  name: 'Bitcoin Testnet',
  rpcUrls: ['https://blockstream.info/testnet/api', 'https://mempool.space/testnet/api'],
  blockExplorer: { name: 'Mempool', url: 'https://mempool.space/testnet' },
  testnet: true,
}

/** Bitcoin testnet4. */
export const bitcoinTestnet4: Network<'bip122:00000000da84f2bafbbc53dee25a72ae'> = {
  ...shared,
  reference: chains.testnet4.reference,
  id: `bip122:${chains.testnet4.reference}`,
  name: 'Bitcoin Testnet 4',
  rpcUrls: ['https://mempool.space/testnet4/api'],
  blockExplorer: { name: 'Mempool', url: 'https://mempool.space/testnet4' },
  testnet: true,
}

/** Bitcoin signet, the test network with signed blocks. */
export const bitcoinSignet: Network<'bip122:00000008819873e925422c1ff0f99f7c'> = {
  ...shared,
  reference: chains.signet.reference,
  id: `bip122:${chains.signet.reference}`,
  name: 'Bitcoin Signet',
  rpcUrls: ['https://blockstream.info/signet/api', 'https://mempool.space/signet/api'],
  blockExplorer: { name: 'Mempool', url: 'https://mempool.space/signet' },
  testnet: true,
}

/**
 * Defines a local chain in regression test mode.
 *
 * @param options.esploraUrls Its Esplora REST endpoints.
 * @example bitcoinRegtest({ esploraUrls: ['http://127.0.0.1:3002'] })
 */
export function bitcoinRegtest(options: {
  readonly esploraUrls: readonly string[]
  readonly name?: string
}): Network<'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'> {
  const { name = 'Bitcoin Regtest', esploraUrls: rpcUrls } = options
  const id = chains.regtest.reference
  return { ...shared, reference: id, id: `bip122:${id}`, name, rpcUrls, testnet: true }
}
