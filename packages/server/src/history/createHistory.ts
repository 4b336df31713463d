import { createEvmReader } from '../families/eip155/history/createEvmReader.js'
import type { Indexer } from '../families/eip155/history/createIndexer.js'
import { readPage } from '../families/eip155/history/records/readPage.js'
import { createSolanaHistory } from '../families/solana/history/createSolanaHistory.js'
import { ApiRefusal } from '../http/ApiRefusal.js'
import type { Services } from '../Services.js'
import { parseAddress } from '../tokens/Asset.js'
import type { Asker } from './Asker.js'
import type { FindTokens } from './FindTokens.js'
import type { HistoryRow } from './HistoryRow.js'
import { firstCursor, formatCursor, type HistoryCursor, parseCursor } from './parseCursor.js'
import { PAGE, type RecordedPage } from './RecordedPage.js'
import { toHistoryRows } from './toHistoryRows.js'

/** What is asked of an account's history. */
export type HistoryQuestion = {
  readonly address: string
  /** CAIP-2; without it every chain of the address's family. */
  readonly chainId: string | undefined
  readonly cursor: string | undefined
  readonly asker: Asker
}

/** Rows of an account, the newest first, and the cursor of what follows. */
export type HistoryPage = { readonly data: HistoryRow[]; readonly next: string | null }

/** The transactions of accounts. */
export type History = {
  /**
   * One page.
   * @throws ApiRefusal 400 `address`, `chainId`, `cursor`
   * @throws NoUpstreamAnswered when nodes are needed and none answers
   */
  read(question: HistoryQuestion): Promise<HistoryPage>
}

/** Reads EVM accounts from what the indexers record, Solana accounts from nodes. */
export function createHistory(
  services: Pick<Services, 'chains' | 'now' | 'store' | 'cached'>,
  indexers: ReadonlyMap<string, Indexer>,
  findTokens: FindTokens,
): History {
  const { chains, store } = services
  const evm = createEvmReader(services, indexers)
  const solana = createSolanaHistory(services)

  async function readEvm(
    ids: readonly string[],
    address: string,
    chain: string | undefined,
    below: HistoryCursor | undefined,
    asker: Asker,
  ): Promise<RecordedPage> {
    const searched = await Promise.all(ids.map((id) => evm.catchUp(id, address, asker)))
    const found = await readPage(store, { address, chain, below, limit: PAGE + 1 })
    return {
      rows: found.slice(0, PAGE).map((row) => ({
        chain: row.chain,
        hash: row.hash,
        minedAtMs: row.mined_at,
        operation: row.operation,
        sentFrom: row.sent_from,
        sentTo: row.sent_to,
        status: row.status,
        nonce: row.nonce,
        transfers: JSON.parse(row.transfers),
        cursor: { minedAtMs: row.mined_at, chain: row.chain, position: row.position },
      })),
      // While the past is still being searched there may be more.
      isLast: found.length <= PAGE && searched.every(Boolean),
    }
  }

  return {
    async read({ address: given, chainId, cursor, asker }) {
      const namespace = given.startsWith('0x') ? 'eip155' : 'solana'
      const address = parseAddress(namespace, given)
      if (address === undefined)
        throw new ApiRefusal(400, 'address', 'The address must be one of an EVM chain or of Solana')
      const ids = idsOf(namespace, chainId)
      const below = cursor === undefined ? undefined : parseCursor(cursor, [...ids, firstCursor.chain])
      const { rows, isLast } =
        namespace === 'eip155'
          ? await readEvm(ids, address, chainId, below, asker)
          : await solana.read(ids, address, below, asker)
      return {
        data: await toHistoryRows(rows, findTokens),
        next: isLast ? null : formatCursor(rows.at(-1)?.cursor ?? below ?? firstCursor),
      }
    },
  }

  function idsOf(namespace: string, chainId: string | undefined): readonly string[] {
    const ids = chains.ids.filter((id) => id.startsWith(`${namespace}:`))
    if (chainId === undefined) return ids
    if (!chains.ids.includes(chainId)) throw new ApiRefusal(400, 'chainId', 'The chain is not supported')
    if (!ids.includes(chainId)) throw new ApiRefusal(400, 'address', 'The address is not one of this chain')
    return [chainId]
  }
}
