import { requireAddress } from '../address/requireAddress.js'
import { concatBytes } from './concatBytes.js'
import { encodeCompactLength } from './encodeCompactLength.js'
import type { Instruction } from './Instruction.js'

/**
 * The bytes that a transaction's signers sign: legacy, or version 0 without lookup tables.
 *
 * @throws KitError `account/invalidAddress`.
 * @example encodeMessage({ payer, instructions, blockhash })
 */
export function encodeMessage(message: {
  readonly payer: string
  readonly instructions: readonly Instruction[]
  /** Base58. */
  readonly blockhash: string
  readonly version?: 'legacy' | 0
}): Uint8Array {
  const { payer, instructions, blockhash, version = 'legacy' } = message
  const roles = new Map([[payer, { isSigner: true, isWritable: true }]])
  const add = (address: string, isSigner = false, isWritable = false) => {
    const role = roles.get(address)
    roles.set(address, {
      isSigner: isSigner || role?.isSigner === true,
      isWritable: isWritable || role?.isWritable === true,
    })
  }
  for (const { program, accounts } of instructions) {
    add(program)
    for (const { address, isSigner, isWritable } of accounts) add(address, isSigner, isWritable)
  }

  // Signers before others and, in both, writable before read-only; the payer stays first, for sorting is stable.
  const keys = [...roles].sort(([, a], [, b]) => rank(a) - rank(b))
  const indexOf = (address: string) => keys.findIndex(([key]) => key === address)
  const count = (matches: (role: Role) => boolean) => keys.filter(([, role]) => matches(role)).length
  return concatBytes(
    version === 0 ? [0x80] : [],
    [
      count(({ isSigner }) => isSigner),
      count(({ isSigner, isWritable }) => isSigner && !isWritable),
      count(({ isSigner, isWritable }) => !isSigner && !isWritable),
    ],
    encodeCompactLength(keys.length),
    ...keys.map(([address]) => requireAddress(address)),
    requireAddress(blockhash),
    encodeCompactLength(instructions.length),
    ...instructions.flatMap(({ program, accounts, data }) => [
      [indexOf(program)],
      encodeCompactLength(accounts.length),
      accounts.map(({ address }) => indexOf(address)),
      encodeCompactLength(data.length),
      data,
    ]),
    version === 0 ? [0] : [],
  )
}

type Role = { readonly isSigner: boolean; readonly isWritable: boolean }

const rank = ({ isSigner, isWritable }: Role): number => (isSigner ? 0 : 2) + (isWritable ? 0 : 1)
