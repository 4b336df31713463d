/** What two descriptions of one wallet have in common. */
export type WalletIdentity = {
  readonly name: string
  readonly rdns?: string | undefined
  /** Id in the directory. */
  readonly directoryId?: string | undefined
}

/** A wallet's name as it is compared: without case and spare space; Trust Wallet is Trust (rule checks-10). */
export function normalizeWalletName(name: string): string {
  const plain = name.trim().toLowerCase().replace(/\s+/g, ' ')
  return plain === 'trust wallet' ? 'trust' : plain
}

/** Whether two descriptions may be of one wallet: never when they have different rdns, whatever else they share. */
export function mayBeSameWallet(a: Pick<WalletIdentity, 'rdns'>, b: Pick<WalletIdentity, 'rdns'>): boolean {
  return !a.rdns || !b.rdns || a.rdns.toLowerCase() === b.rdns.toLowerCase()
}

/** Keys under which a wallet is known, the surest first: its rdns, its id in the directory, its name. */
export function walletKeys(wallet: WalletIdentity): readonly string[] {
  const keys = []
  if (wallet.rdns) keys.push(`rdns:${wallet.rdns.toLowerCase()}`)
  if (wallet.directoryId) keys.push(`id:${wallet.directoryId}`)
  keys.push(`name:${normalizeWalletName(wallet.name)}`)
  return keys
}

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
