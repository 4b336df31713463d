/** Loads what reads the troubles of a wallet: one lazy chunk, which a page does not need before a wallet is asked. */
export const loadWalletTrouble = (): Promise<typeof import('./walletTrouble.js')> => import('./walletTrouble.js')
