import { decodeBase58 } from '@kit/adapter'

/** The memo program, second version. */
const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

/**
 * What an account signs of a transaction of one memo: hardware wallets sign no other text. Its blockhash is zero, so that it can't be sent.
 * Legacy message format: header, accounts, blockhash, instructions.
 *
 * @example formatMemoMessage(publicKey, text)
 */
export function formatMemoMessage(publicKey: Uint8Array, text: string): Uint8Array {
  const memo = new TextEncoder().encode(text)
  const program = decodeBase58(memoProgram) ?? new Uint8Array()
  const blockhash = new Uint8Array(32)
  // One signer, which pays; of the others one is only read. One instruction, of the program at index 1, without accounts.
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

/** Seven bits a byte, the lowest first. */
function compactLength(length: number): readonly number[] {
  return length < 0x80 ? [length] : [(length & 0x7f) | 0x80, ...compactLength(length >> 7)]
}
