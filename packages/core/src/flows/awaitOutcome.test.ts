import { createFakePorts } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { KitError } from '../error/KitError.js'
import type { JournalEntry } from '../journal/JournalEntry.js'
import { awaitOutcome, findAgain, isKnownLater } from './awaitOutcome.js'
import type { Receipts } from './createReceipts.js'

const entry: JournalEntry = {
  id: 'one',
  namespace: 'eip155',
  networkId: 'eip155:1',
  address: '0xa',
  hash: '0x1',
  sentAtMs: 0,
  status: 'success',
  blockNumber: 7n,
}
const { signal } = new AbortController()

/** Creates receipts that always return the same answer. */
function receiptsOf(answer: { readonly blockNumber: bigint } | Error): Receipts {
  const ask = async () => {
    if (answer instanceof Error) throw answer
    return { hash: '0x1', status: 'success' as const, ...answer }
  }
  return { ask, wait: ask, isKnown: async () => true, emitMined() {} }
}

const fail = (code: 'transaction/expired' | 'transaction/invalid' | 'transaction/timedOut', cause?: unknown) =>
  receiptsOf(new KitError(code, { shortMessage: 'Gone.', cause }))

describe('awaitOutcome', () => {
  const fateOf = (receipts: Receipts) => awaitOutcome(createFakePorts(), receipts, entry, signal, () => {})

  it('returns the block that the transaction is in', async () => {
    expect(await fateOf(receiptsOf({ blockNumber: 8n }))).toMatchObject({ status: 'success', blockNumber: 8n })
  })

  it('distinguishes calls that the wallet cancelled from those whose status is unknowable', async () => {
    expect(await fateOf(fail('transaction/expired'))).toEqual({ status: 'cancelled', reason: 'Gone.' })
    expect(await fateOf(fail('transaction/invalid'))).toBe('unknowable')
  })
})

describe('findAgain', () => {
  const again = (receipts: Receipts) => findAgain(createFakePorts().clock, receipts, entry, signal)

  it('returns undefined for a transaction in the same block, or when no node answers', async () => {
    expect(await again(receiptsOf({ blockNumber: 7n }))).toBeUndefined()
    expect(await again(fail('transaction/timedOut', new Error('offline')))).toBeUndefined()
  })

  it('returns the other block, or pending, after a reorg', async () => {
    expect(await again(receiptsOf({ blockNumber: 9n }))).toMatchObject({ blockNumber: 9n })
    expect(await again(fail('transaction/timedOut'))).toEqual({ status: 'pending' })
  })
})

describe('isKnownLater', () => {
  it('does not query nodes about calls, which only their wallet knows', async () => {
    const calls = { ...entry, callsId: '0xc' }
    expect(await isKnownLater(createFakePorts().clock, fail('transaction/invalid'), calls, signal)).toBe(true)
  })
})
