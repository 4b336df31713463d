import type { Exceptions } from './Exceptions.js'

/** These lists may only shrink. */
export const exceptions: Exceptions = {
  folderCircles: {},
  longFunctions: [
    'apps/wallet-frame/src/bridge/createBridge.ts',
    'apps/wallet-frame/src/createWallet.ts',
    'apps/wallet-frame/src/pages/createManage.ts',
    'apps/wallet-frame/src/screen/watchArmed.ts',
    'apps/wallet-frame/src/unlock/createUnlock.ts',
    'packages/testing/src/bitcoin/createBitcoinTestWallet.ts',
    'packages/testing/src/bitcoin/createWbipWallet.ts',
    'packages/testing/src/conformance/describeCapabilities.ts',
    'packages/testing/src/conformance/describeConnecting.ts',
    'packages/testing/src/conformance/describeNetworks.ts',
    'packages/testing/src/conformance/describeTransactions.ts',
    'packages/testing/src/polkadot/createPolkadotTestWallet.ts',
    'packages/testing/src/remote/createRemoteWallet.ts',
    'packages/testing/src/solana/createSolanaTestWallet.ts',
    'packages/testing/src/wallet/createTestWallet.ts',
  ],
  repeatedNames: ['Eip155Options', 'checkOptions', 'config', 'eip155', 'getBalance', 'modal', 'useKit'],
}
