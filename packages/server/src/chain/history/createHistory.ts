import { HttpError } from '../../platform/http/HttpError.js'
import type { Chains } from '../chains/Chains.js'
import type { PerFamily } from '../chains/PerFamily.js'
import type { Assets } from '../tokens/createAssets.js'
import type { FindTokens } from './FindTokens.js'
import type { HistoryCaller, HistoryReader } from './HistoryReader.js'
import { firstCursor, formatCursor, parseCursor } from './parseCursor.js'
import type { HistoryRow } from './toHistoryRows.js'
import { toHistoryRows } from './toHistoryRows.js'

export type HistoryRequest = {
  readonly address: string
  /** CAIP-2 ID; defaults to every chain of the address's family. */
  readonly chainId: string | undefined
  readonly cursor: string | undefined
  readonly caller: HistoryCaller
}

/** Rows of an account, newest first, and the cursor of the next page. */
export type HistoryPage = { readonly data: HistoryRow[]; readonly next: string | null }

/** Transactions of accounts. */
export type History = {
  /**
   * Reads one page.
   * @throws HttpError 400 `address`, `chainId`, `cursor`
   * @throws NoUpstreamResponded if nodes are needed and none responds
   */
  read(question: HistoryRequest): Promise<HistoryPage>
}

/** Combines the readers of all families, and adds token names. */
export function createHistory(
  {
    assets,
    chains,
  }: {
    readonly assets: Assets
    readonly chains: Chains
  },
  readers: PerFamily<HistoryReader>,
  findTokens: FindTokens,
): History {
  return {
    async read({ address: given, chainId, cursor, caller }) {
      const found = assets.parseAmong(readers.namespaces, given)
      const read = found && readers.of(found.namespace)
      if (found === undefined || read === undefined)
        throw new HttpError(400, 'address', 'Invalid address: must be an EVM or Solana address')
      const ids = idsOf(found.namespace, chainId)
      const before = cursor === undefined ? undefined : parseCursor(cursor, [...ids, firstCursor.chain])
      const { rows, isLast } = await read({ ids, address: found.address, chainId, before, caller })
      return {
        data: await toHistoryRows(rows, findTokens),
        next: isLast ? null : formatCursor(rows.at(-1)?.cursor ?? before ?? firstCursor),
      }
    },
  }

  function idsOf(namespace: string, chainId: string | undefined): readonly string[] {
    const ids = chains.ids.filter((id) => id.startsWith(`${namespace}:`))
    if (chainId === undefined) return ids
    if (!chains.ids.includes(chainId)) throw new HttpError(400, 'chainId', 'Unsupported chain')
    if (!ids.includes(chainId)) throw new HttpError(400, 'address', 'Invalid address for this chain')
    return [chainId]
  }
}
