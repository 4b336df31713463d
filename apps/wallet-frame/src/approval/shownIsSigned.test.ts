import fc from 'fast-check'
import {
  type Hex,
  hexToBytes,
  keccak256,
  parseTransaction,
  recoverMessageAddress,
  recoverTransactionAddress,
  recoverTypedDataAddress,
  stringToHex,
  type TransactionSerialized,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { account, createRpc, type Shown } from '../../test/createRpc.js'
import type { ChainClient } from '../chain/createChainClient.js'
import { RpcFailure } from '../failure/RpcFailure.js'

const hexOf = (least: number, most: number) =>
  fc.uint8Array({ minLength: least, maxLength: most }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const addresses = hexOf(20, 20)
const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const rowOf = ({ rows }: Shown, name: string): string => rows.findLast(([label]) => label === name)?.[1] ?? ''
/** Restores hidden characters. */
const unmark = (text: string): string =>
  text.replace(/⟨U\+([0-9A-F]+)⟩/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))

describe('approval view', () => {
  it('shows messages whose displayed bytes make the signature', async () => {
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.lorem())
    const given = fc.oneof(hexOf(0, 200), texts.map(stringToHex), texts)
    await fc.assert(
      fc.asyncProperty(given, async (message) => {
        const { ask, last } = createRpc()
        const signature = await ask('personal_sign', [message, account.address])
        const raw = rowOf(last(), 'personal_sign') as Hex
        expect(await recoverMessageAddress({ message: { raw }, signature })).toBe(account.address)
        const decoded = new TextDecoder('utf-8', { ignoreBOM: true }).decode(hexToBytes(raw))
        // biome-ignore lint/suspicious/noControlCharactersInRegex: bytes that aren't text are shown as bytes
        if (!/[\u0000-\u0008\u000e-\u001f\u007f\ufffd]/.test(decoded)) expect(unmark(last().words)).toContain(decoded)
      }),
      { numRuns: 150 },
    )
  })

  it('shows each field of the broadcast transaction', async () => {
    const calls = fc.record({
      to: fc.option(addresses, { nil: undefined }),
      value: fc.bigInt({ min: 0n, max: 2n ** 96n }),
      data: hexOf(0, 120),
      gas: fc.option(fc.bigInt({ min: 21_000n, max: 10_000_000n }), { nil: undefined }),
    })
    const chain = fc.record({
      nonce: fc.nat(),
      estimate: fc.bigInt({ min: 21_000n, max: 3_000_000n }),
      maxFeePerGas: fc.bigInt({ min: 1n, max: 2n ** 50n }),
      maxPriorityFeePerGas: fc.constant(1n),
    })
    await fc.assert(
      fc.asyncProperty(calls, chain, async ({ to, value, data, gas }, { nonce, estimate, ...fees }) => {
        let sent: Hex = '0x'
        const client = {
          call: async () => ({ data: undefined }),
          estimateGas: async () => estimate,
          estimateFeesPerGas: async () => fees,
          getTransactionCount: async () => nonce,
          request: async () => undefined,
          sendRawTransaction: async ({ serializedTransaction }: { serializedTransaction: Hex }) => {
            sent = serializedTransaction
            return keccak256(serializedTransaction)
          },
        } as unknown as ChainClient
        const { ask, last } = createRpc({ clientOf: () => client })
        const transaction = { from: account.address, ...(to && { to }), value: `0x${value.toString(16)}`, data }
        await ask('eth_sendTransaction', [
          { ...transaction, ...(gas && { gas: `0x${gas.toString(16)}` }), nonce: '0x7' },
        ])
        const { yParity, r, s, v, type, accessList, ...signed } = parseTransaction(sent)
        expect(type).toBe('eip1559')
        const names = [
          'chainId',
          'nonce',
          'gas',
          'maxFeePerGas',
          'maxPriorityFeePerGas',
          'to',
          'value',
          'data',
        ] as const
        expect(Object.keys(signed).filter((name) => !names.includes(name as never))).toEqual([])
        for (const name of names) {
          const empty = { to: '—', value: '0', data: '0x', nonce: '0' }[name as string]
          expect([name, rowOf(last(), name).toLowerCase()]).toEqual([name, String(signed[name] ?? empty).toLowerCase()])
        }
        const signer = await recoverTransactionAddress({ serializedTransaction: sent as TransactionSerialized })
        expect(signer).toBe(account.address)
      }),
      { numRuns: 100 },
    )
  })

  it('shows each field of each transaction of a batch, in order', async () => {
    const calls = fc.array(
      fc.record({ to: addresses, value: fc.bigInt({ min: 0n, max: 2n ** 96n }), data: hexOf(0, 60) }),
      { minLength: 1, maxLength: 5 },
    )
    await fc.assert(
      fc.asyncProperty(calls, fc.nat(), fc.option(fc.nat({ max: 5 })), async (given, nonce, refusedAt) => {
        const sent: Hex[] = []
        const client = {
          call: async () => ({ data: undefined }),
          estimateGas: async () => 30_000n,
          estimateFeesPerGas: async () => ({ maxFeePerGas: 7n, maxPriorityFeePerGas: 1n }),
          getTransactionCount: async () => nonce,
          request: async () => undefined,
          sendRawTransaction: async ({ serializedTransaction }: { serializedTransaction: Hex }) => {
            if (sent.length > 0 && sent.length === refusedAt) throw new RpcFailure(-32003, 'refused')
            sent.push(serializedTransaction)
            return keccak256(serializedTransaction)
          },
        } as unknown as ChainClient
        const { ask, last } = createRpc({ clientOf: () => client })
        await ask('wallet_sendCalls', [
          {
            version: '2.0.0',
            from: account.address,
            chainId: '0x7a69',
            atomicRequired: false,
            calls: given.map(({ value, ...call }) => ({ ...call, value: `0x${value.toString(16)}` })),
          },
        ])
        const names = [
          'chainId',
          'nonce',
          'gas',
          'maxFeePerGas',
          'maxPriorityFeePerGas',
          'to',
          'value',
          'data',
        ] as const
        const shown = last().rows.slice(-names.length * given.length)
        for (const [at, serializedTransaction] of sent.entries()) {
          const { yParity, r, s, v, type, accessList, ...signed } = parseTransaction(serializedTransaction)
          expect(Object.keys(signed).filter((name) => !names.includes(name as never))).toEqual([])
          const of = Object.fromEntries(shown.slice(at * names.length, (at + 1) * names.length))
          for (const name of names) {
            const empty = { value: '0', data: '0x', nonce: '0' }[name as string]
            expect([name, of[name]?.toLowerCase()]).toEqual([name, String(signed[name] ?? empty).toLowerCase()])
          }
          expect(signed.nonce ?? 0).toBe(nonce + at)
          expect(
            await recoverTransactionAddress({ serializedTransaction: serializedTransaction as TransactionSerialized }),
          ).toBe(account.address)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('shows exactly the typed data values that are signed', async () => {
    const kinds: { readonly [type: string]: fc.Arbitrary<unknown> } = {
      address: addresses,
      uint256: units,
      int64: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
      bool: fc.boolean(),
      bytes: hexOf(0, 40),
      bytes4: hexOf(4, 4),
      string: fc.string({ unit: 'grapheme' }).filter((text) => !/[⟨⟩]/.test(text)),
      'uint8[]': fc.array(fc.integer({ min: 0, max: 255 }), { maxLength: 5 }),
    }
    const fields = fc
      .uniqueArray(fc.constantFrom(...Object.keys(kinds)), { minLength: 1, maxLength: 6 })
      .chain((types) =>
        fc.tuple(
          fc.constant(types.map((type, at) => ({ name: `field${at}`, type }))),
          fc.tuple(...types.map((type) => kinds[type] as fc.Arbitrary<unknown>)),
        ),
      )
    const domains = fc.record(
      { name: fc.lorem({ maxCount: 2 }), chainId: fc.nat(), verifyingContract: addresses },
      { requiredKeys: ['name'] },
    )
    /** Parses a value as shown in the view. */
    const readValue = (type: string, text: string): unknown => {
      if (type === 'bool') return text === 'true'
      if (type === 'uint8[]') return text === '[]' ? [] : text.slice(1, -1).split(', ').map(Number)
      return /^u?int/.test(type) ? BigInt(text) : unmark(text)
    }
    await fc.assert(
      fc.asyncProperty(fields, domains, async ([types, values], domain) => {
        const { ask, last } = createRpc()
        const message = Object.fromEntries(types.map(({ name }, at) => [name, values[at]]))
        const data = JSON.stringify({ types: { Order: types }, primaryType: 'Order', domain, message }, (_, value) =>
          typeof value === 'bigint' ? String(value) : value,
        )
        const signature = await ask('eth_signTypedData_v4', [account.address, data])
        const read = Object.fromEntries(types.map(({ name, type }) => [name, readValue(type, rowOf(last(), name))]))
        const chainId = rowOf(last(), 'domain.chainId')
        const verifyingContract = rowOf(last(), 'domain.verifyingContract') as Hex
        const signer = await recoverTypedDataAddress({
          domain: {
            name: rowOf(last(), 'domain.name'),
            ...(chainId && { chainId: Number(chainId) }),
            ...(verifyingContract && { verifyingContract }),
          },
          types: { Order: types },
          primaryType: 'Order',
          message: read,
          signature,
        })
        expect(signer).toBe(account.address)
      }),
      { numRuns: 150 },
    )
  })
})
