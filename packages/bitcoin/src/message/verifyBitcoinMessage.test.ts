import { hex } from '@scure/base'
import { Address, NETWORK, OutScript } from '@scure/btc-signer'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bip322Address,
  bip322Errors,
  bip322Full,
  bip322Hashes,
  bip322Scripts,
  bip322Simple,
} from '../testing/bip322.data.js'
import { hashBitcoinMessage, spentByMessage } from './spentByMessage.js'
import { verifyBitcoinMessage } from './verifyBitcoinMessage.js'

describe('published BIP-322 test vectors', () => {
  it.each(bip322Hashes)('produce the expected hashes of $message', ({ message, messageHash, toSpend }) => {
    expect(hex.encode(hashBitcoinMessage(message))).toBe(messageHash)
    const script = OutScript.encode(Address(NETWORK).decode(bip322Address))
    expect(hex.encode(spentByMessage(script, message))).toBe(toSpend)
  })

  it.each(bip322Simple)(
    'verify the simple signatures of $type for $message',
    async ({ address, message, signatures }) => {
      for (const signature of signatures) {
        expect(await verifyBitcoinMessage({ address, message, signature })).toEqual({
          status: 'valid',
          format: 'bip322-simple',
        })
        expect((await verifyBitcoinMessage({ address, message: `${message}!`, signature })).status).toBe('invalid')
      }
    },
  )

  it.each(bip322Full)('verify the full signatures of $type, with or without a prefix', async (vector) => {
    const { address, message, signatures } = vector
    const valid = { status: 'valid', format: 'bip322-full', lockTime: 2016, sequence: 2016 }
    for (const signature of signatures) {
      expect(await verifyBitcoinMessage({ address, message, signature })).toEqual(valid)
      expect(await verifyBitcoinMessage({ address, message, signature: `ful${signature}` })).toEqual(valid)
      expect((await verifyBitcoinMessage({ address, message, signature: `smp${signature}` })).status).toBe('invalid')
    }
  })

  it.each(bip322Scripts)('give an inconclusive result for $type', async ({ address, message, signatures }) => {
    for (const signature of signatures)
      expect((await verifyBitcoinMessage({ address, message, signature })).status).toBe('inconclusive')
  })

  it.each(bip322Errors)('reject: $description', async ({ address, message, signature }) => {
    expect((await verifyBitcoinMessage({ address, message, signature })).status).toBe('invalid')
  })
})

describe('verifyBitcoinMessage', () => {
  const proof = { address: bip322Address, message: '', signature: bip322Simple[0]?.signatures[0] as string }

  it('returns invalid and never throws when one byte of the signature is changed', async () => {
    const [{ address, message, signatures }] = bip322Simple as readonly [(typeof bip322Simple)[number]]
    const bytes = Buffer.from((signatures[0] as string).slice(3), 'base64')
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const other = Buffer.from(bytes)
        other[at] = (other[at] as number) ^ change
        const signature = other.toString('base64')
        expect((await verifyBitcoinMessage({ address, message, signature })).status).toBe('invalid')
      }),
      { numRuns: 60 },
    )
  })

  it('returns a result for any text and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), fc.base64String(), async (address, message, signature) => {
        expect((await verifyBitcoinMessage({ address, message, signature })).status).toBe('invalid')
        expect((await verifyBitcoinMessage({ address: bip322Address, message, signature })).status).not.toBe('valid')
      }),
      { numRuns: 60 },
    )
  })

  it('returns invalid for an unknown signer or an empty signature', async () => {
    const nothing = undefined as unknown as string
    for (const change of [{ signature: nothing }, { address: nothing }, { address: 'x' }])
      expect((await verifyBitcoinMessage({ ...proof, ...change })).status).toBe('invalid')
    expect((await verifyBitcoinMessage(proof)).status).toBe('valid')
  })

  it('returns inconclusive for a proof of funds', async () => {
    const signature = 'pofAgAAAAAA'
    expect((await verifyBitcoinMessage({ address: bip322Address, message: '', signature })).status).toBe('inconclusive')
  })
})
