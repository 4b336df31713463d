import { isOutage, pollReceipt, RpcError } from '@kit/adapter'
import { isKitError, KitError, type Ports, type ReadCall, type TransactionReceipt } from '@kit/core/adapter'
import type { OpenChain } from './openChain.js'
import { palletsOf } from './palletsOf.js'
import { type Lifetime, readHead } from './sendExtrinsic.js'

const pollMs = 500
/** How far back to search for a transaction that another page sent. Longer than any transaction is valid. */
const lookBackBlocks = 128

/**
 * Waits until a block includes a transaction, or with more `confirmations` until that many blocks follow it or it is final. Nodes don't
 * index transactions, so each new block is searched. The receipt of a failed transaction says `reverted`.
 *
 * @param lifetime The blocks that can include it, if known.
 * @throws KitError `transaction/invalid` for a malformed hash; `transaction/expired` when no block can include it any longer;
 *   `transaction/timedOut` after `timeoutMs` (default 180,000); `rpc/failed`; `connection/aborted`.
 * @example await awaitInclusion(chain, ports.clock, { network, hash }, lifetime)
 */
export async function awaitInclusion(
  chain: OpenChain,
  clock: Ports['clock'],
  call: ReadCall & { readonly hash: string; readonly confirmations?: number; readonly timeoutMs?: number },
  lifetime?: Lifetime,
): Promise<TransactionReceipt> {
  const { hash, confirmations = 1 } = call
  if (!/^0x[\da-f]{64}$/i.test(hash))
    throw new KitError('transaction/invalid', { shortMessage: 'Not a valid transaction hash.' })
  const search = createSearch(chain, hash, lifetime?.first)
  const readOnce = async (signal: AbortSignal): Promise<TransactionReceipt | undefined> => {
    let { head, found } = await search(signal)
    const last = lifetime?.last
    const isExpired = !found && last !== undefined && head > last && (await isFinal(chain, last))
    // A reorg may have moved it to a block that was searched before.
    if (isExpired) ({ head, found } = await search(signal, true))
    if (found && (head - found.number + 1 >= confirmations || (await isFinal(chain, found.number))))
      return { hash, ...(await readOutcome(chain, found)), blockNumber: BigInt(found.number) }
    if (isExpired && !found)
      throw new KitError('transaction/expired', {
        shortMessage: 'The transaction expired before it was included in a block. Nothing was sent.',
        details: hash,
      })
    return undefined
  }
  return pollReceipt({
    ...call,
    readOnce,
    clock,
    firstDelayMs: pollMs,
    pollingIntervalMs: pollMs,
    // Errors of the chain library or a socket during an outage have no code.
    isOutage: (error) => !isKitError(error) || isOutage(error),
  })
}

/** Reads the blocks since the last read, or all again. A reorg removes the transactions of replaced blocks. */
function createSearch(
  chain: OpenChain,
  hash: string,
  first: number | undefined,
): (signal: AbortSignal, isAgain?: boolean) => Promise<{ readonly head: number; readonly found: Found | undefined }> {
  let start = first
  let next = 0
  let found: Found | undefined
  return async (signal, isAgain = false) => {
    const head = await readHead(chain)
    if (start === undefined) start = Math.max(0, head - lookBackBlocks)
    next = isAgain ? start : Math.max(next, start)
    if (found && (await chain.send('chain_getBlockHash', found.number)) !== found.blockHash) {
      found = undefined
      next = start
    }
    for (; !found && next <= head; next += 1) {
      signal.throwIfAborted()
      found = await findIn(chain, next, hash)
    }
    return { head, found }
  }
}

type Found = { readonly number: number; readonly blockHash: string; readonly index: number }

/** A block may be missing if another node returned the head. That doesn't prove anything about the transaction. */
const missingBlock = () => new RpcError({ shortMessage: 'The node does not have this block yet.' })

async function findIn({ api, send }: OpenChain, number: number, hash: string): Promise<Found | undefined> {
  const blockHash = await send('chain_getBlockHash', number)
  if (typeof blockHash !== 'string') throw missingBlock()
  const answer = (await send('chain_getBlock', blockHash)) as { block?: { extrinsics?: readonly unknown[] } } | null
  if (!answer?.block) throw missingBlock()
  const index = (answer.block.extrinsics ?? []).findIndex(
    (extrinsic) =>
      typeof extrinsic === 'string' &&
      api.registry.hash(api.registry.createType('Raw', extrinsic).toU8a(true)).toHex() === hash.toLowerCase(),
  )
  return index < 0 ? undefined : { number, blockHash, index }
}

async function isFinal({ send }: OpenChain, number: number): Promise<boolean> {
  const hash = await send('chain_getFinalizedHead')
  const header = (await send('chain_getHeader', hash)) as { readonly number?: unknown } | null
  return Number(header?.number) >= number
}

async function readOutcome(
  { api }: OpenChain,
  { blockHash, index }: Found,
): Promise<Pick<TransactionReceipt, 'status' | 'fee'>> {
  const at = await api.at(blockHash)
  const records = await palletsOf(at).query.system.events()
  const events = [...records].flatMap(({ phase, event }) =>
    phase.isApplyExtrinsic && phase.asApplyExtrinsic.toNumber() === index ? [event] : [],
  )
  const find = (section: string, method: string) =>
    events.find((event) => event.section === section && event.method === method)
  // The payer and the paid amount, including the tip.
  const [, paid] = find('transactionPayment', 'TransactionFeePaid')?.data ?? []
  const fee = /^\d+$/.test(String(paid)) ? { fee: BigInt(String(paid)) } : {}
  return { status: find('system', 'ExtrinsicFailed') ? 'reverted' : 'success', ...fee }
}
