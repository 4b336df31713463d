import { z } from 'zod'
import type { Store } from '../../../../platform/store/Store.js'
import type { HistoryListTable } from '../../../../platform/store/tables/HistoryTables.js'
import type { Chains } from '../../../chains/Chains.js'
import { callSolanaNode } from './callSolanaNode.js'

/** Signatures of transactions that involve a Solana account, stored in the database and refreshed from nodes. */
export type SignatureLists = {
  /** Lists new transactions of an account and of its token accounts; initially up to a thousand each. */
  refresh(chain: string, owner: string): Promise<void>
  /** Lists a thousand older transactions of the list that ends first; returns false when all lists are complete. */
  deepen(chain: string, owner: string): Promise<boolean>
  /** Returns the slot below which older ones may be missing; -1 if none are. */
  horizon(chain: string, owner: string): Promise<number>
}

const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

/** Further token accounts of one owner are ignored: each costs a request. */
const mostAccounts = 50
/** Node limit per request. */
const mostSignatures = 1000
const commitment = 'confirmed'
/** Precision of the last request time; avoids a write per request. */
const precisionMs = 3_600_000

const tokenAccounts = z.object({ value: z.array(z.object({ pubkey: z.string().max(44) })) })
const signatures = z.array(
  z.object({
    signature: z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/),
    slot: z.int().nonnegative(),
    blockTime: z.int().nonnegative().nullish(),
  }),
)

/** Lists signatures from the chain's nodes. */
export function createSignatureLists({
  chains,
  store,
  now,
}: {
  readonly chains: Chains
  readonly store: Store
  readonly now: () => number
}): SignatureLists {
  async function readLists(chain: string, owner: string): Promise<readonly HistoryListTable[]> {
    return store.db
      .selectFrom('history_lists')
      .selectAll()
      .where('chain', '=', chain)
      .where('owner', '=', owner)
      .execute()
  }

  async function findAccounts(chain: string, owner: string): Promise<readonly string[]> {
    const options = { encoding: 'base64', dataSlice: { offset: 0, length: 0 }, commitment: commitment }
    const answers = await Promise.all(
      tokenPrograms.map((programId) => {
        const params = [owner, { programId }, options]
        return callSolanaNode(chains, { chain, method: 'getTokenAccountsByOwner', params, answer: tokenAccounts })
      }),
    )
    return answers.flatMap(({ value }) => value.map(({ pubkey }) => pubkey))
  }

  async function readSignatures(chain: string, account: string, place: object) {
    const options = { limit: mostSignatures, commitment: commitment, ...place }
    const params = [account, options]
    return callSolanaNode(chains, { chain, method: 'getSignaturesForAddress', params, answer: signatures })
  }

  async function save(list: HistoryListTable, found: z.output<typeof signatures>): Promise<void> {
    const { chain, owner } = list
    await store.db.transaction().execute(async (db) => {
      for (let start = 0; start < found.length; start += 250) {
        const rows = found.slice(start, start + 250).map(({ signature, slot, blockTime }) => ({
          chain,
          owner,
          slot,
          signature,
          mined_at: blockTime ? blockTime * 1000 : now(),
        }))
        await db
          .insertInto('history_signatures')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
      const { newest, oldest, oldest_slot, complete } = list
      await db
        .insertInto('history_lists')
        .values(list)
        .onConflict((conflict) =>
          conflict.columns(['chain', 'owner', 'account']).doUpdateSet({ newest, oldest, oldest_slot, complete }),
        )
        .execute()
    })
  }

  async function refreshOne(list: HistoryListTable): Promise<void> {
    const found = await readSignatures(list.chain, list.account, list.newest === null ? {} : { until: list.newest })
    const [first, last] = [found[0], found.at(-1)]
    if (first === undefined || last === undefined) {
      if (list.newest === null && list.complete === 0) await save({ ...list, complete: 1 }, [])
      return
    }
    const newest = first.signature
    const isJoined = found.length < mostSignatures
    // If there is a gap to the known signatures, the list continues downwards from here; known ones stay.
    if (isJoined && list.newest !== null) await save({ ...list, newest }, found)
    else
      await save({ ...list, newest, oldest: last.signature, oldest_slot: last.slot, complete: isJoined ? 1 : 0 }, found)
  }

  async function recordRequest(chain: string, owner: string): Promise<void> {
    await store.db
      .updateTable('history_lists')
      .set({ asked_at: now() })
      .where('chain', '=', chain)
      .where('owner', '=', owner)
      .where('asked_at', '<', now() - precisionMs)
      .execute()
  }

  async function firstEnding(chain: string, owner: string): Promise<HistoryListTable | undefined> {
    const open = (await readLists(chain, owner)).filter(({ complete }) => complete === 0)
    return open.sort((a, b) => b.oldest_slot - a.oldest_slot)[0]
  }

  return {
    async refresh(chain, owner) {
      const known = new Map((await readLists(chain, owner)).map((list) => [list.account, list]))
      const accounts = new Set([owner, ...known.keys(), ...(await findAccounts(chain, owner))])
      await Promise.all(
        [...accounts].slice(0, mostAccounts).map((account) => {
          const start = { newest: null, oldest: null, oldest_slot: 0, complete: 0, asked_at: now() }
          return refreshOne(known.get(account) ?? { chain, owner, account, ...start })
        }),
      )
      if ([...known.values()].some(({ asked_at }) => asked_at < now() - precisionMs)) await recordRequest(chain, owner)
    },
    async deepen(chain, owner) {
      const list = await firstEnding(chain, owner)
      if (list === undefined) return false
      const found = await readSignatures(chain, list.account, list.oldest === null ? {} : { before: list.oldest })
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
