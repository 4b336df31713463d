/** Loads what reads the errors of a wallet: one lazy chunk, which a page does not need before a wallet is asked. */
export const loadWalletErrors = (): Promise<typeof import('./walletErrors.js')> => import('./walletErrors.js')
