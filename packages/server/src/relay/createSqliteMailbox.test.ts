import { randomUUID } from 'node:crypto'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../platform/store/openDatabase.js'
import { readUnread } from '../testing/readUnread.js'
import { temporaryDirectory } from '../testing/startTestServer.js'
import { testUsage } from '../testing/testUsage.js'
import { createSqliteMailbox } from './createSqliteMailbox.js'
import { MailboxFull, type NewMessage } from './Mailbox.js'

const topic = 'a'.repeat(64)

function message(text: string, more: Partial<NewMessage> = {}): NewMessage {
  const source = { sender: 'dapp', address: 'here', project: 'p' }
  return { topic, message: text, tag: 1108, ttlS: 300, attestation: undefined, ...source, ...more }
}

function openMailbox(maxBytes = 1e9) {
  const clock = { nowMs: 1_795_000_000_000 }
  const database = openDatabase({ dataDir: temporaryDirectory(), durability: 'power-loss', maxBytes })
  const mailbox = createSqliteMailbox({ database, usage: testUsage(1e9), now: () => clock.nowMs })
  onTestFinished(() => mailbox.close())
  const texts = async (client: string, topics = [topic], after = 0, limit = 100) =>
    (await readUnread(mailbox, { topics, client, after, limit })).map((stored) => stored.message)
  return { mailbox, clock, database, texts }
}

