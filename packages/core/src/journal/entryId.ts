import type { JournalEntry } from './JournalEntry.js'

/** What stands for an entry: a hash is one transaction of its network; an id of calls is its sender's alone (EIP-5792). */
export const entryId = ({
  networkId,
  address,
  hash,
  callsId,
}: Pick<JournalEntry, 'networkId' | 'address' | 'hash' | 'callsId'>): string =>
  callsId === undefined ? `${networkId}:${hash}` : `${networkId}:${address}:${callsId}`
