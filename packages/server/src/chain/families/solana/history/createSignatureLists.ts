import type { Store } from '../../../../platform/store/Store.js'
import type { HistoryListTable } from '../../../../platform/store/tables/HistoryTables.js'
import type { Chains } from '../../../chains/Chains.js'
import { findTokenAccounts, type ListedSignature, mostSignatures, readSignatures } from './readSignatures.js'
import { saveSignatures } from './saveSignatures.js'
import { selectLists } from './selectSignatures.js'

/** Signatures of transactions that involve a Solana account, stored in the database and refreshed from nodes. */
export type SignatureLists = {
  /** Lists new transactions of an account and of its token accounts; initially up to a thousand each. */
  refresh(chain: string, owner: string): Promise<void>
  /** Lists a thousand older transactions of the list that ends first; returns false when all lists are complete. */
  deepen(chain: string, owner: string): Promise<boolean>
  /** Returns the slot below which older ones may be missing; -1 if none are. */
  horizon(chain: string, owner: string): Promise<number>
}

/** Dependencies of {@link createSignatureLists}. */
export type SignatureListOptions = { readonly chains: Chains; readonly store: Store; readonly now: () => number }

/** Further token accounts of one owner are ignored: each costs a request. */
const mostAccounts = 50
/** Precision of the last request time; avoids a write per request. */
const precisionMs = 3_600_000

/** Lists signatures from the chain's nodes. */
export function createSignatureLists({ chains, store, now }: SignatureListOptions): SignatureLists {
  const save = (list: HistoryListTable, found: readonly ListedSignature[]) => saveSignatures(store, now(), list, found)

  async function refreshOne(list: HistoryListTable): Promise<void> {
    const found = await readSignatures(chains, list, list.newest === null ? {} : { until: list.newest })
    const [first, last] = [found[0], found.at(-1)]
    if (first === undefined || last === undefined) {
      if (list.newest === null && list.complete === 0) await save({ ...list, complete: 1 }, [])
      return
    }
    const newest = first.signature
    const isJoined = found.length < mostSignatures
    // If there is a gap to the known signatures, the list continues downwards from here; known ones stay.
    const start = { oldest: last.signature, oldest_slot: last.slot, complete: isJoined ? 1 : 0 }
    await save({ ...list, newest, ...(isJoined && list.newest !== null ? {} : start) }, found)
  }

  async function firstEnding(chain: string, owner: string): Promise<HistoryListTable | undefined> {
    const open = (await selectLists(store, chain, owner)).filter(({ complete }) => complete === 0)
    return open.sort((a, b) => b.oldest_slot - a.oldest_slot)[0]
  }

  return {
    async refresh(chain, owner) {
      const known = new Map((await selectLists(store, chain, owner)).map((list) => [list.account, list]))
      const accounts = new Set([owner, ...known.keys(), ...(await findTokenAccounts(chains, chain, owner))])
      await Promise.all(
        [...accounts].slice(0, mostAccounts).map((account) => {
          const start = { newest: null, oldest: null, oldest_slot: 0, complete: 0, asked_at: now() }
          return refreshOne(known.get(account) ?? { chain, owner, account, ...start })
        }),
      )
      if ([...known.values()].some(({ asked_at }) => asked_at < now() - precisionMs))
        await recordRequest(store, chain, owner, now())
    },
    async deepen(chain, owner) {
      const list = await firstEnding(chain, owner)
      if (list === undefined) return false
      const found = await readSignatures(chains, list, list.oldest === null ? {} : { before: list.oldest })
      const last = found.at(-1)
      const complete = found.length < mostSignatures ? 1 : 0
      await save({ ...list, complete, ...(last && { oldest: last.signature, oldest_slot: last.slot }) }, found)
      return true
    },
    async horizon(chain, owner) {
      return (await firstEnding(chain, owner))?.oldest_slot ?? -1
    },
  }
}

async function recordRequest({ db }: Store, chain: string, owner: string, nowMs: number): Promise<void> {
  await db
    .updateTable('history_lists')
    .set({ asked_at: nowMs })
    .where('chain', '=', chain)
    .where('owner', '=', owner)
    .where('asked_at', '<', nowMs - precisionMs)
    .execute()
}
