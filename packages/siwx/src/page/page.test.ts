import { codeOf, createFakePorts } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SiwxSession } from '../check/SiwxSession.js'
import { ann, bob, createTestSiwx, signatureOf } from '../testing/createTestSiwx.js'
import { createNoncePool } from './createNoncePool.js'
import { createSessionStore } from './createSessionStore.js'

type World = Awaited<ReturnType<typeof createTestSiwx>>

/** A session of an account, signed by its wallet. */
async function sessionOf({ made }: World, accountAddress = ann): Promise<SiwxSession> {
  const { toString: write, ...data } = await made.createMessage({ accountAddress, chainId: 'eip155:1' })
  const message = write()
  return { data, message, signature: signatureOf(accountAddress, message) }
}

async function createLoaded(options: Parameters<typeof createTestSiwx>[0] = {}): Promise<World> {
  const world = await createTestSiwx(options)
  await world.kit.preload()
  return world
}

const key = 'kit.siwx'
const words = {}
const keptBy = ({ ports }: World): number => JSON.parse(ports.stored.get(key) ?? '{"sessions":[]}').sessions.length

describe('createSiwx', () => {
  it("creates messages from the page's location and the app's options", async () => {
    const options = { statement: 'Sign in.', resources: ['https://dapp.example/terms'], getRequestId: () => 'r1' }
    const world = await createLoaded({ options: { ...options, expirationMs: 60_000 } })
    const made = await world.made.createMessage({ accountAddress: ann, chainId: 'eip155:1' })
    const nowMs = world.ports.clock.now()
    expect(made).toMatchObject({
      domain: 'dapp.example',
      uri: 'https://dapp.example/',
      nonce: expect.stringMatching(/^[A-Za-z0-9]{24}$/),
      issuedAt: new Date(nowMs).toISOString(),
      expirationTime: new Date(nowMs + 60_000).toISOString(),
      statement: 'Sign in.',
      requestId: 'r1',
    })
    expect(made).not.toHaveProperty('scheme')
  })

  it("includes the scheme and port of a page that isn't served over https", async () => {
    const ports = createFakePorts({ href: 'http://localhost:5173/app?q=1#x', origin: 'http://localhost:5173' })
    const { made } = await createLoaded({ ports })
    const message = await made.createMessage({ accountAddress: ann, chainId: 'eip155:1' })
    expect(message).toMatchObject({ scheme: 'http', domain: 'localhost:5173', uri: 'http://localhost:5173/app' })
  })

  it("rejects fields that don't fit into a message, and nonces that are too short", async () => {
    const input = { accountAddress: ann, chainId: 'eip155:1' } as const
    const umlaut = await createLoaded({ options: { statement: 'Grüße' } })
    expect(await codeOf(umlaut.made.createMessage(input))).toBe('siwx/invalidField')
    const short = await createLoaded({ options: { getNonce: async () => '1234567' } })
    expect(await codeOf(short.made.createMessage(input))).toBe('siwx/invalidField')
  })

  it('stores valid sessions only', async () => {
    const world = await createLoaded()
    const session = await sessionOf(world)
    expect(await codeOf(world.made.addSession({ ...session, signature: 'other' }))).toBe('siwx/invalid')
    expect(await codeOf(world.made.setSessions([session, { ...session, signature: 'other' }]))).toBe('siwx/invalid')
    expect(keptBy(world)).toBe(0)
    await world.made.addSession(session)
    expect(await world.made.getSessions('eip155:2', ann.toLowerCase())).toEqual([session])
    expect(await world.made.getSessions('eip155:1', bob)).toEqual([])
    await world.made.revokeSession('eip155:2', ann)
    expect(keptBy(world)).toBe(1)
    await world.made.setSessions([])
    expect(keptBy(world)).toBe(0)
  })

  it('rejects messages older than ten minutes', async () => {
    const world = await createLoaded()
    const session = await sessionOf(world)
    world.ports.advance(600_001)
    expect(await codeOf(world.made.addSession(session))).toBe('siwx/invalid')
  })

  it("keeps sessions that can't be verified at this time without showing them, and deletes invalid ones", async () => {
    const world = await createLoaded()
    const session = await sessionOf(world)
    world.chain.isDown = true
    expect(await codeOf(world.made.addSession(session))).toBe('siwx/unknown')
    const text = JSON.stringify({ version: 1, sessions: [session] })
    world.ports.stored.set(key, text)
    expect(await world.made.getSessions('eip155:1', ann)).toEqual([])
    expect(world.ports.stored.get(key)).toBe(text)
    world.chain.isDown = false
    expect(await world.made.getSessions('eip155:1', ann)).toHaveLength(1)
    world.ports.advance(8 * 24 * 3_600_000)
    expect(await world.made.getSessions('eip155:1', ann)).toEqual([])
    expect(keptBy(world)).toBe(0)
  })

  it('calls every verifier that applies, and caches valid results', async () => {
    const requested: string[] = []
    const verifier = (name: string, verdict: boolean) => ({
      namespace: 'eip155' as const,
      verify() {
        requested.push(name)
        return verdict
      },
    })
    const good = await createLoaded({ options: { verifiers: [verifier('a', true), verifier('b', true)] } })
    const session = await sessionOf(good)
    await good.made.addSession(session)
    await good.made.getSessions('eip155:1', ann)
    expect(requested.sort()).toEqual(['a', 'b'])
    const split = await createLoaded({ options: { verifiers: [verifier('c', true), verifier('d', false)] } })
    expect(await codeOf(split.made.addSession(await sessionOf(split)))).toBe('siwx/invalid')
  })

  it('rejects calls before a kit uses the config', async () => {
    const { createSiwx } = await import('../createSiwx.js')
    expect(await codeOf(createSiwx().getSessions('eip155:1', ann))).toBe('siwx/notEnabled')
  })
})

