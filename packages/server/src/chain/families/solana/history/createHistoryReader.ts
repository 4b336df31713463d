import { resolveWithin } from '../../../../platform/jobs/resolveWithin.js'
import { NoUpstreamResponded } from '../../../gateway/createChainGateway.js'
import type { HistoryCaller, HistoryReader, HistoryReaderOptions } from '../../../history/HistoryReader.js'
import { historyPageSize } from '../../../history/HistoryReader.js'
import type { HistoryCursor } from '../../../history/parseCursor.js'
import { checkOrigin } from './checkOrigin.js'
import { createSignatureLists } from './createSignatureLists.js'
import { decodeSolana } from './decodeSolana.js'
import { readContents } from './readContents.js'
import { isListed, selectSignatures } from './selectSignatures.js'
import { sweepLists } from './sweepLists.js'

/** Maximum lists of a thousand that one page fetches; a later page continues. */
const maxDeeperPages = 10
/** Maximum time for listing, and for going deeper. */
const maxWaitMs = 3000
/** Concurrent requests for one account share one poll. */
const tipCachePolicy = { freshMs: 400 }

/** Reads the transactions of Solana accounts: nodes list them, the database stores their effects. */
export function createHistoryReader(
  services: Pick<HistoryReaderOptions, 'chains' | 'store' | 'now' | 'cached' | 'leadership'>,
): HistoryReader {
  const { store, cached, now } = services
  const lists = createSignatureLists(services)
  sweepLists(services)

  async function refresh(chain: string, owner: string, caller: HistoryCaller): Promise<void> {
    if (!(await isListed(store, chain, owner))) await caller.charge()
    const refreshing = cached(`solana-history:${chain}:${owner}`, tipCachePolicy, async () => {
      await checkOrigin(services, chain)
      await lists.refresh(chain, owner)
      return true
    })
    const fault = await resolveWithin(maxWaitMs, refreshing).then(
      (done) => (done ? undefined : new NoUpstreamResponded(['took too long'])),
      (error: unknown) => error,
    )
    if (fault === undefined) return
    // An outdated list is better than none.
    if (!(fault instanceof NoUpstreamResponded) || !(await isListed(store, chain, owner))) throw fault
  }

  /** Returns rows of one chain that are certain to be next, and whether there are no more. */
  async function readChain(chain: string, owner: string, before: HistoryCursor | undefined, caller: HistoryCaller) {
    await refresh(chain, owner, caller)
    const deadlineMs = now() + maxWaitMs
    for (let deeper = 0; ; deeper += 1) {
      const found = await selectSignatures(store, chain, owner, before)
      const horizon = await lists.horizon(chain, owner)
      const reliable = found.filter(({ slot }) => slot > horizon)
      if (reliable.length > historyPageSize || horizon < 0)
        return { rows: reliable, isLast: reliable.length <= historyPageSize }
      if (deeper === maxDeeperPages || now() > deadlineMs || !(await lists.deepen(chain, owner)))
        return { rows: reliable, isLast: false }
    }
  }

  return async ({ ids, address: owner, before, caller }) => {
    const parts = await Promise.all(ids.map((chain) => readChain(chain, owner, before, caller)))
    const merged = parts
      .flatMap(({ rows }) => rows)
      .sort((a, b) => b.mined_at - a.mined_at || (a.chain === b.chain ? 0 : a.chain < b.chain ? 1 : -1))
    const requested = merged.slice(0, historyPageSize)
    const contents = await readContents(services, requested)
    const unread = requested.findIndex(({ signature }) => !contents.has(signature))
    if (unread === 0) throw new NoUpstreamResponded(['cannot read the next transaction'])
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
