import type { RpcRequest } from '@kit/adapter'
import type { AccountPosition, ReadCall, TransactionQuery } from '@kit/core/adapter'
import { listBlockTransactions, parseTransaction } from '../receipt/parseTransaction.js'
import { encodeTransfer } from '../request/encodeTransfer.js'
import { parseQuantity, readQuantity, toQuantity } from '../rpc/Quantity.js'
import { readChain } from '../rpc/toEvmRpcError.js'

/** Blocks before the mark that are searched, too, because a reorg may have removed them. */
const maxReorgBlocks = 64n
/** A reorg may include a transaction in a block that is older than the mark by this much at most, in milliseconds. */
const maxReorgMs = 60_000
/** A normal user doesn't send in more blocks than this. */
const maxBlocks = 32
/** Blocks per request, because nodes limit the number of requests. */
const batch = 8

/**
 * Finds the transactions of an account since a mark that match a transfer or a call exactly. Searches mined ones by the account's nonce,
 * and pending ones on nodes that expose them. Returns none for an account without a nonce in its mark.
 *
 * @throws KitError `transaction/invalid` for an invalid transfer, `rpc/failed`, `rpc/timedOut`.
 * @example await findSentTransaction(request, { network, address, mark, sent: { to: shop, amount: 25_000_000n, token: usdc } }) // ['0x…']
 */
export async function findSentTransaction(
  request: RpcRequest,
  call: ReadCall & { readonly address: string; readonly mark: AccountPosition; readonly sent: TransactionQuery },
): Promise<readonly string[]> {
  const { mark, sent, signal } = call
  if (mark.nonce === undefined || mark.height === undefined) return []
  const address = call.address.toLowerCase()
  const [nonce, height] = [BigInt(mark.nonce), BigInt(mark.height)]
  const wanted = 'amount' in sent ? encodeTransfer(sent) : sent
  const read = <Value>(work: () => Promise<Value>) =>
    readChain(work, signal, "Couldn't read the account's transactions.")
  const ask = (method: string, ...params: readonly unknown[]) => read(() => request({ method, params }))
  const countAt = async (block: bigint | 'pending') =>
    parseQuantity(await ask('eth_getTransactionCount', address, block === 'pending' ? block : toQuantity(block)))

  /** Returns the blocks after one and up to another in which the account sent something, newest first. */
  async function listBlocks(after: bigint, before: bigint, upTo: bigint, count: bigint): Promise<readonly bigint[]> {
    if (before === count) return []
    if (upTo - after <= 1n) return [upTo]
    const middle = (after + upTo) / 2n
    const between = await countAt(middle)
    const newer = await listBlocks(middle, between, upTo, count)
    return newer.length >= maxBlocks ? newer : [...newer, ...(await listBlocks(after, before, middle, between))]
  }

  const readMatches = async (block: bigint | 'pending') => {
    const params = [block === 'pending' ? block : toQuantity(block), true]
    const [transactions, timeMs] = await read(async () => {
      const answer = await request({ method: 'eth_getBlockByNumber', params })
      return [listBlockTransactions(answer), blockTimeMs(answer)] as const
    })
    // The nonce of a mark that was read late may be that of an earlier transaction.
    if (block !== 'pending' && timeMs < mark.timeMs - maxReorgMs) return []
    return transactions.flatMap((value) => {
      const found = parseTransaction(value)
      const isWanted =
        found?.from === address &&
        found.nonce >= nonce &&
        found.to === wanted.to?.toLowerCase() &&
        found.value === (wanted.value ?? 0n) &&
        found.input.startsWith(wanted.data?.toLowerCase() ?? '0x')
      return isWanted ? [found.hash] : []
    })
  }

  const readTip = async () => parseQuantity(await ask('eth_blockNumber'))
  async function searchTo(tip: bigint): Promise<readonly string[]> {
    const [count, waiting] = await Promise.all([countAt(tip), countAt('pending')])
    // If nothing was sent since, no block is read.
    const first = height > maxReorgBlocks ? height - maxReorgBlocks : 0n
    const blocks = count > nonce ? await listBlocks(first, await countAt(first), tip, count) : []
    // Nodes that don't expose pending transactions return none.
    const open = waiting > count ? readMatches('pending').catch(() => []) : []
    const matches: string[] = []
    for (let at = 0; at < blocks.length; at += batch)
      matches.push(...(await Promise.all(blocks.slice(at, at + batch).map(readMatches))).flat())
    const found = [...new Set([...(await open), ...matches])]
    if (found.length > 0 || waiting <= count) return found
    // Pending transactions may have been mined by now.
    const next = await readTip()
    return next > tip ? searchTo(next) : found
  }
  return searchTo(await readTip())
}

/** Returns the time of a block in milliseconds, or 0 if the node doesn't say. */
function blockTimeMs(answer: unknown): number {
  return Number(readQuantity((answer as { readonly timestamp?: unknown }).timestamp) ?? 0n) * 1000
}
