import { expect, it } from 'vitest'
import { testUsage } from '../testing/testUsage.js'
import { storedBytes } from './createUsage.js'
import type { NewMessage, StoredMessage } from './Mailbox.js'

const kib = 1024

function message(more: Partial<NewMessage> = {}): NewMessage {
  const source = { sender: 'dapp', address: 'here', project: 'p' }
  return { topic: 'a', message: 'm', tag: 1108, ttlS: 86_400, attestation: undefined, ...source, ...more }
}

/** Stores as many messages as fit. */
function fill(usage: ReturnType<typeof testUsage>, more: Partial<NewMessage>): number {
  for (let count = 0; count < 1000; count += 1) {
    try {
      const kept = usage.reserve([message(more)])
      usage.commit(kept, [{} as StoredMessage])
    } catch (error) {
      expect((error as Error).name).toBe('MailboxFull')
      return count
    }
  }
  throw new Error('there is always room')
}

it('the mailbox usage counts every column of a message, and its receipts', () => {
  const bytes = storedBytes(message())
  expect(bytes).toBeGreaterThan(kib)
  expect(storedBytes(message({ message: 'é'.repeat(1000) }))).toBe(bytes + 1999)
  expect(storedBytes(message({ attestation: 'x'.repeat(1000) }))).toBe(bytes + 1000)
  expect(storedBytes(message({ sender: 'dapp'.repeat(100) }))).toBe(bytes + 396)
})

it.each([
  ['client', { maxStoredBytesPerClient: 20 * kib }, { address: 'there', project: 'q' }, { sender: 'other' }],
  ['address', { maxStoredBytesPerAddress: 20 * kib }, { sender: 'other', project: 'q' }, { address: 'there' }],
  ['project', { maxStoredBytesPerProject: 20 * kib }, { sender: 'other', address: 'there' }, { project: 'q' }],
] as const)('the mailbox usage limits one %s to its share, and serves others', (_, limits, still, another) => {
  const usage = testUsage(1e9, limits)
  expect(fill(usage, {})).toBeLessThan(21)
  expect(fill(usage, still)).toBe(0)
  expect(usage.reserve([message(another)])).toHaveLength(1)
})

it('the relay keeps messages for at most an hour once any share is half full', () => {
  const usage = testUsage(1e9, { maxStoredBytesPerClient: 20 * kib })
  const ttls: number[] = []
  for (let count = 0; count < 15; count += 1) for (const { ttlS } of usage.reserve([message()])) ttls.push(ttlS)
  expect(ttls.slice(0, 10)).toEqual(Array(10).fill(86_400))
  expect(ttls.slice(12)).toEqual(Array(3).fill(3600))
  expect(usage.reserve([message({ ttlS: 300 })])[0]?.ttlS).toBe(300)
})

it('the mailbox usage counts pending messages until they are known not to be stored, and together with those of others', () => {
  const usage = testUsage(10 * kib)
  const one = storedBytes(message())
  const [first, second] = [usage.reserve([message()]), usage.reserve([message(), message()])]
  expect(usage.bytes()).toBe(3 * one)
  usage.commit(second, [undefined, {} as StoredMessage])
  expect(usage.bytes()).toBe(2 * one)
  usage.reset([{ kind: 'all', key: '', bytes: 500 }])
  expect(usage.bytes()).toBe(500 + one)
  usage.commit(first)
  expect(usage.bytes()).toBe(500)
  usage.reset([{ kind: 'all', key: '', bytes: 500 }], [message()])
  expect(usage.bytes()).toBe(500 + one)
  usage.remove(message(), one)
  usage.remove(message(), 500)
  expect([usage.bytes(), usage.fillRatio()]).toEqual([0, 0])
})

it('the mailbox usage counts a message once if the store already included it when it was measured', () => {
  const usage = testUsage(10 * kib)
  const one = storedBytes(message())
  const [seen, unseen] = [usage.reserve([message()]), usage.reserve([message()])]
  usage.reset([{ kind: 'all', key: '', bytes: one }], [], 7)
  usage.commit(seen, [{ seq: 7 } as StoredMessage])
  usage.commit(unseen, [{ seq: 8 } as StoredMessage])
  expect(usage.bytes()).toBe(2 * one)
})

it('the mailbox usage reports the fill level of the whole mailbox, or of the fullest project', () => {
  const usage = testUsage(100, { maxStoredBytesPerProject: 50 })
  usage.reset([
    { kind: 'all', key: '', bytes: 40 },
    { kind: 'project', key: 'p', bytes: 30 },
    { kind: 'project', key: 'q', bytes: 10 },
  ])
  expect(usage.fillRatio()).toBe(0.6)
  usage.reset([{ kind: 'all', key: '', bytes: 90 }])
  expect(usage.fillRatio()).toBe(0.9)
})
