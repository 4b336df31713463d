/** An account of an instruction; only the payer signs. */
export type InstructionAccount = { readonly key: Uint8Array; readonly isWritable: boolean }

/** One program call. */
export type Instruction = {
  readonly program: Uint8Array
  readonly accounts: readonly InstructionAccount[]
  readonly data: Uint8Array
}

/** Encodes the message of a legacy transaction that only its payer signs. */
export function encodeMessage(
  payer: Uint8Array,
  blockhash: Uint8Array,
  instructions: readonly Instruction[],
): Uint8Array {
  const writable = new Map<string, boolean>([[hexOf(payer), true]])
  for (const { key, isWritable } of instructions.flatMap(({ accounts }) => accounts))
    writable.set(hexOf(key), isWritable || (writable.get(hexOf(key)) ?? false))
  for (const { program } of instructions) writable.set(hexOf(program), writable.get(hexOf(program)) ?? false)
  // The payer is first; read-only accounts are last.
  const keys = [...writable.keys()].sort((a, b) => Number(writable.get(b)) - Number(writable.get(a)))
  const indexOf = (key: Uint8Array) => keys.indexOf(hexOf(key))
  const readOnly = keys.filter((key) => !writable.get(key)).length
  return Buffer.concat([
    Uint8Array.of(1, 0, readOnly),
    list(keys.map((key) => Buffer.from(key, 'hex'))),
    blockhash,
    list(
      instructions.map(({ program, accounts, data }) =>
        Buffer.concat([
          Uint8Array.of(indexOf(program)),
          list(accounts.map(({ key }) => Uint8Array.of(indexOf(key)))),
          list([...data].map((byte) => Uint8Array.of(byte))),
        ]),
      ),
    ),
  ])
}

/** Length-prefixed; the length always fits into seven bits here. */
function list(items: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat([Uint8Array.of(items.length), ...items])
}

function hexOf(key: Uint8Array): string {
  return Buffer.from(key).toString('hex')
}
