import { base58 } from '@scure/base'
import { z } from 'zod'
import type { Chains } from '../../../chains/Chains.js'
import type { Order } from '../../../onramp/createOrders.js'
import { callSolanaNode } from '../history/callSolanaNode.js'
import { associatedAccount } from './associatedAccount.js'
import type { Instruction } from './encodeMessage.js'

const systemAddress = '11111111111111111111111111111111'
const associatedAddress = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

const mintAccount = z.object({ value: z.object({ owner: z.string().max(44) }).nullable() })

/** Returns the instructions that pay an order; undefined if its token does not exist. */
export async function planTransfer(
  chains: Chains,
  order: Order,
  from: Uint8Array,
): Promise<readonly Instruction[] | undefined> {
  const to = base58.decode(order.address)
  const quantity = BigInt(order.quantity)
  if (order.asset === 'native') return [transferLamports(from, to, quantity)]
  const mint = base58.decode(order.asset)
  const { value: account } = await callSolanaNode(chains, {
    chain: order.chain,
    method: 'getAccountInfo',
    params: [order.asset, { encoding: 'base64', commitment: 'confirmed' }],
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

/** Returns the instruction that pays native currency. */
export function transferLamports(from: Uint8Array, to: Uint8Array, quantity: bigint): Instruction {
  return {
    program: base58.decode(systemAddress),
    accounts: [writable(from), writable(to)],
    data: Buffer.concat([Uint8Array.of(2, 0, 0, 0), u64(quantity)]),
  }
}

function u64(value: bigint): Uint8Array {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(value)
  return bytes
}

const writable = (key: Uint8Array) => ({ key, isWritable: true })
const read = (key: Uint8Array) => ({ key, isWritable: false })
