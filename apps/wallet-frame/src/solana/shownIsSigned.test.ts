import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Message,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import fc from 'fast-check'
import { formatUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { createSolana, visitor } from '../../test/createSolana.js'
import { parseMessage } from './message/parseMessage.js'
import { parseTransaction } from './message/parseTransaction.js'
import { memoPrograms, tokenProgram } from './program/programs.data.js'

const me = new PublicKey(visitor)
const bytesOf = (least: number, most: number) => fc.uint8Array({ minLength: least, maxLength: most })
const keys = bytesOf(32, 32).map((bytes) => new PublicKey(bytes))
const amounts = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })
const u64 = (value: bigint) => [...new Uint8Array(BigUint64Array.of(value).buffer)]
const of = (programId: PublicKey | string, data: readonly number[], ...accounts: PublicKey[]) =>
  new TransactionInstruction({
    programId: new PublicKey(programId),
    keys: accounts.map((pubkey) => ({ pubkey, isSigner: pubkey === me, isWritable: true })),
    data: Buffer.from(data),
  })

/** Instructions, with the expected text of each. */
const instruction = fc.oneof(
  fc.tuple(keys, amounts).map(([to, lamports]) => ({
    made: SystemProgram.transfer({ fromPubkey: me, toPubkey: to, lamports }),
    words: [to.toBase58(), formatUnits(lamports, 9)],
  })),
  fc.tuple(keys, keys, keys, amounts, fc.nat(9)).map(([source, mint, to, amount, decimals]) => ({
    made: of(tokenProgram, [12, ...u64(amount), decimals], source, mint, to, me),
    words: [source.toBase58(), mint.toBase58(), to.toBase58(), formatUnits(amount, decimals)],
  })),
  fc.tuple(keys, keys, amounts).map(([source, to, amount]) => ({
    made: of(tokenProgram, [4, ...u64(amount)], source, to, me),
    words: [source.toBase58(), to.toBase58(), String(amount)],
  })),
  fc.tuple(keys, keys).map(([account, to]) => ({
    made: of(tokenProgram, [9], account, to, me),
    words: [account.toBase58(), to.toBase58()],
  })),
  fc.tuple(keys).map(([owner]) => ({
    made: SystemProgram.assign({ accountPubkey: me, programId: owner }),
    words: [owner.toBase58()],
  })),
  fc
    .nat(1_000_000)
    .map((units) => ({ made: ComputeBudgetProgram.setComputeUnitLimit({ units }), words: [String(units)] })),
  fc
    .string({ minLength: 1, maxLength: 40 })
    .filter((text) => /^[\x20-\x7e]+$/.test(text))
    .map((text) => ({
      made: of(memoPrograms[0] as string, [...new TextEncoder().encode(text)]),
      words: [text],
    })),
  fc.tuple(keys, bytesOf(0, 40), keys).map(([program, data, account]) => ({
    made: of(program, [...data], account),
    words: [program.toBase58(), Buffer.from(data).toString('hex')],
  })),
  // A known program with an unsupported instruction, or with extra data.
  fc.tuple(bytesOf(1, 60), keys).map(([data, account]) => ({
    made: of(tokenProgram, [250, ...data], account, account, me),
    words: [tokenProgram, Buffer.from(data).toString('hex')],
  })),
)

const transaction = fc
  .tuple(fc.array(instruction, { minLength: 1, maxLength: 5 }), keys, fc.constantFrom('legacy', 'v0', 'tables'))
  .map(([list, blockhash, form]) => {
    const instructions = list.map(({ made }) => made)
    const message = new TransactionMessage({ payerKey: me, recentBlockhash: blockhash.toBase58(), instructions })
    const addresses = instructions.flatMap((each) => each.keys.map(({ pubkey }) => pubkey)).slice(0, 200)
    const state = { deactivationSlot: 2n ** 64n - 1n, lastExtendedSlot: 0, lastExtendedSlotStartIndex: 0, addresses }
    const table = new AddressLookupTableAccount({ key: new PublicKey(new Uint8Array(32).fill(7)), state })
    const compiled =
      form === 'legacy'
        ? message.compileToLegacyMessage()
        : message.compileToV0Message(form === 'tables' ? [table] : [])
    return { transaction: new VersionedTransaction(compiled), words: list.flatMap(({ words }) => words), form }
  })
  .filter(({ transaction: made }) => {
    try {
      return made.serialize().length <= 1232
    } catch {
      return false
    }
  })

