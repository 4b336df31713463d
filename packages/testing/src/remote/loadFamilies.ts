import type { BitcoinChainName } from '../bitcoin/BitcoinTestWallet.js'
import type { RemoteFamily, RemoteFamilyOptions, RemoteNamespace } from './RemoteFamily.js'

/** Chains by the reference of their CAIP-2 ID: 32 hex characters of the genesis hash. */
const bitcoinChainIds: Readonly<Record<string, BitcoinChainName>> = {
  '000000000019d6689c085ae165831e93': 'mainnet',
  '000000000933ea01ad0ee984209779ba': 'testnet',
  '00000000da84f2bafbbc53dee25a72ae': 'testnet4',
  '00000008819873e925422c1ff0f99f7c': 'signet',
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
}

type Chains = Readonly<Record<string, string>>

const loaders: Readonly<Record<RemoteNamespace, (chains: Chains) => Promise<Omit<RemoteFamily, 'networkIds'>>>> = {
  solana: async (chains) => {
    const { createSolanaPairingMethods, createSolanaSigner, solanaSeeds } = await import('../solana.js')
    const signer = createSolanaSigner(solanaSeeds().slice(0, 1))
    return {
      address: () => signer.addresses[0] ?? '',
      methods: createSolanaPairingMethods({ signer, chains }),
      silent: ['solana_getAccounts', 'solana_requestAccounts'],
    }
  },
  polkadot: async () => {
    const { createPolkadotPairingMethods, createPolkadotSigner, polkadotKeys } = await import('../polkadot.js')
    const signer = createPolkadotSigner(polkadotKeys().slice(0, 1))
    return { address: () => signer.addresses[0] ?? '', methods: createPolkadotPairingMethods(signer), silent: [] }
  },
  bip122: async (chains) => {
    const { bitcoinForms, bitcoinKeys, createBitcoinPairingMethods } = await import('../bitcoin.js')
    const keys = bitcoinKeys().slice(0, 1)
    const [key = new Uint8Array(32)] = keys
    const named = Object.entries(chains).map(
      ([networkId, url]) => [networkId, { name: nameOf(networkId), url }] as const,
    )
    return {
      address: (networkId) => bitcoinForms(key, nameOf(networkId), 'p2wpkh').payment.address,
      methods: createBitcoinPairingMethods({ keys, chains: Object.fromEntries(named) }),
      silent: ['getAccountAddresses'],
    }
  },
}

/**
 * Loads the namespaces other than EVM, each with the first key that local chains fund. Code of unused namespaces is not loaded. Rejects
 * with `TypeError` for an unknown `bip122` chain.
 *
 * @example (await loadFamilies({ solana: { chains: { [networkId]: url } } })).get('solana')?.networkIds
 */
export const loadFamilies = async (options: RemoteFamilyOptions): Promise<ReadonlyMap<string, RemoteFamily>> => {
  const namespaces = (Object.keys(loaders) as RemoteNamespace[]).filter((namespace) => options[namespace])
  const loaded = namespaces.map(async (namespace) => {
    const chains = options[namespace]?.chains ?? {}
    const family = { ...(await loaders[namespace](chains)), networkIds: Object.keys(chains) }
    return [namespace, family] as const
  })
  return new Map(await Promise.all(loaded))
}

const nameOf = (networkId: string): BitcoinChainName => {
  const name = bitcoinChainIds[networkId.replace('bip122:', '')]
  if (name === undefined) throw new TypeError(`Not a Bitcoin network: ${networkId}.`)
  return name
}
