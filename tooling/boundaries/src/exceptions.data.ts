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
  ],
  repeatedNames: ['Eip155Options', 'checkOptions', 'config', 'eip155', 'getBalance', 'modal', 'useKit'],
}
