import { createHash } from 'node:crypto'
import { base58 } from '@scure/base'
import { z } from 'zod'
import { RpcFailure } from '../../../chains/RpcFailure.js'
import type { Order } from '../../../onramp/createOrders.js'
import type { Payout, PayoutOptions } from '../../../onramp/Payout.js'
import { callSolanaNode } from '../history/callSolanaNode.js'
import { associatedAccount } from './associatedAccount.js'
import { createFaucetKey } from './createFaucetKey.js'
import { encodeMessage, type Instruction } from './encodeMessage.js'

const systemAddress = '11111111111111111111111111111111'
const associatedAddress = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const commitment = 'confirmed'

const latestBlockhash = z.object({ value: z.object({ blockhash: z.string().max(44) }) })
const validity = z.object({ value: z.boolean() })
const mintAccount = z.object({ value: z.object({ owner: z.string().max(44) }).nullable() })
const statuses = z.object({
  value: z.array(z.object({ err: z.unknown(), confirmationStatus: z.string().nullish() }).nullable()).length(1),
})

/**
 * Pays orders from the chain's faucet account. The signed transaction is stored before it is sent, so that after a crash the same one is
 * sent again. Another one is signed only once its blockhash has expired and no block contains it, so that no order is paid twice.
 */
export function createPayout({ orders, chains, faucetKeys }: PayoutOptions): Payout {
  async function transferOf(order: Order, from: Uint8Array): Promise<readonly Instruction[] | undefined> {
    const to = base58.decode(order.address)
    const quantity = BigInt(order.quantity)
    if (order.asset === 'native') return [transferLamports(from, to, quantity)]
    const mint = base58.decode(order.asset)
    const { value: account } = await callSolanaNode(chains, {
      chain: order.chain,
      method: 'getAccountInfo',
      params: [order.asset, { encoding: 'base64', commitment }],
      answer: mintAccount,
    })
    if (account === null) return undefined
    const program = base58.decode(account.owner)
    const [systemProgram, associatedProgram] = [base58.decode(systemAddress), base58.decode(associatedAddress)]
    const [source, target] = [from, to].map((owner) => associatedAccount(owner, mint, program, associatedProgram))
    if (source === undefined || target === undefined) return undefined
    return [
      {
        program: associatedProgram,
        accounts: [writable(from), writable(target), ...[to, mint, systemProgram, program].map(read)],
        // Creates the account unless it exists.
        data: Uint8Array.of(1),
      },
      {
        program,
        accounts: [writable(source), read(mint), writable(target), read(from)],
        data: Buffer.concat([Uint8Array.of(12), u64(quantity), Uint8Array.of(order.decimals)]),
      },
    ]
  }

  async function sign(order: Order): Promise<{ readonly raw: string; readonly hash: string } | undefined> {
    const key = createFaucetKey(faucetKeys[order.chain] ?? '')
    const transfer = await transferOf(order, key.publicKey)
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

  async function statusOf({ chain }: Order, hash: string) {
    const { value } = await callSolanaNode(chains, {
      chain,
      method: 'getSignatureStatuses',
      params: [[hash], { searchTransactionHistory: true }],
      answer: statuses,
    })
    return value[0] ?? undefined
  }

  async function isExpired({ chain }: Order, raw: string): Promise<boolean> {
    const { value } = await callSolanaNode(chains, {
      chain,
      method: 'isBlockhashValid',
      params: [blockhashOf(raw), { commitment }],
      answer: validity,
    })
    return !value
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
    const isTooLate = await isExpired(order, raw)
    const status = await statusOf(order, hash)
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

function transferLamports(from: Uint8Array, to: Uint8Array, quantity: bigint): Instruction {
  return {
    program: base58.decode(systemAddress),
    accounts: [writable(from), writable(to)],
    data: Buffer.concat([Uint8Array.of(2, 0, 0, 0), u64(quantity)]),
  }
}

/** Follows the signature, header and keys. */
function blockhashOf(raw: string): string {
  const bytes = Buffer.from(raw, 'base64')
  const keys = 1 + 64 + 3
  const start = keys + 1 + 32 * bytes.readUInt8(keys)
  return base58.encode(bytes.subarray(start, start + 32))
}

function u64(value: bigint): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

const writable = (key: Uint8Array) => ({ key, isWritable: true })
const read = (key: Uint8Array) => ({ key, isWritable: false })
