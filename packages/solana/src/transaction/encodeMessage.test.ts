import {
  AddressLookupTableAccount,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeBase58 } from '../address/encodeBase58.js'
import { decodeTransaction } from './decodeTransaction.js'
import { encodeMessage } from './encodeMessage.js'
import { encodeUnsigned } from './encodeUnsigned.js'
import { findProgramAddress } from './findProgramAddress.js'
import { findTokenAccount } from './findTokenAccount.js'
import type { Instruction } from './Instruction.js'
import { insertSignature } from './insertSignature.js'
import { programs } from './programs.data.js'
import { toTransactionBytes } from './toTransactionBytes.js'
import { transferLamports } from './transferLamports.js'

const addresses = Array.from({ length: 8 }, (_, index) => encodeBase58(new Uint8Array(32).fill(index + 1)))
const address = fc.constantFrom(...addresses)
const instruction: fc.Arbitrary<Instruction> = fc.record({
  program: address,
  accounts: fc.array(fc.record({ address, isSigner: fc.boolean(), isWritable: fc.boolean() }), { maxLength: 6 }),
  data: fc.uint8Array({ maxLength: 200 }),
})
const toLibrary = ({ program, accounts, data }: Instruction) =>
  new TransactionInstruction({
    programId: new PublicKey(program),
    keys: accounts.map((account) => ({
      pubkey: new PublicKey(account.address),
      isSigner: account.isSigner === true,
      isWritable: account.isWritable === true,
    })),
    data: Buffer.from(data),
  })
const blockhash = encodeBase58(new Uint8Array(32).fill(99))

describe('a message', () => {
  it('has the bytes that @solana/web3.js gives it, legacy and version 0', () => {
    fc.assert(
      fc.property(address, fc.array(instruction, { minLength: 1, maxLength: 4 }), (payer, instructions) => {
        const message = new TransactionMessage({
          payerKey: new PublicKey(payer),
          recentBlockhash: blockhash,
          instructions: instructions.map(toLibrary),
        })
        const expected = [message.compileToLegacyMessage().serialize(), message.compileToV0Message().serialize()]
        const ours = (['legacy', 0] as const).map((version) =>
          encodeMessage({ payer, instructions, blockhash, version }),
        )
        expect(ours.map((bytes) => Buffer.from(bytes))).toEqual(expected.map((bytes) => Buffer.from(bytes)))
      }),
    )
  })

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(instruction, { maxLength: 4 }),
        fc.constantFrom('legacy' as const, 0 as const),
        (all, version) => {
          const payer = addresses[0] as string
          const message = encodeMessage({ payer, instructions: all, blockhash, version })
          const decoded = decodeTransaction(encodeUnsigned(message))
          expect(decoded).toMatchObject({ version, blockhash })
          expect(decoded.keys[0]).toBe(payer)
          expect(decoded.signatures).toHaveLength(decoded.signers.length)
          const calls = decoded.instructions?.map(({ program, accounts, data }) => [
            program,
            accounts.map((account) => account.address),
            [...data],
          ])
          expect(calls).toEqual(
            all.map(({ program, accounts, data }) => [program, accounts.map((account) => account.address), [...data]]),
          )
        },
      ),
    )
  })

  it('refuses a blockhash or an account that is none', () => {
    const instructions = [transferLamports({ from: 'x', to: addresses[1] as string, lamports: 1n })]
    expect(() => encodeMessage({ payer: addresses[0] as string, instructions, blockhash })).toThrow(
      expect.objectContaining({ code: 'account/invalidAddress' }),
    )
  })
})

