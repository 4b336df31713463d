/** The fields that identify a wallet across descriptions. */
export type WalletIdentity = {
  readonly name: string
  readonly rdns?: string | undefined
  /** ID in the directory. */
  readonly directoryId?: string | undefined
}

/** Normalizes a wallet's name for comparison: ignores case and extra spaces, and maps Trust Wallet to Trust (rule checks-10). */
export function normalizeWalletName(name: string): string {
  const plain = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return plain === 'trust wallet' ? 'trust' : plain
}

/** Returns whether two descriptions may be of one wallet. Never if they have different rdns. */
export function mayBeSameWallet(a: Pick<WalletIdentity, 'rdns'>, b: Pick<WalletIdentity, 'rdns'>): boolean {
  return !a.rdns || !b.rdns || a.rdns.toLowerCase() === b.rdns.toLowerCase()
}

/** Returns the keys of a wallet, the most reliable first: its rdns, its directory ID, its name. */
export function walletKeys(wallet: WalletIdentity): readonly string[] {
  const keys = []
  if (wallet.rdns) keys.push(`rdns:${wallet.rdns.toLowerCase()}`)
  if (wallet.directoryId) keys.push(`id:${wallet.directoryId}`)
  keys.push(`name:${normalizeWalletName(wallet.name)}`)
  return keys
}

/** Returns a function that checks the app's list of excluded wallets: by ID, by rdns, or by name ignoring case. */
export function createWalletExclusion(exclude: readonly string[] = []): (wallet: WalletIdentity) => boolean {
  if (exclude.length === 0) return () => false
  const exact = new Set(exclude)
  const names = new Set(exclude.map(normalizeWalletName))
  return ({ name, rdns, directoryId }) =>
    names.has(normalizeWalletName(name)) ||
    (rdns !== undefined && names.has(rdns.toLowerCase())) ||
    (directoryId !== undefined && exact.has(directoryId))
}
