import { z } from 'zod'
import { resolveWithin } from '../../../../platform/jobs/resolveWithin.js'
import type { HistorySignatureTable } from '../../../../platform/store/tables/HistoryTables.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'
import type { HistoryReaderOptions } from '../../../history/HistoryReader.js'
import { callSolanaNode } from './callSolanaNode.js'
import { parseSolanaTransaction } from './parseSolanaTransaction.js'
import type { SolanaTransaction } from './SolanaTransaction.js'

const concurrency = 8
/** Maximum time for the transactions of one chain. */
const maxWaitMs = 3000

type Contents = Map<string, SolanaTransaction | null>
type ContentOptions = Pick<HistoryReaderOptions, 'chains' | 'store'>

/** Reads the effects of transactions; null if nodes do not know them yet, absent if there was no time or nodes failed. */
export async function readContents(
  { chains, store }: ContentOptions,
  rows: readonly HistorySignatureTable[],
): Promise<Contents> {
  const contents: Contents = new Map()
  for (const chain of new Set(rows.map((row) => row.chain))) {
    const requested = rows.filter((row) => row.chain === chain).map(({ signature }) => signature)
    const kept = await store.db
      .selectFrom('history_solana')
      .select(['signature', 'content'])
      .where('chain', '=', chain)
      .where('signature', 'in', requested)
      .execute()
    for (const { signature, content } of kept) contents.set(signature, JSON.parse(content))
    const missing = requested.filter((signature) => !contents.has(signature))
    const reading = Array.from({ length: concurrency }, () =>
      readMissing({ chains, store }, chain, missing, contents).catch((error: unknown) => {
        // Later transactions are of no use to a page that ends here; the other readers finish the earlier ones.
        if (!(error instanceof NoUpstreamResponded)) throw error
      }),
    )
    await resolveWithin(maxWaitMs, Promise.all(reading))
  }
  return contents
}

async function readMissing(
  { chains, store }: ContentOptions,
  chain: string,
  missing: string[],
  contents: Contents,
): Promise<void> {
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  for (let signature = missing.shift(); signature !== undefined; signature = missing.shift()) {
    const params = [signature, options]
    const result = await callSolanaNode(chains, { chain, method: 'getTransaction', params, answer: z.unknown() })
    const transaction = parseSolanaTransaction(result)
    contents.set(signature, transaction ?? null)
    if (transaction === undefined) continue
    await store.db
      .insertInto('history_solana')
      .values({ chain, signature, content: JSON.stringify(transaction) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}
