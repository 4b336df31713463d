import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { historyRow } from '../../contract/historyEndpoints.js'
import type { OperationType } from '../../contract/OperationType.js'
import { formatDecimal } from '../tokens/formatDecimal.js'
import type { FindTokens, ShownToken } from './FindTokens.js'
import type { Transfer } from './Transfer.js'

/** One transaction in the format of the contract. */
export type HistoryRow = z.output<typeof historyRow>

/** An indexed transaction. */
export type RecordedTransaction = {
  /** CAIP-2 ID. */
  readonly chain: string
  readonly hash: string
  readonly minedAtMs: number
  readonly operation: OperationType
  readonly sentFrom: string
  readonly sentTo: string
  /** `pending`: its effects are unknown so far. */
  readonly status: 'confirmed' | 'failed' | 'pending'
  readonly nonce: number
  readonly transfers: readonly Transfer[]
}

/** Converts transactions to the format of the contract, with token names. Past prices are unknown. */
export async function toHistoryRows(
  recorded: readonly RecordedTransaction[],
  findTokens: FindTokens,
): Promise<HistoryRow[]> {
  const assets = new Map(
    recorded.flatMap(({ chain, transfers }) =>
      transfers.map(({ kind, token = 'native' }) => {
        const asset = { chain, address: token, isCollection: kind === 'nft' }
        return [keyOf(asset), asset] as const
      }),
    ),
  )
  const tokens = await findTokens([...assets.values()])
  const byKey = new Map([...assets.keys()].map((key, index) => [key, tokens[index]]))
  return recorded.map(({ chain, hash, minedAtMs, operation, sentFrom, sentTo, status, nonce, transfers }) => ({
    id: createHash('sha256').update(`${chain} ${hash}`).digest('hex').slice(0, 32),
    metadata: {
      operationType: operation,
      hash,
      minedAt: new Date(minedAtMs).toISOString().replace('.000Z', 'Z'),
      sentFrom,
      sentTo,
      status,
      nonce,
      application: null,
      chain,
    },
    transfers: transfers.map((transfer) => {
      const { kind, token = 'native' } = transfer
      return toAnswer(transfer, byKey.get(keyOf({ chain, address: token, isCollection: kind === 'nft' })))
    }),
  }))
}

function keyOf(asset: { chain: string; address: string; isCollection: boolean }): string {
  return `${asset.chain} ${asset.address} ${asset.isCollection}`
}

function toAnswer(
  { direction, kind, token = '', id, amount, decimals }: Transfer,
  found: ShownToken | undefined,
): HistoryRow['transfers'][number] {
  const worth = { value: null, price: null }
  if (kind === 'nft') {
    const name = [found?.name, `#${id}`].filter(Boolean).join(' ')
    const nft_info = { name, content: null, flags: { is_spam: found?.isSpam === true } }
    return { fungible_info: null, nft_info, direction, quantity: { numeric: amount }, ...worth }
  }
  // Amounts without metadata are in whole units, as in the contract.
  const { name, symbol, logoUri } = found ?? { name: token, symbol: token.slice(0, 6) }
  const exact = formatDecimal(BigInt(amount), decimals ?? found?.decimals ?? 0)
  const numeric = exact.includes('.') ? exact.replace(/\.?0+$/, '') : exact
  return {
    fungible_info: { name, symbol, icon: logoUri === undefined ? null : { url: logoUri } },
    nft_info: null,
    direction,
    quantity: { numeric },
    ...worth,
  }
}
