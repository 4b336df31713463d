import { decodeBase58 } from '@kit/adapter'

/** The memo program, second version. */
const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

/**
 * Formats what an account signs of a single-memo transaction, since hardware wallets sign no plain text. Its blockhash is zero, so it can't
 * be sent. Legacy message format: header, accounts, blockhash, instructions.
 *
 * @example formatMemoMessage(publicKey, text)
 */
export function formatMemoMessage(publicKey: Uint8Array, text: string): Uint8Array {
  const memo = new TextEncoder().encode(text)
  const program = decodeBase58(memoProgram) ?? new Uint8Array()
  const blockhash = new Uint8Array(32)
  // One signer, which pays, and one read-only account. One instruction, of the program at index 1, without accounts.
  return Uint8Array.from([
    1,
    0,
    1,
    2,
    ...publicKey,
    ...program,
    ...blockhash,
    1,
    1,
    0,
    ...compactLength(memo.length),
    ...memo,
  ])
}

/** Seven bits per byte, lowest first. */
function compactLength(length: number): readonly number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...compactLength(length >> 7)]
}
