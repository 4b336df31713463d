import type { ChainBlock, ChainLog, ChainReceipt, ChainTransaction } from './ChainBlock.js'

/** A node returned a malformed response. */
export class MalformedResponse extends Error {
  override readonly name = 'MalformedAnswer'

  constructor(what: string) {
    super(`The node returned a malformed ${what}`)
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Parses a block of `eth_getBlockBy…`, with or without transactions; null for a missing block. @throws MalformedResponse */
export function parseBlock(value: unknown): ChainBlock | null {
  if (value === null) return null
  const block = fieldsOf(value, 'block')
  const transactions = Array.isArray(block.transactions) ? block.transactions : []
  return {
    number: toNumber(block.number, 'block number'),
    hash: toHex(block.hash, 32, 'block hash'),
    parentHash: toHex(block.parentHash, 32, 'parent hash'),
    minedAtMs: toNumber(block.timestamp, 'timestamp') * 1000,
    transactions: transactions.filter((one) => typeof one === 'object').map(parseTransaction),
  }
}

/** Parses a mined transaction. @throws MalformedResponse also for a pending one */
export function parseTransaction(value: unknown): ChainTransaction {
  const transaction = fieldsOf(value, 'transaction')
  const { input, to } = transaction
  if (typeof input !== 'string') throw new MalformedResponse('input')
  return {
    hash: toHex(transaction.hash, 32, 'hash'),
    block: toNumber(transaction.blockNumber, 'block number'),
    blockHash: toHex(transaction.blockHash, 32, 'block hash'),
    index: toNumber(transaction.transactionIndex, 'index'),
    from: toHex(transaction.from, 20, 'sender'),
    to: to === null || to === undefined ? null : toHex(to, 20, 'receiver'),
    value: BigInt(toQuantity(transaction.value, 'value')),
    selector: input.slice(0, 10).toLowerCase(),
    nonce: toNumber(transaction.nonce, 'nonce'),
  }
}

/** Parses a receipt. @throws MalformedResponse also for a missing one */
export function parseReceipt(value: unknown): ChainReceipt {
  const receipt = fieldsOf(value, 'receipt')
  const { contractAddress } = receipt
  return {
    hash: toHex(receipt.transactionHash, 32, 'hash'),
    blockHash: toHex(receipt.blockHash, 32, 'block hash'),
    // Receipts before Byzantium had no status; failed transactions then left nothing to index.
    isConfirmed: receipt.status === undefined || receipt.status === '0x1',
    contractAddress: typeof contractAddress === 'string' ? toHex(contractAddress, 20, 'contract') : null,
    logs: parseLogs(receipt.logs),
  }
}

/** Parses a list of events. @throws MalformedResponse */
export function parseLogs(value: unknown): readonly ChainLog[] {
  if (!Array.isArray(value)) throw new MalformedResponse('list of events')
  return value.map((one) => {
    const log = fieldsOf(one, 'event')
    const { topics, data } = log
    if (!Array.isArray(topics) || typeof data !== 'string') throw new MalformedResponse('event')
    return {
      address: toHex(log.address, 20, 'contract'),
      topics: topics.map((topic) => toHex(topic, 32, 'topic')),
      data,
      block: toNumber(log.blockNumber, 'block number'),
      blockHash: toHex(log.blockHash, 32, 'block hash'),
      transaction: toHex(log.transactionHash, 32, 'hash'),
    }
  })
}

/** Parses a number such as a block number. @throws MalformedResponse */
export function toNumber(value: unknown, what: string): number {
  const number = Number(toQuantity(value, what))
  // No nonce, block or time is that large, and larger numbers would not be exact.
  if (!Number.isSafeInteger(number)) throw new MalformedResponse(what)
  return number
}

function toQuantity(value: unknown, what: string): string {
  if (typeof value !== 'string' || !/^0x[0-9a-fA-F]{1,64}$/.test(value)) throw new MalformedResponse(what)
  return value
}

function toHex(value: unknown, bytes: number, what: string): string {
  if (typeof value !== 'string' || value.length !== 2 + bytes * 2 || !/^0x[0-9a-fA-F]+$/.test(value))
    throw new MalformedResponse(what)
  return value.toLowerCase()
}

function fieldsOf(value: unknown, what: string): Fields {
  if (typeof value !== 'object' || value === null) throw new MalformedResponse(what)
  return value as Fields
}
