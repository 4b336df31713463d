import {
  AddressLookupTableAccount,
  PublicKey,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSolanaBytes, signerIndex } from './parseSolanaBytes.js'

const keyOf = (value: number) => new PublicKey(new Uint8Array(32).fill(value))

const instruction = fc
  .record({
    program: fc.integer({ min: 20, max: 22 }),
    keys: fc.array(
      fc.record({ key: fc.integer({ min: 1, max: 12 }), isSigner: fc.boolean(), isWritable: fc.boolean() }),
      { maxLength: 5 },
    ),
    data: fc.uint8Array({ maxLength: 200 }),
  })
  .map(
    ({ program, keys, data }) =>
      new TransactionInstruction({
        programId: keyOf(program),
        keys: keys.map(({ key, ...role }) => ({ pubkey: keyOf(key), ...role })),
        data: Buffer.from(data),
      }),
  )

const transaction = fc
  .record({ instructions: fc.array(instruction, { maxLength: 3 }), version: fc.constantFrom('legacy', 'v0', 'table') })
  .map(({ instructions, version }) => {
    const message = new TransactionMessage({
      ...{ payerKey: keyOf(1), recentBlockhash: keyOf(99).toBase58(), instructions },
    })
    const state = { deactivationSlot: 2n ** 64n - 1n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0 }
    const table = new AddressLookupTableAccount({ key: keyOf(5), state: { ...state, addresses: [keyOf(6), keyOf(7)] } })
    return new VersionedTransaction(
      version === 'legacy'
        ? message.compileToLegacyMessage()
        : message.compileToV0Message(version === 'v0' ? [] : [table]),
    )
  })

describe('parseSolanaBytes', () => {
  it('reads the same parts as @solana/web3.js', () => {
    fc.assert(
      fc.property(transaction, (given) => {
        const { message, signatures } = given
        const bytes = given.serialize()
        const parts = parseSolanaBytes(bytes)
        expect(parts.bytes).toEqual(bytes)
        expect(parts.message).toEqual(Uint8Array.from(message.serialize()))
        expect(parts.version).toBe(given.version)
        expect(parts.signatures).toEqual(signatures)
        expect(parts.keys.map((key) => new PublicKey(key))).toEqual(message.staticAccountKeys)
        expect(new PublicKey(parts.blockhash).toBase58()).toBe(message.recentBlockhash)
        expect(parts.instructions.map(({ program, accounts, data }) => [program, [...accounts], [...data]])).toEqual(
          message.compiledInstructions.map((one) => [one.programIdIndex, one.accountKeyIndexes, [...one.data]]),
        )
        const { header } = message
        expect([parts.readonlySigners, parts.readonlyOthers]).toEqual([
          header.numReadonlySignedAccounts,
          header.numReadonlyUnsignedAccounts,
        ])
        const signers = message.staticAccountKeys.slice(0, header.numRequiredSignatures)
        expect(signers.map((key) => signerIndex(parts, key.toBase58()))).toEqual([...signers.keys()])
        expect(signerIndex(parts, keyOf(21).toBase58())).toBe(-1)
      }),
    )
  })

  it('accepts only what serializes to the same bytes', () => {
    const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))
    // Generating a transaction takes most of the time, so each is changed in several places, one at a time.
    const changes = fc.array(change, { minLength: 4, maxLength: 4 })
    fc.assert(
      fc.property(transaction, changes, (given, all) => {
        const good = given.serialize()
        for (const [at, byte] of all) {
          const bytes = good.with(at % good.length, byte)
          try {
            parseSolanaBytes(bytes)
          } catch (error) {
            expect(error).toMatchObject({ code: 'transaction/invalid' })
            continue
          }
          expect(VersionedTransaction.deserialize(bytes).serialize()).toEqual(bytes)
        }
      }),
      { numRuns: 75 },
    )
  })

  it.each([
    ['two bytes for a short length', [0x81, 0x00]],
    ['a length of more than 16 bits', [0x81, 0x80, 0x04]],
  ])('rejects %s', (_, length) => {
    const message = new TransactionMessage({
      ...{ payerKey: keyOf(1), recentBlockhash: keyOf(99).toBase58(), instructions: [] },
    })
    const bytes = new VersionedTransaction(message.compileToLegacyMessage()).serialize()
    expect(bytes[0]).toBe(1)
    const invalid = expect.objectContaining({ code: 'transaction/invalid' })
    expect(() => parseSolanaBytes(Uint8Array.from([...length, ...bytes.subarray(1)]))).toThrow(invalid)
  })

  it('rejects a number of signatures other than that of signers', () => {
    const message = new TransactionMessage({
      ...{ payerKey: keyOf(1), recentBlockhash: keyOf(99).toBase58(), instructions: [] },
    }).compileToLegacyMessage()
    const bytes = new VersionedTransaction(message).serialize()
    const signedTwice = Uint8Array.from([2, ...new Uint8Array(64), ...bytes.subarray(1)])
    expect(() => parseSolanaBytes(signedTwice)).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
    expect(parseSolanaBytes(bytes).signatures).toHaveLength(1)
  })
})
