import { z } from 'zod'
import { resolveWithin } from '../../../../platform/jobs/resolveWithin.js'
import type { HistorySignatureTable } from '../../../../platform/store/tables/HistoryTables.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'
import { forgetChain } from '../../../history/forgetChain.js'
import type { HistoryCaller, HistoryReader, HistoryReaderOptions } from '../../../history/HistoryReader.js'
import { historyPageSize } from '../../../history/HistoryReader.js'
import type { HistoryCursor } from '../../../history/parseCursor.js'
import { callSolanaNode } from './callSolanaNode.js'
import { createSignatureLists } from './createSignatureLists.js'
import { decodeSolana } from './decodeSolana.js'
import { parseSolanaTransaction } from './parseSolanaTransaction.js'
import type { SolanaTransaction } from './SolanaTransaction.js'
import { sweepLists } from './sweepLists.js'

/** Maximum lists of a thousand that one page fetches; a later page continues. */
const maxDeeperPages = 10
const concurrency = 8
/** Maximum time per step: listing, going deeper, reading transactions. */
const maxWaitMs = 3000
/** Concurrent requests for one account share one poll. */
const tipCachePolicy = { freshMs: 400 }
const genesisCachePolicy = { freshMs: 30_000 }

type Signature = HistorySignatureTable
type Contents = Map<string, SolanaTransaction | null>

/** Reads the transactions of Solana accounts: nodes list them, the database stores their effects. */
export function createHistoryReader(
  services: Pick<HistoryReaderOptions, 'chains' | 'store' | 'now' | 'cached' | 'leadership'>,
): HistoryReader {
  const { chains, store, cached, now } = services
  const lists = createSignatureLists(services)
  sweepLists(services)

  /** A restarted development chain has other transactions, so the stored ones are deleted. */
  async function checkOrigin(chain: string): Promise<void> {
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

  async function isKnown(chain: string, owner: string): Promise<boolean> {
    const known = await store.db
      .selectFrom('history_lists')
      .select('account')
      .where('chain', '=', chain)
      .where('owner', '=', owner)
      .executeTakeFirst()
    return known !== undefined
  }

  async function refresh(chain: string, owner: string, caller: HistoryCaller): Promise<void> {
    if (!(await isKnown(chain, owner))) await caller.charge()
    const refreshing = cached(`solana-history:${chain}:${owner}`, tipCachePolicy, async () => {
      await checkOrigin(chain)
      await lists.refresh(chain, owner)
      return true
    })
    const fault = await resolveWithin(maxWaitMs, refreshing).then(
      (done) => (done ? undefined : new NoUpstreamResponded(['took too long'])),
      (error: unknown) => error,
    )
    if (fault === undefined) return
    // An outdated list is better than none.
    if (!(fault instanceof NoUpstreamResponded) || !(await isKnown(chain, owner))) throw fault
  }

  function select(chain: string, owner: string, before: HistoryCursor | undefined): Promise<Signature[]> {
    const rows = store.db
      .selectFrom('history_signatures')
      .selectAll()
      .where('chain', '=', chain)
      .where('owner', '=', owner)
      .orderBy('slot', 'desc')
      .orderBy('signature', 'desc')
      .limit(historyPageSize + 1)
    if (before === undefined) return rows.execute()
    if (before.chain === chain) {
      const { position, discriminator = '' } = before
      return rows
        .where(({ eb, refTuple, tuple }) => eb(refTuple('slot', 'signature'), '<', tuple(position, discriminator)))
        .execute()
    }
    return rows.where('mined_at', chain < before.chain ? '<=' : '<', before.minedAtMs).execute()
  }

  /** Returns rows of one chain that are certain to be next, and whether there are no more. */
  async function readChain(chain: string, owner: string, before: HistoryCursor | undefined, caller: HistoryCaller) {
    await refresh(chain, owner, caller)
    const deadlineMs = now() + maxWaitMs
    for (let deeper = 0; ; deeper += 1) {
      const found = await select(chain, owner, before)
      const horizon = await lists.horizon(chain, owner)
      const reliable = found.filter(({ slot }) => slot > horizon)
      if (reliable.length > historyPageSize || horizon < 0)
        return { rows: reliable, isLast: reliable.length <= historyPageSize }
      if (deeper === maxDeeperPages || now() > deadlineMs || !(await lists.deepen(chain, owner)))
        return { rows: reliable, isLast: false }
    }
  }

  /** Reads the effects of transactions; null if nodes do not know them yet, absent if there was no time. */
  async function readContents(rows: readonly Signature[]): Promise<Contents> {
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
      const reading = Array.from({ length: concurrency }, () => readMissing(chain, missing, contents))
      await resolveWithin(maxWaitMs, Promise.all(reading))
    }
    return contents
  }

  async function readMissing(chain: string, missing: string[], contents: Contents): Promise<void> {
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

  return async ({ ids, address: owner, before, caller }) => {
    const parts = await Promise.all(ids.map((chain) => readChain(chain, owner, before, caller)))
    const merged = parts
      .flatMap(({ rows }) => rows)
      .sort((a, b) => b.mined_at - a.mined_at || (a.chain === b.chain ? 0 : a.chain < b.chain ? 1 : -1))
    const requested = merged.slice(0, historyPageSize)
    const contents = await readContents(requested)
    const unread = requested.findIndex(({ signature }) => !contents.has(signature))
    if (unread === 0) throw new NoUpstreamResponded(['took too long'])
    // A page can end early; the next one continues there.
    const rows = unread === -1 ? requested : requested.slice(0, unread)
    return {
      isLast: rows.length === merged.length && parts.every(({ isLast }) => isLast),
      rows: rows.map(({ chain, signature, slot, mined_at }) => {
        const content = contents.get(signature)
        // Listed just before nodes know its effects.
        const unknown = { operation: 'execute', sentFrom: owner, sentTo: owner, transfers: [] } as const
        return {
          chain,
          hash: signature,
          minedAtMs: mined_at,
          ...(content ? decodeSolana(content, owner) : unknown),
          status: content ? (content.isFailed ? 'failed' : 'confirmed') : 'pending',
          nonce: 0,
          cursor: { minedAtMs: mined_at, chain, position: slot, discriminator: signature },
        }
      }),
    }
  }
}
