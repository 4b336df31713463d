import { describe } from 'vitest'
import { describeConnectedReads } from './describeConnectedReads.js'
import { describeHistory } from './describeHistory.js'
import { describeJournal } from './describeJournal.js'
import { describeKit } from './describeKit.js'
import { describeNames } from './describeNames.js'
import { describePage } from './describePage.js'
import { describeReads } from './describeReads.js'
import { describeReceipts } from './describeReceipts.js'
import { describeTokens } from './describeTokens.js'
import { describeTransfers } from './describeTransfers.js'
import type { EvmFixture } from './EvmFixture.js'

/**
 * What every EVM adapter does, whatever its chain library is: changing the import line changes the library and nothing else.
 *
 * @example describeEvmAdapter({ name: 'viem', createAdapter: eip155, pagePath, isLibrary })
 */
export function describeEvmAdapter(fixture: EvmFixture): void {
  // Each part has a chain of its own only while it runs, and takes no other down when that does not start.
  for (const [name, part] of Object.entries(parts)) describe(name, () => part(fixture))
}

const parts: Readonly<Record<string, (fixture: EvmFixture) => void>> = {
  connecting: describeConnectedReads,
  reads: describeReads,
  receipts: describeReceipts,
  history: describeHistory,
  names: describeNames,
  tokens: describeTokens,
  transfers: describeTransfers,
  kit: describeKit,
  journal: describeJournal,
  page: describePage,
}
