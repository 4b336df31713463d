import type { AdapterFactory, CaipNetworkId } from '@kit/core/adapter'
import type { BitcoinTestWalletBehavior } from '../bitcoin/BitcoinTestWallet.js'
import { bitcoinForms } from '../bitcoin/bitcoinForms.js'
import { createBitcoinTestWallet } from '../bitcoin/createBitcoinTestWallet.js'
import type { AdapterFixture, ConformanceChain, ConformanceWallet, ConformanceWalletOptions } from './AdapterFixture.js'
import { bitcoinHostility } from './bitcoinHostility.js'
import { toConformanceWallet } from './toConformanceWallet.js'

/** A running Bitcoin node with an Esplora, as `startBitcoin` of a development chain returns it. */
export type BitcoinNode = {
  /** URL of the Esplora. */
  readonly url: string
  /** Whether the node itself accepts the signature of a message. */
  verifyMessage(proof: {
    readonly address: string
    readonly message: string
    readonly signature: string
  }): Promise<boolean>
  stop(): Promise<unknown>
}

const regtest: CaipNetworkId = 'bip122:0f9188f13cb7b2c71f2a335e3a4fc328'
const signet: CaipNetworkId = 'bip122:00000008819873e925422c1ff0f99f7c'

/**
 * Creates the fixture for Bitcoin adapters: a local chain that identifies as signet, and wallets with the funded development keys. They are
 * discovered by the Wallet Standard or the `btc_providers` list.
 *
 * @example createBitcoinFixture({ discovery: 'standard', startChain, createAdapter })
 */
export const createBitcoinFixture = (options: {
  readonly discovery: 'standard' | 'wbip'
  readonly startChain: () => Promise<BitcoinNode>
  readonly createAdapter: (chains: readonly ConformanceChain[]) => AdapterFactory
}): AdapterFixture => {
  const { discovery } = options
  let node: BitcoinNode | undefined
  const create = (
    chains: readonly ConformanceChain[],
    wallet: ConformanceWalletOptions = {},
    base: Partial<BitcoinTestWalletBehavior> = {},
  ) => createBitcoinWallet(discovery, chains, wallet, base)
  return {
    networkIds: [regtest, signet],
    startChains: async () => {
      const started = await options.startChain()
      node = started
      const { url } = started
      return {
        chains: [
          { networkId: regtest, url, tokens: [] },
          { networkId: signet, url, tokens: [] },
        ],
        stop: () => started.stop(),
      }
    },
    createAdapter: options.createAdapter,
    createWallet: create,
    rejections: ['plain', 'wrapped', 'ethers', 'pairing', 'phrase', 'wbip'],
    ...(discovery === 'standard' ? { networkChoice: 'page' as const } : {}),
    networkIdShapes: discovery === 'standard' ? [] : ['title', 'lower', 'bare', 'absent'],
    hasTokens: false,
    // Smaller amounts are dust, which nodes do not relay.
    minReceivable: 546n,
    malformedAnnouncements: bitcoinHostility[discovery].announcements,
    hostileWallets: bitcoinHostility[discovery].behaviors.map(({ title, behavior }) => ({
      title,
      create: (chains) => create(chains, {}, behavior),
    })),
    verifyMessage: async (proof) => node?.verifyMessage(proof) ?? false,
    createAddress: () => bitcoinForms(crypto.getRandomValues(new Uint8Array(32)), 'regtest', 'p2wpkh').ordinals.address,
    invalidAddresses: [
      '',
      '0x',
      'bc1',
      'BC1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
      'ltc1qhzjptwpym9afcdjhs7jcz6fd0jma0l0rc0e5yr',
    ],
    mistypedAddresses: ['mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfm', 'bcrt1qw508d6qejxtdg4y5r3zarvary0c5xw7kygt081'],
  }
}

const createBitcoinWallet = (
  discovery: 'standard' | 'wbip',
  [one]: readonly ConformanceChain[],
  { name = 'Conformance Wallet', icon }: ConformanceWalletOptions,
  base: Partial<BitcoinTestWalletBehavior>,
): ConformanceWallet => {
  if (!one) throw new TypeError('A wallet needs a chain.')
  let prompts = 0
  const wallet = createBitcoinTestWallet({
    name,
    ...(icon === undefined ? {} : { icon }),
    chains: { regtest: one.url, signet: one.url },
    behavior: base,
    onPrompt: () => {
      prompts += 1
    },
  })
  return toConformanceWallet(wallet, {
    name,
    promptCount: () => prompts,
    networkId: () => (wallet.chain === 'regtest' ? regtest : signet),
    behaviorOf: ({ networkIdShape, ignoresSwitch }) => ({
      ...(networkIdShape && { networkNameFormat: networkIdShape }),
      ...(ignoresSwitch !== undefined && { ignoresSwitch }),
    }),
    announce: (page) => (discovery === 'standard' ? wallet.announce(page) : wallet.inject(page)),
    selectNetwork: (networkId) => wallet.selectChain(networkId === regtest ? 'regtest' : 'signet'),
  })
}
