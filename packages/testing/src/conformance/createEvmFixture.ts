import type { AdapterFactory } from '@kit/core/adapter'
import { getAddress, type Hex, verifyMessage, verifyTypedData } from 'viem'
import { createTestWallet } from '../wallet/createTestWallet.js'
import type { TestWalletBehavior } from '../wallet/TestWalletBehavior.js'
import type { AdapterFixture, ConformanceChain, ConformanceWallet, ConformanceWalletOptions } from './AdapterFixture.js'
import { evmHostility } from './evmHostility.js'
import { startTwoChains, type TokenNode } from './startTwoChains.js'
import { toConformanceWallet } from './toConformanceWallet.js'

/** A running EVM node, as `startEvm` of a development chain returns it. */
export type EvmNode = TokenNode

/**
 * Creates the fixture for EVM adapters: two local nodes, and EIP-6963 wallets with the funded development keys.
 *
 * @example createEvmFixture({ startChain: (chainId) => startEvm({ chainId }), createAdapter: (chains) => eip155({ … }) })
 */
export const createEvmFixture = (options: {
  readonly startChain: (chainId: number) => Promise<EvmNode>
  readonly createAdapter: (chains: readonly ConformanceChain[]) => AdapterFactory
}): AdapterFixture => ({
  networkIds: ['eip155:31337', 'eip155:31338'],
  startChains: () =>
    startTwoChains(['eip155:31337', 'eip155:31338'], [options.startChain(31337), options.startChain(31338)]),
  createAdapter: options.createAdapter,
  createWallet: createEvmWallet,
  rejections: ['plain', 'wrapped', 'ethers', 'pairing', 'phrase'],
  unknownNetworks: ['plain', 'nested', 'internal'],
  networkIdShapes: ['hex', 'number', 'decimal'],
  malformedAnnouncements: evmHostility.announcements,
  hostileWallets: evmHostility.behaviors.map(({ title, behavior }) => ({
    title,
    create: (chains) => createEvmWallet(chains, {}, behavior),
  })),
  verifyMessage: ({ address, message, signature }) =>
    verifyMessage({ address: getAddress(address), message, signature: signature as Hex }),
  typedData: {
    domain: { name: 'Conformance', version: '1', chainId: 31337 },
    types: {
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallet', type: 'address' },
      ],
      Mail: [
        { name: 'to', type: 'Person' },
        { name: 'amount', type: 'uint256' },
      ],
    },
    primaryType: 'Mail',
    message: { to: { name: 'Ann', wallet: '0x00000000000000000000000000000000000000aa' }, amount: 2n ** 200n },
  },
  verifyTypedData: ({ address, typedData, signature }) =>
    verifyTypedData({
      ...(typedData as never as TypedDataProof),
      address: getAddress(address),
      signature: signature as Hex,
    }),
  createAddress: () => getAddress(`0x${crypto.randomUUID().replaceAll('-', '')}deadbeef`),
  invalidAddresses: ['', '0x', 'vitalik.eth', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb9226', `0x${'g'.repeat(40)}`],
})

type TypedDataProof = Omit<Parameters<typeof verifyTypedData>[0], 'address' | 'signature'>

const createEvmWallet = (
  chains: readonly ConformanceChain[],
  { name = 'Conformance Wallet', icon, id = 'conformance' }: ConformanceWalletOptions = {},
  base: Partial<TestWalletBehavior> = {},
): ConformanceWallet => {
  const [first] = chains
  if (!first) throw new TypeError('A wallet needs a chain.')
  let prompts = 0
  const wallet = createTestWallet({
    name,
    rdns: `test.${id}`,
    ...(icon === undefined ? {} : { icon }),
    chains: [{ id: Number(first.networkId.split(':')[1]), rpcUrl: first.url }],
    behavior: base,
    onPrompt: () => {
      prompts += 1
    },
  })
  return toConformanceWallet(wallet, {
    name,
    promptCount: () => prompts,
    networkId: () => `eip155:${wallet.chainId}`,
    behaviorOf: ({ unknownNetwork, networkIdShape, ignoresSwitch }) => ({
      ...(unknownNetwork && { unknownChain: unknownNetwork }),
      ...(networkIdShape && { chainIdFormat: networkIdShape }),
      ...(ignoresSwitch !== undefined && { ignoresSwitch }),
    }),
    selectAccount: (address) => wallet.selectAccount(getAddress(address)),
    selectNetwork: (networkId) => wallet.selectChain(Number(networkId.split(':')[1])),
  })
}
