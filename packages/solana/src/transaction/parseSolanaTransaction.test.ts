import * as web3 from '@solana/web3.js'
import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSolanaTransaction } from './parseSolanaTransaction.js'

const keyOf = (value: number) => new PublicKey(new Uint8Array(32).fill(value))
const parse = (value: unknown) => parseSolanaTransaction(web3, value as Uint8Array)

describe('parseSolanaTransaction', () => {
  const payer = Keypair.fromSeed(new Uint8Array(32).fill(7))
  const blockhash = keyOf(99).toBase58()
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: keyOf(6), lamports: 5 })],
  })

  it('accepts bytes and objects of @solana/web3.js, signed or not', () => {
    const versioned = new VersionedTransaction(message.compileToV0Message())
    const legacy = new Transaction({ feePayer: payer.publicKey, blockhash, lastValidBlockHeight: 9 })
    legacy.add(...message.instructions)
    expect(parse(versioned).version).toBe(0)
    expect(parse(versioned.serialize()).version).toBe(0)
    expect(parse(legacy).version).toBe('legacy')
    legacy.sign(payer)
    expect(parse(legacy).message.staticAccountKeys[0]).toEqual(payer.publicKey)
    expect(Buffer.from(parse(legacy).serialize())).toEqual(legacy.serialize())
  })

  it('accepts accounts of a lookup table', () => {
    const state = { deactivationSlot: 2n ** 64n - 1n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0 }
    const table = new AddressLookupTableAccount({ key: keyOf(5), state: { ...state, addresses: [keyOf(6)] } })
    const bytes = new VersionedTransaction(message.compileToV0Message([table])).serialize()
    expect(parse(bytes).message.addressTableLookups).toHaveLength(1)
  })

  it('rejects a transaction longer than a packet', () => {
    const ofLength = (length: number) => {
      const instructions = [{ programId: keyOf(8), keys: [], data: Buffer.alloc(length) }]
      const given = { payerKey: payer.publicKey, recentBlockhash: blockhash, instructions }
      return new VersionedTransaction(new TransactionMessage(given).compileToV0Message()).serialize()
    }
    const rest = ofLength(1000).length - 1000
    expect(parse(ofLength(1232 - rest)).serialize()).toHaveLength(1232)
    expect(() => parse(ofLength(1233 - rest))).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
  })

  it('rejects a transaction without a fee payer', () => {
    const good = new VersionedTransaction(message.compileToLegacyMessage()).serialize()
    expect([...good.subarray(65, 68)]).toEqual([1, 0, 1])
    const payerless = Uint8Array.of(0, 0, 0, 1, ...good.subarray(68))
    expect(VersionedTransaction.deserialize(payerless).message.header.numRequiredSignatures).toBe(0)
    expect(() => parse(payerless)).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
  })

  it('rejects arbitrary bytes', () => {
    const good = new VersionedTransaction(message.compileToLegacyMessage()).serialize()
    for (let length = 0; length < good.length; length += 1)
      expect(() => parse(good.subarray(0, length))).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
    expect(() => parse(Uint8Array.of(...good, 0))).toThrow()
    expect(() => parse(new Uint8Array(10_000_000))).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
    // Replaces the last account that the transfer references by one that the message doesn't have.
    const named = good.length - 14
    expect(good[named]).toBe(1)
    expect(() => parse(good.with(named, 9))).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        try {
          parse(bytes)
        } catch (error) {
          expect(error).toMatchObject({ code: 'transaction/invalid' })
        }
      }),
    )
    for (const value of [undefined, null, 'text', {}, { serialize: () => 'text' }, { serialize: () => undefined }])
      expect(() => parse(value)).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
  })
})
