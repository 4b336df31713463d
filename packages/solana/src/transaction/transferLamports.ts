import { encodeNumber } from './encodeNumber.js'
import type { Instruction } from './Instruction.js'
import { programs } from './programs.data.js'

/**
 * The instruction of the System program that moves lamports.
 *
 * @example transferLamports({ from, to, lamports: 1n })
 */
export function transferLamports(call: {
  readonly from: string
  readonly to: string
  readonly lamports: bigint
}): Instruction {
  return {
    program: programs.system,
    accounts: [
      { address: call.from, isSigner: true, isWritable: true },
      { address: call.to, isWritable: true },
    ],
    data: Uint8Array.from([...encodeNumber(2n, 4), ...encodeNumber(call.lamports, 8)]),
  }
}