describe('Solana approval view', () => {
  it('shows transactions of any instructions as another library reads them', async () => {
    await fc.assert(
      fc.asyncProperty(transaction, async ({ transaction: made, words, form }) => {
        const { ask, shown } = createSolana()
        const requested = base64.encode(made.serialize())
        const answer = await ask('solana_signTransaction', { transaction: requested, pubkey: visitor })
        const message = made.message.serialize()
        expect(base64.decode(shown().raw)).toEqual(Uint8Array.from(message))
        const signature = base58.decode(answer['signature'] ?? '')
        expect(ed25519.verify(signature, message, me.toBytes())).toBe(true)
        const signed = VersionedTransaction.deserialize(base64.decode(answer['transaction'] ?? ''))
        expect(signed.message.serialize()).toEqual(message)
        expect(signed.signatures[0]).toEqual(signature)
        const shownText = shown()
          .rows.map(([, value]) => value)
          .join('\n')
          .replaceAll(',', '')
        // Contents of an unreadable lookup table are reported as unknown.
        if (form === 'tables' && shown().codes.includes('unknownCall')) return
        for (const word of words) expect(shownText).toContain(word.replaceAll(',', ''))
      }),
      { numRuns: 200 },
    )
  })

  it('shows messages of any bytes that are not a transaction', async () => {
    await fc.assert(
      fc.asyncProperty(bytesOf(1, 200), async (bytes) => {
        const { ask, reviews } = createSolana()
        const answer = await ask('solana_signMessage', { message: base58.encode(bytes), pubkey: visitor }).catch(
          () => undefined,
        )
        if (answer === undefined) expect((bytes[0] ?? 0) >= 0x80 && (bytes[0] ?? 0) < 0xc0).toBe(true)
        else {
          expect(reviews[0]?.subject).toMatchObject({
            kind: 'message',
            bytes: `0x${Buffer.from(bytes).toString('hex')}`,
          })
          expect(ed25519.verify(base58.decode(answer['signature'] ?? ''), bytes, me.toBytes())).toBe(true)
        }
      }),
      { numRuns: 150 },
    )
  })
})

describe('parseTransaction', () => {
  it('reads bytes as another library does, or rejects them', () => {
    fc.assert(
      fc.property(transaction, bytesOf(0, 4), fc.nat(), fc.nat(255), ({ transaction: made }, tail, at, byte) => {
        const bytes = Uint8Array.from(made.message.serialize())
        const read = parseMessage(bytes)
        const { header, staticAccountKeys, recentBlockhash, compiledInstructions } = made.message
        expect(read?.signers).toBe(header.numRequiredSignatures)
        expect(read?.accounts).toEqual(staticAccountKeys.map((key) => key.toBase58()))
        expect(read?.blockhash).toBe(recentBlockhash)
        expect(read?.instructions.map(({ program, accounts, data }) => [program, [...accounts], [...data]])).toEqual(
          compiledInstructions.map((each) => [each.programIdIndex, [...each.accountKeyIndexes], [...each.data]]),
        )
        expect(staticAccountKeys.map((_, index) => read?.isWritable(index))).toEqual(
          staticAccountKeys.map((_, index) => made.message.isAccountWritable(index)),
        )
        if (tail.length > 0) expect(parseMessage(Uint8Array.from([...bytes, ...tail]))).toBeUndefined()
        expect(parseMessage(bytes.subarray(0, at % bytes.length))).toBeUndefined()
        const changed = Uint8Array.from(bytes)
        changed[at % bytes.length] = byte
        if (parseMessage(changed) !== undefined)
          expect(Uint8Array.from(VersionedMessage.deserialize(changed).serialize())).toEqual(changed)
      }),
      { numRuns: 300 },
    )
  })

  it('rejects transactions that are too large or lack signatures', () => {
    expect(parseTransaction(new Uint8Array(1233))).toBeUndefined()
    expect(parseTransaction(new Uint8Array())).toBeUndefined()
    const message = new Message({
      header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 0 },
      accountKeys: [visitor],
      recentBlockhash: visitor,
      instructions: [],
    }).serialize()
    expect(parseTransaction(Uint8Array.from([0, ...message]))).toBeUndefined()
    expect(parseTransaction(Uint8Array.from([1, ...new Uint8Array(64), ...message]))).toBeDefined()
  })
})
