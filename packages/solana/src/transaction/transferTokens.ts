import { encodeNumber } from './encodeNumber.js'
import type { Instruction } from './Instruction.js'

/**
 * The instruction that moves tokens between two token accounts. It names mint and decimals, so that a mistake in either
 * fails instead of moving another amount.
 *
 * @example transferTokens({ source, destination, owner, mint, amount: 1n, decimals: 6, program })
 */
export function transferTokens(call: {
  readonly source: string
  readonly destination: string
  readonly owner: string
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
  readonly program: string
}): Instruction {
  return {
    program: call.program,
    accounts: [
      { address: call.source, isWritable: true },
      { address: call.mint },
      { address: call.destination, isWritable: true },
      { address: call.owner, isSigner: true },
    ],
    data: Uint8Array.from([12, ...encodeNumber(call.amount, 8), call.decimals]),
  }
}