describe('createSqliteMailbox', () => {
  it('responds in call order and keeps that order', async () => {
    const { mailbox, texts } = openMailbox()
    const numbers = Array.from({ length: 50 }, (_, index) => `m${index}`)
    const stored = await Promise.all(numbers.map((text) => mailbox.append([message(text)])))
    expect(stored.map(([first]) => first?.message)).toEqual(numbers)
    expect(await texts('wallet')).toEqual(numbers)
  })

  it('stores the same message once per topic until it expires', async () => {
    const { mailbox, clock, texts } = openMailbox()
    const [[first], [second], [elsewhere]] = await Promise.all([
      mailbox.append([message('same')]),
      mailbox.append([message('same')]),
      mailbox.append([message('same', { topic: 'b'.repeat(64) })]),
    ])
    expect(first?.message).toBe('same')
    expect(second).toBeUndefined()
    expect(elsewhere?.topic).toBe('b'.repeat(64))
    clock.nowMs += 300_001
    expect(await texts('wallet')).toEqual([])
    const [again] = await mailbox.append([message('same')])
    expect(again?.message).toBe('same')
    expect(await texts('wallet')).toEqual(['same'])
  })

  it('keeps receipts while the disk is full, and stores them with the next message', async () => {
    const { mailbox, database, texts } = openMailbox()
    const stored = await Promise.all(Array.from({ length: 300 }, (_, index) => mailbox.append([message(`m${index}`)])))
    const pages = (database.prepare('PRAGMA page_count').all() as { page_count: number }[])[0]?.page_count
    database.prepare(`PRAGMA max_page_count = ${pages}`).all()
    const fill = async (): Promise<void> => {
      for (;;) await mailbox.append([message(randomUUID(), { topic: 'b'.repeat(64) })])
    }
    await expect(fill()).rejects.toBeInstanceOf(MailboxFull)
    for (const [one] of stored) mailbox.acknowledge(one ?? { seq: 0 }, 'w'.repeat(500))
    expect(await texts('w'.repeat(500))).not.toEqual([])
    database.prepare('PRAGMA max_page_count = 100000').all()
    await mailbox.append([message('next', { topic: 'c'.repeat(64) })])
    expect(await texts('w'.repeat(500))).toEqual([])
  })

  it('hides from a client only the messages it sent or acknowledged', async () => {
    const { mailbox, texts } = openMailbox()
    const [one] = await mailbox.append([message('one')])
    await mailbox.append([message('two', { sender: 'wallet' })])
    mailbox.acknowledge(one ?? { seq: 0 }, 'wallet')
    expect(await texts('wallet')).toEqual([])
    expect(await texts('dapp')).toEqual(['two'])
    expect(await texts('other')).toEqual(['one', 'two'])
  })

  it('reads several topics in publish order, page by page', async () => {
    const { mailbox, texts } = openMailbox()
    const other = 'b'.repeat(64)
    await mailbox.append([message('1'), message('2', { topic: other }), message('3'), message('4', { topic: other })])
    expect(await texts('wallet', [topic, other], 0, 3)).toEqual(['1', '2', '3'])
    expect(await texts('wallet', [topic, other], 3, 3)).toEqual(['4'])
  })

  it('distinguishes an empty attestation from none', async () => {
    const { mailbox } = openMailbox()
    await mailbox.append([message('empty', { attestation: '' }), message('none')])
    const stored = await readUnread(mailbox, { topics: [topic], client: 'wallet', after: 0, limit: 10 })
    expect(stored.map(({ attestation }) => attestation)).toEqual(['', undefined])
  })

  it('deletes expired messages with their acknowledgements, and keeps the others', async () => {
    const { mailbox, clock, database, texts } = openMailbox()
    const [short] = await mailbox.append([message('short', { ttlS: 1 }), message('long')])
    mailbox.acknowledge(short ?? { seq: 0 }, 'wallet')
    await texts('wallet')
    clock.nowMs += 1001
    expect(await mailbox.sweep(100)).toBe(1)
    expect(await mailbox.sweep(100)).toBe(0)
    expect(await texts('wallet')).toEqual(['long'])
    expect(database.prepare('SELECT * FROM acknowledgements').all()).toEqual([])
  })

  it('rejects messages beyond its capacity, keeps the stored ones, and continues once there is room', async () => {
    const { mailbox, clock, texts } = openMailbox(2_000_000)
    const append = (text: string) =>
      mailbox.append([message(text)]).then(
        () => 'kept',
        (error: Error) => error.name,
      )
    const big = (index: number) => `${index}`.padEnd(100_000, 'x')
    const answers: string[] = []
    while (answers.at(-1) !== 'MailboxFull' && answers.length < 30) answers.push(await append(big(answers.length)))
    const kept = answers.length - 1
    expect(kept).toBeGreaterThan(5)
    expect(answers.at(-1)).toBe('MailboxFull')
    // In one group: the small message fits though the large ones do not.
    expect(await Promise.all([append(big(90)), append('small'), append(big(91))])).toEqual([
      'MailboxFull',
      'kept',
      'MailboxFull',
    ])
    expect(await texts('wallet')).toHaveLength(kept + 1)
    clock.nowMs += 301_000
    expect(await mailbox.sweep(100)).toBe(kept + 1)
    expect(await append(big(99))).toBe('kept')
  })

  it('keeps few receipts of a message, and none of a deleted one', async () => {
    const { mailbox, clock, database, texts } = openMailbox()
    const [stored] = await mailbox.append([message('one', { ttlS: 1 })])
    for (let index = 0; index < 50; index += 1) mailbox.acknowledge(stored ?? { seq: 0 }, `client ${index}`)
    await texts('wallet')
    const count = () => database.prepare('SELECT * FROM acknowledgements').all().length
    expect(count()).toBe(8)
    expect(await texts('client 3')).toEqual([])
    clock.nowMs += 1001
    await mailbox.sweep(100)
    mailbox.acknowledge(stored ?? { seq: 0 }, 'late')
    await texts('wallet')
    expect(count()).toBe(0)
  })

  it('restores the usage of all clients after it is reopened, and frees it when messages expire', async () => {
    const dataDir = temporaryDirectory()
    const clock = { nowMs: 1_795_000_000_000 }
    const open = () => {
      const usage = testUsage(1e9, { maxStoredBytesPerClient: 10_000 })
      const database = openDatabase({ dataDir, durability: 'process-crash', maxBytes: 1e9 })
      return { usage, mailbox: createSqliteMailbox({ database, usage, now: () => clock.nowMs }) }
    }
    const first = open()
    await first.mailbox.append([message('x'.repeat(10_000)), message('other', { sender: 'other' })])
    await expect(first.mailbox.append([message('more')])).rejects.toMatchObject({ name: 'MailboxFull' })
    const before = first.usage.bytes()
    await first.mailbox.close()
    const second = open()
    expect(second.usage.bytes()).toBe(before)
    await expect(second.mailbox.append([message('more')])).rejects.toMatchObject({ name: 'MailboxFull' })
    expect(await second.mailbox.append([message('more', { sender: 'other' })])).toHaveLength(1)
    clock.nowMs += 301_000
    await second.mailbox.sweep(100)
    expect(second.usage.bytes()).toBe(0)
    expect(await second.mailbox.append([message('more')])).toHaveLength(1)
    await second.mailbox.close()
  })

  it('writes pending data before it closes', async () => {
    const dataDir = temporaryDirectory()
    const open = () =>
      createSqliteMailbox({
        database: openDatabase({ dataDir, durability: 'power-loss', maxBytes: 1e9 }),
        usage: testUsage(1e9),
        now: Date.now,
      })
    const first = open()
    const appended = first.append([message('last words')])
    await first.close()
    await expect(appended).resolves.toHaveLength(1)
    await expect(first.append([message('too late')])).rejects.toThrow('closed')
    const second = open()
    const stored = await readUnread(second, { topics: [topic], client: 'wallet', after: 0, limit: 10 })
    expect(stored.map((entry) => entry.message)).toEqual(['last words'])
    await second.close()
  })
})
