import { describe, expect, it } from 'vitest'
import type { Connection } from './Connection.js'
import { createMailboxReader } from './createMailboxReader.js'
import type { Mailbox, UnreadPage, UnreadQuery } from './Mailbox.js'

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function createScene() {
  const read: string[] = []
  const closed = new Set<string>()
  const charged = new Map<string, number>()
  const mailbox = {
    concurrentReads: 1,
    async unread({ client }: UnreadQuery): Promise<UnreadPage> {
      read.push(client)
      const message = 'x'.repeat(40_000)
      const stored = { seq: 1, topic: 't', message, tag: 1, attestation: undefined, sender: 's', publishedAtMs: 1 }
      return { messages: [stored], cursors: new Map(), isComplete: true }
    },
  }
  const reader = createMailboxReader(mailbox as unknown as Mailbox)
  const connect = (name: string) => {
    const connection = {
      isOpen: () => !closed.has(name),
      charge: (points: number) => charged.set(name, (charged.get(name) ?? 0) + points),
    } as unknown as Connection
    return (isCharged = true) =>
      reader.page(connection, { topics: [], client: name, limit: 1, maxBytes: 1 }, { isCharged })
  }
  return { read, closed, charged, connect }
}

describe('createMailboxReader', () => {
  it('lets sockets take turns, whatever each requested', async () => {
    const { read, connect } = createScene()
    const [busy, calm] = [connect('busy'), connect('calm')]
    await Promise.all([busy(), busy(), busy(), calm()])
    expect(read).toEqual(['busy', 'busy', 'calm', 'busy'])
  })

  it('reads one page per turn of the event loop', async () => {
    const { read, connect } = createScene()
    const pages = [connect('one')(), connect('two')()]
    expect(read).toHaveLength(1)
    await nextTurn()
    expect(read.length).toBeLessThanOrEqual(2)
    await Promise.all(pages)
  })

  it('reads nothing for closed sockets', async () => {
    const { read, closed, connect } = createScene()
    const [first, gone] = [connect('first'), connect('gone')]
    const pages = [first(), gone(), gone()]
    closed.add('gone')
    expect((await Promise.all(pages)).map((page) => page?.isComplete)).toEqual([true, undefined, undefined])
    expect(read).toEqual(['first'])
  })

  it('charges the bytes read for requested fetches', async () => {
    const { charged, connect } = createScene()
    await connect('asked')(true)
    await connect('served')(false)
    expect(charged).toEqual(new Map([['asked', 2]]))
  })
})
