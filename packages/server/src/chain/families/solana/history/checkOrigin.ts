import { z } from 'zod'
import { forgetChain } from '../../../history/forgetChain.js'
import type { HistoryReaderOptions } from '../../../history/HistoryReader.js'
import { callSolanaNode } from './callSolanaNode.js'

const genesisCachePolicy = { freshMs: 30_000 }

/** Deletes the stored transactions of a chain that is another one now, such as a restarted development chain. */
export async function checkOrigin(
  { cached, chains, store }: Pick<HistoryReaderOptions, 'cached' | 'chains' | 'store'>,
  chain: string,
): Promise<void> {
  const origin = await cached(`genesis:${chain}`, genesisCachePolicy, () =>
    callSolanaNode(chains, { chain, method: 'getGenesisHash', params: [], answer: z.string() }),
  )
  const known = await store.db
    .selectFrom('history_chains')
    .select('origin')
    .where('chain', '=', chain)
    .executeTakeFirst()
  if (known?.origin === origin) return
  if (known !== undefined) await forgetChain(store, chain)
  await store.db
    .insertInto('history_chains')
    .values({ chain, origin, head: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