describe('session storage of createSiwx', () => {
  it('keeps sessions for this page only if storage is full or fails', async () => {
    const ports = createFakePorts()
    const refuse = () => {
      throw new Error('quota')
    }
    const world = await createLoaded({ ports: { ...ports, storage: { ...ports.storage, setItem: refuse } } })
    await world.made.addSession(await sessionOf(world))
    expect(await world.made.getSessions('eip155:1', ann)).toHaveLength(1)
    expect(ports.stored.has(key)).toBe(false)
  })

  it('keeps the twenty newest sessions', async () => {
    const world = await createLoaded()
    for (let index = 0; index < 22; index++) {
      const address = `0x${String(index).padStart(40, '0')}`
      await world.made.addSession(await sessionOf(world, address))
    }
    expect(keptBy(world)).toBe(20)
    expect(await world.made.getSessions('eip155:1', `0x${'1'.padStart(40, '0')}`)).toEqual([])
    expect(await world.made.getSessions('eip155:1', `0x${'21'.padStart(40, '0')}`)).toHaveLength(1)
  })

  it("uses the tab's storage, or none, as configured", async () => {
    const tab = new Map<string, string>()
    const ports = createFakePorts()
    const sessionStorage = {
      getItem: (name: string) => tab.get(name) ?? null,
      setItem: (name: string, value: string) => void tab.set(name, value),
    }
    const read = (name: string) => (name === 'sessionStorage' ? sessionStorage : undefined)
    const kept = await createLoaded({
      ports: { ...ports, announcements: { ...ports.announcements, read } },
      options: { storage: 'session' },
    })
    await kept.made.addSession(await sessionOf(kept))
    expect([[...tab.keys()], ports.stored.has(key)]).toEqual([[key], false])
    const nowhere = await createLoaded({ options: { storage: 'none' } })
    await nowhere.made.addSession(await sessionOf(nowhere))
    expect(await nowhere.made.getSessions('eip155:1', ann)).toHaveLength(1)
    expect(nowhere.ports.stored.has(key)).toBe(false)
  })

  it('ignores invalid storage and reads sessions from their texts', async () => {
    const world = await createLoaded()
    const { message, signature } = await sessionOf(world)
    const ports = createFakePorts()
    const store = createSessionStore(ports, { key, kind: 'local', words }, () => {})
    const part = fc.oneof(fc.constant(message), fc.constant(signature), fc.anything())
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.anything(), fc.record({ message: part, signature: part, data: part }))),
        (all) => {
          ports.stored.set(key, JSON.stringify({ version: 1, sessions: all }) ?? '')
          for (const session of store.read())
            expect(session).toMatchObject({ message, data: { accountAddress: ann }, signature: expect.any(String) })
        },
      ),
    )
    store.destroy()
    expect(ports.open().listeners).toBe(0)
  })

  it('drops signatures longer than 16 kB', async () => {
    const world = await createLoaded()
    const { message } = await sessionOf(world)
    const ports = createFakePorts()
    const store = createSessionStore(ports, { key, kind: 'local', words }, () => {})
    const put = (length: number) => {
      const session = { message, signature: 'f'.repeat(length) }
      ports.stored.set(key, JSON.stringify({ version: 1, sessions: [session] }))
      return store.read().length
    }
    expect([put(16_384), put(16_385)]).toEqual([1, 0])
  })

  it('becomes empty when another tab clears storage', async () => {
    const world = await createLoaded()
    const session = await sessionOf(world)
    const listeners = new Set<(name: string | null) => void>()
    const ports = createFakePorts()
    const watch = (listener: (name: string | null) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
    const changes: number[] = []
    const changed = () => void changes.push(store.read().length)
    const storage = { ...ports.storage, watch }
    const store = createSessionStore({ ...ports, storage }, { key, kind: 'local', words }, changed)
    store.write([session])
    expect(store.read()).toHaveLength(1)
    ports.stored.clear()
    // `Storage.clear()` passes no key.
    for (const listener of listeners) listener(null)
    expect(changes).toEqual([0])
    for (const listener of listeners) listener('another')
    expect(changes).toEqual([0])
    for (const listener of listeners) listener(key)
    expect(changes).toEqual([0, 0])
  })
})

describe('createNonceStock', () => {
  const createStock = () => {
    const ports = createFakePorts()
    let count = 0
    let isDown = false
    const stock = createNoncePool(ports.clock, async () => {
      count += 1
      if (isDown) throw new Error('down')
      return `nonce${count}000`
    })
    return {
      ...ports,
      stock,
      count: () => count,
      setDown: (value: boolean) => {
        isDown = value
      },
    }
  }

  it('requests a nonce once and hands it out once', async () => {
    const { count, stock } = createStock()
    stock.prepare()
    stock.prepare()
    expect(await stock.take()).toBe('nonce1000')
    expect(await stock.take()).toBe('nonce2000')
    expect(count()).toBe(2)
  })

  it('renews a nonce after five minutes and discards it after ten', async () => {
    const { advance, count, stock } = createStock()
    stock.prepare()
    await Promise.resolve()
    advance(299_999)
    stock.prepare()
    await Promise.resolve()
    expect(count()).toBe(1)
    advance(1)
    stock.prepare()
    await Promise.resolve()
    expect(count()).toBe(2)
    advance(600_000)
    expect(await stock.take()).toBe('nonce3000')
  })

  it('requests a nonce again after a failure', async () => {
    const { setDown, stock } = createStock()
    setDown(true)
    stock.prepare()
    await expect(stock.take()).rejects.toThrow('down')
    setDown(false)
    expect(await stock.take()).toBe('nonce2000')
  })
})
