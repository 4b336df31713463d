import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import { z } from 'zod'
import type { Chains } from '../../../chains/Chains.js'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import type { Order } from '../../../onramp/createOrders.js'
import type { Payout, PayoutOptions } from '../../../onramp/Payout.js'
import { callSolanaNode } from '../history/callSolanaNode.js'
import { createFaucetKey } from './createFaucetKey.js'
import { encodeMessage } from './encodeMessage.js'
import { planTransfer, transferLamports } from './planTransfer.js'

const commitment = 'confirmed'
/** A blockhash is valid for about 60 s. Until then, a node that calls it invalid is behind. */
const resignAfterMs = 120_000

const latestBlockhash = z.object({ value: z.object({ blockhash: z.string().max(44) }) })
const validity = z.object({ value: z.boolean() })
const statuses = z.object({
  value: z.array(z.object({ err: z.unknown(), confirmationStatus: z.string().nullish() }).nullable()).length(1),
})

/**
 * Pays orders from the chain's faucet account. The signed transaction is stored before it is sent, so that after a crash the same one is
 * sent again. Another one is signed only once its blockhash has expired and no block contains it, so that no order is paid twice.
 */
export function createPayout({ orders, chains, faucetKeys, now }: PayoutOptions): Payout {
  async function sign(order: Order): Promise<{ readonly raw: string; readonly hash: string } | undefined> {
    const key = createFaucetKey(faucetKeys[order.chain] ?? '')
    const transfer = await planTransfer(chains, order, key.publicKey)
    if (transfer === undefined) return undefined
    const { blockhash } = (
      await callSolanaNode(chains, {
        chain: order.chain,
        method: 'getLatestBlockhash',
        params: [{ commitment }],
        answer: latestBlockhash,
      })
    ).value
    // Identical orders would be the same transaction; a payment of the faucet to itself distinguishes them.
    const mark = BigInt(createHash('sha256').update(order.id).digest().readUIntBE(0, 3))
    const message = encodeMessage(key.publicKey, base58.decode(blockhash), [
      ...transfer,
      transferLamports(key.publicKey, key.publicKey, mark),
    ])
    const signature = key.sign(message)
    const raw = Buffer.concat([Uint8Array.of(1), signature, message]).toString('base64')
    return { raw, hash: base58.encode(signature) }
  }

  return async (order) => {
    let { raw, hash } = order
    if (raw === null || hash === null) {
      const signed = await sign(order)
      if (signed === undefined) {
        await orders.finish(order.id, 'FAILED')
        return true
      }
      await orders.sign(order.id, signed)
      raw = signed.raw
      hash = signed.hash
    }
    // Checked first: a transaction in no block afterwards never will be.
    const isTooLate =
      order.raw !== null && now() - order.updated_at > resignAfterMs && (await isExpired(chains, order.chain, raw))
    const status = await statusOf(chains, order.chain, hash)
    if (status !== undefined) {
      if (status.confirmationStatus === 'processed') return false
      await orders.finish(order.id, status.err === null ? 'SUCCESS' : 'FAILED')
      return true
    }
    if (isTooLate) {
      await orders.sign(order.id, undefined)
      return false
    }
    try {
      await chains.call(order.chain, 'sendTransaction', [raw, { encoding: 'base64', preflightCommitment: commitment }])
    } catch (error) {
      if (!(error instanceof RpcFailure)) throw error
      // The simulation before sending fails: the faucet is empty, or the token refuses. Sent earlier, it may still be mined.
      if (
        order.raw === null &&
        error.code === preflightFailure &&
        !/already been processed|blockhash not found/i.test(error.message)
      ) {
        await orders.finish(order.id, 'FAILED')
        return true
      }
    }
    return false
  }
}

/** Node error code for a failed simulation. */
const preflightFailure = -32002

async function statusOf(chains: Chains, chain: string, hash: string) {
  const { value } = await callSolanaNode(chains, {
    chain,
    method: 'getSignatureStatuses',
    params: [[hash], { searchTransactionHistory: true }],
    answer: statuses,
  })
  return value[0] ?? undefined
}

async function isExpired(chains: Chains, chain: string, raw: string): Promise<boolean> {
  const { value } = await callSolanaNode(chains, {
    chain,
    method: 'isBlockhashValid',
    params: [blockhashOf(raw), { commitment }],
    answer: validity,
  })
  return !value
}

/** Follows the signature, header and keys. */
function blockhashOf(raw: string): string {
  const bytes = Buffer.from(raw, 'base64')
  const keys = 1 + 64 + 3
  const start = keys + 1 + 32 * bytes.readUInt8(keys)
  return base58.encode(bytes.subarray(start, start + 32))
}