describe('a transaction', () => {
  const payer = Keypair.fromSeed(new Uint8Array(32).fill(7))
  const message = new TransactionMessage({
    payerKey: payer.publicKey,
    recentBlockhash: blockhash,
    instructions: [
      SystemProgram.transfer({
        fromPubkey: payer.publicKey,
        toPubkey: new PublicKey(addresses[5] as string),
        lamports: 5,
      }),
    ],
  })

  it('is taken as bytes or as an object of @solana/web3.js, signed or not', () => {
    const versioned = new VersionedTransaction(message.compileToV0Message())
    const legacy = new Transaction({ feePayer: payer.publicKey, blockhash, lastValidBlockHeight: 9 })
    legacy.add(...message.instructions)
    expect(decodeTransaction(toTransactionBytes(versioned)).version).toBe(0)
    expect(decodeTransaction(toTransactionBytes(versioned.serialize())).version).toBe(0)
    expect(decodeTransaction(toTransactionBytes(legacy)).version).toBe('legacy')
    legacy.sign(payer)
    expect(decodeTransaction(toTransactionBytes(legacy)).signers).toEqual([payer.publicKey.toBase58()])
    expect(toTransactionBytes(legacy).constructor).toBe(Uint8Array)
  })

  it('hides its accounts where a lookup table names them', () => {
    const table = new AddressLookupTableAccount({
      key: new PublicKey(addresses[6] as string),
      state: {
        deactivationSlot: 2n ** 64n - 1n,
        lastExtendedSlot: 0,
        lastExtendedSlotStartIndex: 0,
        addresses: [new PublicKey(addresses[5] as string)],
      },
    })
    const bytes = new VersionedTransaction(message.compileToV0Message([table])).serialize()
    expect(decodeTransaction(bytes)).toMatchObject({ version: 0, instructions: undefined })
  })

  it('takes the signature of one of its signers', () => {
    const versioned = new VersionedTransaction(message.compileToV0Message())
    const unsigned = versioned.serialize()
    versioned.sign([payer])
    const [signature] = versioned.signatures
    const signed = insertSignature(unsigned, payer.publicKey.toBase58(), signature as Uint8Array)
    expect(Buffer.from(signed)).toEqual(Buffer.from(versioned.serialize()))
    expect(() => insertSignature(unsigned, addresses[3] as string, signature as Uint8Array)).toThrow(
      expect.objectContaining({ code: 'transaction/invalid' }),
    )
  })

  it('is refused, whatever the bytes, when it is none', () => {
    const good = new VersionedTransaction(message.compileToV0Message()).serialize()
    for (let length = 0; length < good.length; length += 1)
      expect(() => decodeTransaction(good.subarray(0, length))).toThrow(
        expect.objectContaining({ code: 'transaction/invalid' }),
      )
    expect(() => decodeTransaction(Uint8Array.of(...good, 0))).toThrow()
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        try {
          decodeTransaction(bytes)
        } catch (error) {
          expect(error).toMatchObject({ code: 'transaction/invalid' })
        }
      }),
    )
    for (const value of [undefined, null, 'text', {}, { serialize: () => 'text' }, { serialize: () => undefined }])
      expect(() => toTransactionBytes(value as never)).toThrow(expect.objectContaining({ code: 'transaction/invalid' }))
  })
})

describe('a derived address', () => {
  it('is the one that @solana/web3.js derives', () => {
    for (let value = 0; value < 12; value += 1) {
      const seeds = [new Uint8Array([value]), new TextEncoder().encode('seed')]
      const program = addresses[value % addresses.length] as string
      const [expected] = PublicKey.findProgramAddressSync(seeds, new PublicKey(program))
      expect(findProgramAddress(seeds, program)).toBe(expected.toBase58())
    }
  })

  it('is the owner’s account of a token, another for each token program', () => {
    const of = { owner: addresses[0] as string, mint: addresses[1] as string }
    const expected = [programs.token, programs.token2022].map((program) => {
      const seeds = [of.owner, program, of.mint].map((text) => new PublicKey(text).toBytes())
      return PublicKey.findProgramAddressSync(seeds, new PublicKey(programs.associatedToken))[0].toBase58()
    })
    expect([
      findTokenAccount({ ...of, program: programs.token }),
      findTokenAccount({ ...of, program: programs.token2022 }),
    ]).toEqual(expected)
    expect(expected[0]).not.toBe(expected[1])
  })
})
