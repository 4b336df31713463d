import type { AdapterFactory, CaipNetworkId } from '@kit/core/adapter'
import { ed25519 } from '@noble/curves/ed25519'
import { base58 } from '@scure/base'
import { createSolanaTestWallet } from '../solana/createSolanaTestWallet.js'
import type { SolanaTestWalletBehavior } from '../solana/SolanaTestWallet.js'
import type { AdapterFixture, ConformanceChain, ConformanceWallet, ConformanceWalletOptions } from './AdapterFixture.js'
import { solanaHostility } from './solanaHostility.js'
import { startTwoChains, type TokenNode } from './startTwoChains.js'
import { toConformanceWallet } from './toConformanceWallet.js'

/** A running Solana node, as `startSolana` of a development chain returns it. */
export type SolanaNode = TokenNode

/** Genesis hash of the second chain, which stands in for the public devnet. */
const devnetGenesisHash = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/**
 * Creates the fixture for Solana adapters: a local chain, one that stands in for devnet, and Wallet Standard wallets with the funded
 * development keys.
 *
 * @example createSolanaFixture({ genesisHash, startChain: (genesisHash) => startSolana({ genesisHash }), createAdapter })
 */
export const createSolanaFixture = (options: {
  /** Genesis hash of the first chain. */
  readonly genesisHash: string
  readonly startChain: (genesisHash: string) => Promise<SolanaNode>
  readonly createAdapter: (chains: readonly ConformanceChain[]) => AdapterFactory
}): AdapterFixture => {
  const hashes = [options.genesisHash, devnetGenesisHash] as const
  const toId = (genesisHash: string): CaipNetworkId => `solana:${genesisHash.slice(0, 32)}`
  const networkIds = [toId(hashes[0]), toId(hashes[1])] as const
  return {
    networkIds,
    startChains: () => startTwoChains(networkIds, [options.startChain(hashes[0]), options.startChain(hashes[1])]),
    createAdapter: options.createAdapter,
    createWallet: createSolanaWallet,
    rejections: ['plain', 'wrapped', 'ethers', 'pairing', 'phrase'],
    networkChoice: 'page',
    networkIdShapes: [],
    // An account without data must hold this much to be rent-exempt.
    minReceivable: 890_880n,
    malformedAnnouncements: solanaHostility.announcements,
    hostileWallets: solanaHostility.behaviors.map(({ title, behavior }) => ({
      title,
      create: (chains) => createSolanaWallet(chains, {}, behavior),
    })),
    verifyMessage: async ({ address, message, signature }) =>
      ed25519.verify(base58.decode(signature), new TextEncoder().encode(message), base58.decode(address)),
    createAddress: () => base58.encode(ed25519.getPublicKey(crypto.getRandomValues(new Uint8Array(32)))),
    invalidAddresses: [
      '',
      '0x',
      '1'.repeat(31),
      '1'.repeat(33),
      `${'1'.repeat(31)}0`,
      `${'1'.repeat(31)}l`,
      'z'.repeat(44),
    ],
  }
}

const createSolanaWallet = (
  [one, two]: readonly ConformanceChain[],
  { name = 'Conformance Wallet', icon }: ConformanceWalletOptions = {},
  base: Partial<SolanaTestWalletBehavior> = {},
): ConformanceWallet => {
  if (!one || !two) throw new TypeError('A wallet needs two chains.')
  let prompts = 0
  const wallet = createSolanaTestWallet({
    name,
    ...(icon === undefined ? {} : { icon }),
    chains: { 'solana:localnet': one.url, 'solana:devnet': two.url },
    behavior: base,
    onPrompt: () => {
      prompts += 1
    },
  })
  return toConformanceWallet(wallet, { name, promptCount: () => prompts, networkId: () => one.networkId })
}
