import type { AdapterFactory, CaipNetworkId } from '@kit/core/adapter'
import { ed25519 } from '@noble/curves/ed25519'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { base58 } from '@scure/base'
import * as sr25519 from '@scure/sr25519'
import { encodeSs58 } from '../polkadot/createPolkadotSigner.js'
import { createPolkadotTestWallet } from '../polkadot/createPolkadotTestWallet.js'
import type { PolkadotTestWalletBehavior } from '../polkadot/PolkadotTestWallet.js'
import type { AdapterFixture, ConformanceChain, ConformanceWallet, ConformanceWalletOptions } from './AdapterFixture.js'
import { polkadotHostility } from './polkadotHostility.js'
import { startTwoChains, type TokenNode } from './startTwoChains.js'
import { toConformanceWallet } from './toConformanceWallet.js'

/** A running Polkadot node, as `startPolkadot` of a development chain returns it. */
export type PolkadotNode = TokenNode

/**
 * Creates the fixture for Polkadot adapters: two chains, and `injectedWeb3` wallets with the funded development keys.
 *
 * @example createPolkadotFixture({ genesisHashes, startChain: (genesisHash) => startPolkadot({ genesisHash }), createAdapter })
 */
export const createPolkadotFixture = (options: {
  readonly genesisHashes: readonly [`0x${string}`, `0x${string}`]
  readonly startChain: (genesisHash: `0x${string}`) => Promise<PolkadotNode>
  readonly createAdapter: (chains: readonly ConformanceChain[]) => AdapterFactory
}): AdapterFixture => {
  const [one, two] = options.genesisHashes
  const toId = (genesisHash: string): CaipNetworkId => `polkadot:${genesisHash.slice(2, 34)}`
  const networkIds = [toId(one), toId(two)] as const
  return {
    networkIds,
    startChains: () => startTwoChains(networkIds, [options.startChain(one), options.startChain(two)]),
    createAdapter: options.createAdapter,
    createWallet: createPolkadotWallet,
    rejections: ['cancelled', 'rejected', 'byUser', 'notAllowed', 'plain'],
    networkChoice: 'page',
    restoresFrom: 'memory',
    networkIdShapes: [],
    // An account must hold the existential deposit, which is less than a hundredth of the currency.
    minReceivable: 10n ** 10n,
    malformedAnnouncements: polkadotHostility.announcements,
    hostileWallets: polkadotHostility.behaviors.map(({ title, behavior }) => ({
      title,
      create: (chains) => createPolkadotWallet(chains, {}, behavior),
    })),
    // The development accounts that the wallet lists first use sr25519.
    verifyMessage: async ({ address, message, signature }) => {
      const publicKey = base58.decode(address).slice(-34, -2)
      const bytes = utf8ToBytes(`<Bytes>${message}</Bytes>`)
      return sr25519.verify(bytes, hexToBytes(signature.slice(2)), publicKey)
    },
    createAddress: () => encodeSs58(ed25519.getPublicKey(crypto.getRandomValues(new Uint8Array(32)))),
    invalidAddresses: [
      '',
      '0x',
      '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQ',
      `0x${'1'.repeat(39)}`,
      `0x${'1'.repeat(64)}`,
      'z'.repeat(48),
    ],
    mistypedAddresses: ['5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ'],
  }
}

const createPolkadotWallet = (
  [first]: readonly ConformanceChain[],
  { name = 'conformance' }: ConformanceWalletOptions = {},
  base: Partial<PolkadotTestWalletBehavior> = {},
): ConformanceWallet => {
  if (!first) throw new TypeError('A wallet needs a chain.')
  let prompts = 0
  const wallet = createPolkadotTestWallet({
    name,
    behavior: base,
    onPrompt: () => {
      prompts += 1
    },
  })
  return toConformanceWallet(wallet, { name, promptCount: () => prompts, networkId: () => first.networkId })
}
