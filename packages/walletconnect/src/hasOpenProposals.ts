import type { StoragePort } from '@kit/core/adapter'

/** Where a kit keeps the proposals that are open. */
export const openProposalsKey = (prefix = 'kit'): string => `${prefix}.wc.proposals`

/** Whether a page was left while a wallet had a proposal to answer: without one the pairing client is not loaded. */
export function hasOpenProposals(storage: StoragePort, prefix?: string): boolean {
  try {
    return storage.getItem(openProposalsKey(prefix)) !== null
  } catch {
    return false
  }
}
