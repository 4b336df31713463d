import { encodeBase58 } from '@kit/adapter'
import { ed25519 } from '@noble/curves/ed25519'
import { PublicKey, Transaction, TransactionInstruction } from '@solana/web3.js'
import { describe, expect, it } from 'vitest'
import { solanaVerifier } from './solanaVerifier.js'

const secret = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(secret)
const accountAddress = encodeBase58(publicKey)
const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const verify = (message: string, signature: string) =>
  solanaVerifier().verify({ data: { accountAddress, chainId }, message, signature })
const sign = (bytes: Uint8Array) => encodeBase58(ed25519.sign(bytes, secret))

/** A memo transaction, as a page would build it for a hardware wallet. */
function memos(texts: readonly string[], recentBlockhash = '11111111111111111111111111111111'): Uint8Array {
  const feePayer = new PublicKey(publicKey)
  const transaction = new Transaction({ feePayer, recentBlockhash })
  const programId = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')
  for (const text of texts)
    transaction.add(new TransactionInstruction({ keys: [], programId, data: Buffer.from(text, 'utf8') }))
  return transaction.serializeMessage()
}

describe('solanaVerifier', () => {
  const text = 'dapp.example wants you to sign in with your Solana account:'

  it('accepts a signature of the text', async () => {
    expect(await verify(text, sign(new TextEncoder().encode(text)))).toBe(true)
    expect(await verify(`${text} `, sign(new TextEncoder().encode(text)))).toBe(false)
  })

  it.each([text, text.repeat(3)])("accepts a transaction with a single memo that can't be sent", async (memo) => {
    expect(await verify(memo, sign(memos([memo])))).toBe(true)
  })

  it('rejects any other transaction', async () => {
    expect(await verify(text, sign(memos([text, text])))).toBe(false)
    expect(await verify(text, sign(memos([text], accountAddress)))).toBe(false)
  })

  it.each(['', '1', 'not base58!', encodeBase58(new Uint8Array(64)), encodeBase58(new Uint8Array(63).fill(1))])(
    'rejects garbage: %s',
    async (signature) => {
      expect(await verify(text, signature)).toBe(false)
    },
  )

  it('rejects small-order keys, which match any text', async () => {
    const weak = new Uint8Array(32)
    weak[0] = 1
    const signature = encodeBase58(Uint8Array.from([...weak, ...new Uint8Array(32)]))
    const data = { accountAddress: encodeBase58(weak), chainId } as const
    expect(await solanaVerifier().verify({ data, message: text, signature })).toBe(false)
  })
})
