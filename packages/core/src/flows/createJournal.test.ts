import { createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { KitError } from '../error/KitError.js'
import { formatJournal, parseJournal } from '../journal/parseJournal.js'
import type { Kit } from '../kit/Kit.js'
import { createChain, type FakeChain } from '../testing/createChain.js'

const key = 'kit.journal'

type Options = Parameters<typeof createTestEngine>[0] & { readonly chain?: FakeChain }

async function connected({ chain = createChain(), ...options }: Options = {}) {
  const engine = await createTestEngine({ eip155: chain.capabilities, ...options })
  await engine.connect('one', ['0xA'])
  await vi.dynamicImportSettled()
  return { ...engine, chain }
}

const entries = (kit: Pick<Kit, 'journal'>) => kit.journal.getState().entries
const statuses = (kit: Pick<Kit, 'journal'>) => entries(kit).map(({ status }) => status)
const token = {
  networkId: 'eip155:1',
  address: undefined,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  iconUrl: undefined,
} as const

/** Opens the next page of the same user, with the wallet restored. */
async function reload(chain: FakeChain, ports: ReturnType<typeof createFakePorts>) {
  const engine = await createTestEngine({ eip155: chain.capabilities, ports })
  engine.one.answer({ eip155: engine.one.session('eip155', ['0xA'], 'eip155:1') })
  await flushPromises()
  await vi.dynamicImportSettled()
  return engine
}

describe('journal', () => {
  it('contains a transaction as soon as its hash is known and follows it into a block', async () => {
    const { kit, chain, ports, events } = await connected()
    const note = { kind: 'send', transfers: [{ direction: 'out', amount: 5n, token }], to: '0xC' } as const
    const hash = await kit.sendTransaction({ to: '0xC', value: 5n, note })
    expect(entries(kit)).toEqual([
      {
        id: `eip155:1:${hash}`,
        namespace: 'eip155',
        networkId: 'eip155:1',
        address: '0xA',
        hash,
        sentAtMs: ports.clock.now(),
        note,
        status: 'pending',
      },
    ])
    chain.mine(hash, { fee: 21n })
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ status: 'success', fee: 21n, blockNumber: 1n, minedAtMs: ports.clock.now() }])
    expect(events('transaction/mined')).toHaveLength(1)
    kit.destroy()
    await flushPromises()
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('contains a transaction that was sent after the caller aborted', async () => {
    let send: (hash: string) => void = () => {}
    const answer = new Promise<string>((resolve) => {
      send = resolve
    })
    const { kit } = await connected({ eip155: { ...createChain().capabilities, sendTransaction: () => answer } })
    const controller = new AbortController()
    const done = kit.sendTransaction({ signal: controller.signal }).catch((error) => error)
    controller.abort()
    expect(await done).toMatchObject({ code: 'transaction/maybeSent' })
    send('0xlate')
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ hash: '0xlate', status: 'pending' }])
  })

  it.each([0, 1, 2])('leaves no request open if the caller aborts %i microtasks after the answer', async (count) => {
    let send: (hash: string) => void = () => {}
    const answer = new Promise<string>((resolve) => {
      send = resolve
    })
    const { kit } = await connected({ eip155: { ...createChain().capabilities, sendTransaction: () => answer } })
    const controller = new AbortController()
    const done = kit.sendTransaction({ signal: controller.signal }).catch((error) => error)
    await flushPromises()
    send('0xlate')
    for (let passed = 0; passed < count; passed++) await Promise.resolve()
    controller.abort()
    expect(await done).toMatchObject({ code: 'transaction/maybeSent' })
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ hash: '0xlate' }])
    expect(kit.unanswered.getState().requests).toMatchObject([{ isSettled: true, hash: '0xlate' }])
  })

  it('shares one chain request between all callers that wait for the transaction, even when some stop', async () => {
    const { kit, chain, events } = await connected()
    const hash = await kit.sendTransaction({})
    const controller = new AbortController()
    const receipt = kit.waitForTransaction({ hash })
    const given = kit.waitForTransaction({ hash, signal: controller.signal }).catch((error) => error)
    const late = kit.waitForTransaction({ hash, timeoutMs: 0 }).catch((error) => error)
    controller.abort()
    expect(await given).toMatchObject({ code: 'connection/aborted' })
    chain.mine(hash)
    expect(await receipt).toMatchObject({ hash, status: 'success' })
    await late
    expect(chain.requested).toEqual([hash])
    expect(events('transaction/mined')).toMatchObject([{ hash, status: 'success' }])
  })

  it('contains the cleaned reason of a revert as the chain reports it', async () => {
    const { kit, chain, events } = await connected({ chain: createChain('Too\u202e late') })
    const hash = await kit.sendTransaction({})
    chain.mine(hash, { status: 'reverted' })
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ status: 'reverted', reason: 'Too late' }])
    expect(events('transaction/mined')).toMatchObject([{ status: 'reverted' }])
  })

  it.each([
    ['repriced', 'success'],
    ['replaced', 'replaced'],
    ['cancelled', 'cancelled'],
  ] as const)('recognizes a transaction that was %s', async (replacement, status) => {
    const { kit, chain, events } = await connected()
    const hash = await kit.sendTransaction({})
    chain.mine(hash, { hash: '0xnew', replacement })
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ hash, status, minedHash: '0xnew' }])
    expect(events('transaction/mined')).toMatchObject([{ hash: '0xnew', replacement }])
  })

  it('stops waiting for a transaction that can no longer be mined', async () => {
    const { kit, chain } = await connected()
    const hash = await kit.sendTransaction({})
    chain.fail(hash, new KitError('transaction/expired', { shortMessage: 'It has expired.' }))
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ status: 'cancelled', reason: 'It has expired.' }])
  })

  it('waits 180 s, then checks periodically while the page is visible', async () => {
    let isVisible = true
    let notify = () => {}
    const watchVisibility = (listener: () => void) => {
      notify = listener
      return () => {}
    }
    const ports = createFakePorts({ isVisible: () => isVisible, watchVisibility })
    const { kit, chain } = await connected({ ports })
    const hash = await kit.sendTransaction({})
    const pass = async (ms: number) => {
      ports.advance(ms)
      await flushPromises()
    }
    await pass(179_999)
    expect(chain.waiting()).toEqual([hash])
    await pass(1)
    expect([chain.waiting(), chain.requested.length]).toEqual([[], 1])
    await pass(30_000)
    expect([chain.waiting(), chain.requested.length]).toEqual([[hash], 2])
    isVisible = false
    notify()
    await flushPromises()
    await pass(600_000)
    expect([chain.waiting(), chain.requested.length]).toEqual([[], 2])
    isVisible = true
    notify()
    chain.mine(hash)
    await flushPromises()
    expect(statuses(kit)).toEqual(['success'])
  })

  it('marks a transaction that no node knows after half a minute, over reloads and until it is mined', async () => {
    const chain = createChain()
    const ports = createFakePorts()
    const { kit } = await connected({ chain, ports })
    const [proposal, sent] = [await kit.sendTransaction({}), await kit.sendTransaction({})]
    chain.forget(proposal)
    const marks = () => entries(kit).map(({ hash, isUnknown }) => [hash, isUnknown === true])
    ports.advance(29_999)
    await flushPromises()
    expect(Object.fromEntries(marks())).toEqual({ [proposal]: false, [sent]: false })
    ports.advance(1)
    await flushPromises()
    expect(Object.fromEntries(marks())).toEqual({ [proposal]: true, [sent]: false })
    const stored = parseJournal(ports.storage.getItem(key))
    expect(stored.find(({ hash }) => hash === proposal)).toMatchObject({ status: 'pending', isUnknown: true })
    chain.mine(proposal)
    await flushPromises()
    expect(entries(kit).find(({ hash }) => hash === proposal)).toMatchObject({ status: 'success' })
    expect(entries(kit).some(({ isUnknown }) => isUnknown)).toBe(false)
  })

  it('continues after a reload, and makes no request until the wallet is restored', async () => {
    const chain = createChain()
    const ports = createFakePorts()
    const before = await connected({ chain, ports })
    const hash = await before.kit.sendTransaction({})
    before.kit.destroy()
    const next = await createTestEngine({ eip155: chain.capabilities, ports, preload: false })
    await flushPromises()
    expect([entries(next.kit), chain.requested.length]).toEqual([[], 1])
    next.one.answer({ eip155: next.one.session('eip155', ['0xA'], 'eip155:1') })
    await vi.waitFor(() => expect(chain.waiting()).toEqual([hash]))
    chain.mine(hash)
    await flushPromises()
    expect(statuses(next.kit)).toEqual(['success'])
  })

  it('finds a transaction again after a reorg', async () => {
    const { kit, chain, ports, events } = await connected()
    const hash = await kit.sendTransaction({})
    chain.mine(hash)
    await flushPromises()
    chain.reorgOut(hash)
    ports.advance(60_000)
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ status: 'pending', reorgCount: 1 }])
    chain.mine(hash)
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ status: 'success', blockNumber: 2n }])
    expect(events('transaction/mined')).toHaveLength(1)
  })

  it.each(['replaced', 'cancelled', 'repriced'] as const)(
    'follows the block of the other transaction that %s one, whose own hash no node knows any longer',
    async (replacement) => {
      const { kit, chain, ports } = await connected()
      const hash = await kit.sendTransaction({})
      chain.mine('0xother')
      chain.mine(hash, { hash: '0xother', blockNumber: 1n, replacement })
      await flushPromises()
      chain.reorgOut(hash)
      const outcome = { status: replacement === 'repriced' ? 'success' : replacement, minedHash: '0xother' }
      expect(entries(kit)).toMatchObject([{ ...outcome, blockNumber: 1n }])
      ports.advance(60_000)
      await flushPromises()
      expect(entries(kit)).toMatchObject([{ ...outcome, blockNumber: 1n }])
      expect(entries(kit)[0]).not.toHaveProperty('reorgCount')
      kit.destroy()
      chain.mine('0xother')
      const next = await reload(chain, ports)
      expect(entries(next.kit)).toMatchObject([{ ...outcome, blockNumber: 3n, reorgCount: 1 }])
      next.kit.destroy()
      chain.reorgOut('0xother')
      expect(statuses((await reload(chain, ports)).kit)).toEqual(['pending'])
    },
  )

  it('finds a reorged transaction after a reload while it is recent', async () => {
    const { kit, chain, ports } = await connected()
    const hash = await kit.sendTransaction({})
    chain.mine(hash)
    await flushPromises()
    kit.destroy()
    chain.reorgOut(hash)
    const young = await reload(chain, ports)
    expect(statuses(young.kit)).toEqual(['pending'])
    chain.mine(hash)
    await flushPromises()
    young.kit.destroy()
    ports.jump(600_000)
    chain.reorgOut(hash)
    expect(statuses((await reload(chain, ports)).kit)).toEqual(['success'])
  })

  it('keeps mined transactions unchanged while the nodes are unavailable', async () => {
    const { kit, chain, ports } = await connected()
    const hash = await kit.sendTransaction({})
    chain.mine(hash)
    await flushPromises()
    chain.reorgOut(hash)
    kit.destroy()
    const rpcFailed = new KitError('transaction/timedOut', { shortMessage: '', cause: new Error('HTTP 503') })
    const outage = {
      ...chain,
      capabilities: { ...chain.capabilities, waitForTransaction: () => Promise.reject(rpcFailed) },
    }
    expect(statuses((await reload(outage, ports)).kit)).toEqual(['success'])
  })

  it('keeps entries when accounts and wallets change, and shows those of all', async () => {
    const { kit, chain } = await connected()
    const hash = await kit.sendTransaction({})
    await kit.disconnect()
    expect(statuses(kit)).toEqual(['pending'])
    chain.mine(hash)
    await flushPromises()
    expect(statuses(kit)).toEqual(['success'])
  })

  it('stops watching on a network that is no longer configured', async () => {
    const { kit, chain } = await connected()
    await kit.sendTransaction({})
    kit.removeNetwork('eip155:1')
    await flushPromises()
    expect([statuses(kit), chain.waiting()]).toEqual([['pending'], []])
  })

  it('watches the newest 99 at most, and the next one when one is settled', async () => {
    const { kit, chain, ports } = await connected()
    for (let count = 0; count < 100; count++) {
      ports.jump(1)
      await kit.sendTransaction({})
    }
    await flushPromises()
    expect(chain.waiting()).toHaveLength(99)
    expect(chain.waiting()).not.toContain('0x1')
    chain.mine('0x100')
    await flushPromises()
    expect(chain.waiting()).toContain('0x1')
  })

  it('keeps the newest entries when storage is full, and survives invalid storage', async () => {
    const ports = createFakePorts()
    ports.stored.set(key, '{"version":1,"entries":[{"status":"success"},7]}')
    const { setItem } = ports.storage
    const storage = {
      ...ports.storage,
      setItem(name: string, value: string) {
        if (name === key && value.length > 8000) throw new Error('full')
        setItem(name, value)
      },
    }
    const { kit } = await connected({ ports: { ...ports, storage } })
    for (let count = 0; count < 60; count++) {
      ports.jump(1)
      await kit.sendTransaction({})
    }
    expect(entries(kit)).toHaveLength(60)
    const kept = parseJournal(ports.stored.get(key) ?? null)
    expect(kept.length).toBeGreaterThan(5)
    expect(kept[0]).toMatchObject({ hash: '0x60' })
  })

  it('keeps two prefixes separate', async () => {
    const ports = createFakePorts()
    const first = await connected({ ports })
    await first.kit.sendTransaction({})
    const second = await connected({ ports, settings: { storagePrefix: 'other' } })
    expect(entries(second.kit)).toEqual([])
  })

  it('emits a change from another tab once', async () => {
    const { kit, chain, ports, events } = await connected()
    const hash = await kit.sendTransaction({})
    const settled = entries(kit).map((entry) => ({ ...entry, status: 'success' as const, blockNumber: 9n }))
    ports.writeFromOtherTab(key, formatJournal(settled))
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ status: 'success', blockNumber: 9n }])
    expect([chain.waiting(), events('transaction/mined')]).toMatchObject([[], [{ hash, status: 'success' }]])
  })
})
