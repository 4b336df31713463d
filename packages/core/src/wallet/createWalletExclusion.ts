import { normalizeWalletName, type WalletIdentity } from './walletKeys.js'

/** Makes the test for the app's list of wallets that never appear: by id, by rdns or by name without case. */
export function createWalletExclusion(exclude: readonly string[] = []): (wallet: WalletIdentity) => boolean {
  if (exclude.length === 0) return () => false
  const exact = new Set(exclude)
  const names = new Set(exclude.map(normalizeWalletName))
  return ({ name, rdns, directoryId }) =>
    names.has(normalizeWalletName(name)) ||
    (rdns !== undefined && names.has(rdns.toLowerCase())) ||
    (directoryId !== undefined && exact.has(directoryId))
}
