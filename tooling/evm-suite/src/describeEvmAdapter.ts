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
 * Describes the behavior of every EVM adapter, whatever its chain library is. Changing the import line changes only the library.
 *
 * @example describeEvmAdapter({ name: 'viem', createAdapter: eip155, pagePath, isLibrary })
 */
export function describeEvmAdapter(fixture: EvmFixture): void {
  // Each part has its own chain while it runs, so that a failing start doesn't affect the others.
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
