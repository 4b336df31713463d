import type { Instruction } from './Instruction.js'
import { programs } from './programs.data.js'

/**
 * The instruction that creates an owner's associated token account, and does nothing when it is there.
 *
 * @example createTokenAccount({ payer, account, owner, mint, program })
 */
export function createTokenAccount(call: {
  readonly payer: string
  readonly account: string
  readonly owner: string
  readonly mint: string
  /** The token program that owns the mint. */
  readonly program: string
}): Instruction {
  return {
    program: programs.associatedToken,
    accounts: [
      { address: call.payer, isSigner: true, isWritable: true },
      { address: call.account, isWritable: true },
      { address: call.owner },
      { address: call.mint },
      { address: programs.system },
      { address: call.program },
    ],
    data: Uint8Array.of(1),
  }
}
