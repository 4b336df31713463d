import type { Transfer } from '../../../history/Transfer.js'
import type { ChainLog, ChainReceipt, ChainTransaction } from './ChainBlock.js'
import { topics } from './topics.data.js'

/** A transfer from one address to another; addresses are lower case. */
export type Movement = {
  readonly from: string
  readonly to: string
  readonly kind: Transfer['kind']
  readonly token?: string
  readonly id?: string
  readonly amount: bigint
}

/** The zero address: source of minted tokens and target of burned ones. */
export const zeroAddress = `0x${'0'.repeat(40)}`

/**
 * Reads the transfers of a transaction in the order of its events, with the sent value first. Contracts emit arbitrary events, so malformed
 * ones are skipped. Native currency paid out by contracts emits no event; it is inferred when wrapped native currency is unwrapped by the
 * sender or by the called contract, which then pays the sender.
 */
export function readMovements(
  transaction: ChainTransaction,
  receipt: ChainReceipt,
  wrappedNative: string | undefined,
): readonly Movement[] {
  if (!receipt.isConfirmed) return []
  const { from, value } = transaction
  const to = transaction.to ?? receipt.contractAddress ?? zeroAddress
  const movements: Movement[] = value > 0n ? [{ from, to, kind: 'native', amount: value }] : []
  for (const log of receipt.logs) {
    const [first, second, third, fourth] = log.topics
    if (second === undefined) continue
    if (first === topics.transfer && third !== undefined) movements.push(...readTransfer(log))
    else if (fourth !== undefined && first === topics.transferSingle) movements.push(...readSingle(log))
    else if (fourth !== undefined && first === topics.transferBatch) movements.push(...readBatch(log))
    else if (log.address === wrappedNative) movements.push(...readWrapping(log, transaction, receipt.logs))
  }
  return movements
}

function readTransfer({ address, topics: [, from = '', to = '', id], data }: ChainLog): Movement[] {
  const parties = { from: toAddress(from), to: toAddress(to), token: address }
  if (id !== undefined) return [{ ...parties, kind: 'nft', id: BigInt(id).toString(), amount: 1n }]
  const amount = wordAt(data, 0)
  return amount === undefined ? [] : [{ ...parties, kind: 'token', amount }]
}

function readSingle({ address, topics: [, , from = '', to = ''], data }: ChainLog): Movement[] {
  const [id, amount] = [wordAt(data, 0), wordAt(data, 1)]
  if (id === undefined || amount === undefined) return []
  return [{ from: toAddress(from), to: toAddress(to), token: address, kind: 'nft', id: id.toString(), amount }]
}

function readBatch({ address, topics: [, , from = '', to = ''], data }: ChainLog): Movement[] {
  const ids = wordsAt(data, wordAt(data, 0))
  const amounts = wordsAt(data, wordAt(data, 1))
  if (ids.length !== amounts.length) return []
  return ids.map((id, index) => ({
    from: toAddress(from),
    to: toAddress(to),
    token: address,
    kind: 'nft',
    id: id.toString(),
    amount: amounts[index] ?? 0n,
  }))
}

/** The usual contract reports wrapping only by its own event; others also emit a `Transfer`, which must not count twice. */
function readWrapping(log: ChainLog, { from, to }: ChainTransaction, logs: readonly ChainLog[]): Movement[] {
  const [name, owner = ''] = log.topics
  const amount = wordAt(log.data, 0)
  const holder = toAddress(owner)
  if (amount === undefined || (name !== topics.deposit && name !== topics.withdrawal)) return []
  const isDeposit = name === topics.deposit
  const token = {
    ...(isDeposit ? { from: zeroAddress, to: holder } : { from: holder, to: zeroAddress }),
    token: log.address,
  }
  const isEmitted = logs.some(
    ({ address, topics: [first, sender = '', receiver = ''], data }) =>
      address === log.address &&
      first === topics.transfer &&
      toAddress(sender) === token.from &&
      toAddress(receiver) === token.to &&
      wordAt(data, 0) === amount,
  )
  const movements: Movement[] = isEmitted ? [] : [{ ...token, kind: 'token', amount }]
  if (isDeposit || (holder !== from && holder !== to)) return movements
  return [...movements, { from: holder === from ? log.address : holder, to: from, kind: 'native', amount }]
}

function toAddress(topic: string): string {
  return `0x${topic.slice(-40)}`
}

function wordAt(data: string, index: number): bigint | undefined {
  const word = data.slice(2 + index * 64, 66 + index * 64)
  return /^[0-9a-fA-F]{64}$/.test(word) ? BigInt(`0x${word}`) : undefined
}

/** Reads a dynamic array of words at a byte offset. */
function wordsAt(data: string, offset: bigint | undefined): readonly bigint[] {
  const words = BigInt(Math.floor(data.length / 64))
  if (offset === undefined || offset % 32n !== 0n || offset / 32n >= words) return []
  const start = Number(offset / 32n)
  const length = wordAt(data, start)
  if (length === undefined || length > words) return []
  return Array.from({ length: Number(length) }, (_, index) => wordAt(data, start + 1 + index)).filter(
    (word) => word !== undefined,
  )
}
