import type { Exceptions } from './Exceptions.js'

/** These lists may only shrink. */
export const exceptions: Exceptions = {
  folderCircles: {},
  longFunctions: ['apps/wallet-frame/src/createWallet.ts', 'apps/wallet-frame/src/screen/watchArmed.ts'],
  repeatedNames: ['Eip155Options', 'checkOptions', 'config', 'eip155', 'getBalance', 'modal', 'useKit'],
}
