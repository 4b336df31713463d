import { codeOf, createFakePorts, createTestEngine, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import type { CallsStatus } from '../adapter/WalletCapabilities.js'
import { KitError } from '../error/KitError.js'
import type { Kit } from '../kit/Kit.js'
import { createChain } from '../testing/createChain.js'

const calls = [{ to: '0xC', value: 1n }]
const callsId = `0x${'1d'.repeat(300)}`
const note = { kind: 'swap', transfers: [] }
const entries = (kit: Pick<Kit, 'journal'>) => kit.journal.getState().entries

type Status = Pick<CallsStatus, 'status' | 'receipts'>
const mined: Status = { status: 'success', receipts: [{ hash: '0xmined', status: 'success', blockNumber: 1n }] }

/** Creates a wallet that sends calls as one, and reports their status once it is set. */
function createWallet() {
  const chain = createChain()
  const waits = new Set<{ resolve(status: Status): void; reject(error: unknown): void }>()
  let known: Promise<Status> | undefined
  const getCallsStatus = vi.fn(({ signal }: { signal?: AbortSignal }) => {
    if (known !== undefined) return known
    return new Promise<Status>((resolve, reject) => {
      waits.add({ resolve, reject })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  return {
    chain,
    getCallsStatus,
    /** Sets the status that the wallet reports, or its error. */
    notify(answer: Promise<Status>) {
      known = answer
      for (const { resolve, reject } of waits) answer.then(resolve, reject)
    },
    capabilities: {
      ...chain.capabilities,
      loadCapabilities: async () => ({ sendCalls: async () => callsId, getCallsStatus }),
    },
  }
}

async function connected(wallet: ReturnType<typeof createWallet>, ports = createFakePorts()) {
  const engine = await createTestEngine({ eip155: wallet.capabilities as never, ports })
  await engine.connect('one', ['0xA', '0xB'])
  await vi.dynamicImportSettled()
  return engine
}

describe('journal entries of calls sent as one', () => {
  it("form a single entry from the wallet's answer on, which becomes their transaction", async () => {
    const wallet = createWallet()
    const { kit, events } = await connected(wallet)
    expect(await kit.sendCalls({ calls, note })).toBe(callsId)
    expect(entries(kit)).toMatchObject([{ callsId, hash: callsId, note, status: 'pending' }])
    const ended = kit.waitForCalls({ id: callsId })
    await flushPromises()
    // Waiting callers and the journal share one request to the wallet.
    expect(wallet.getCallsStatus).toHaveBeenCalledTimes(1)
    wallet.chain.mine('0xmined', { fee: 21n })
    wallet.notify(Promise.resolve(mined))
    expect(await ended).toMatchObject(mined)
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ callsId, minedHash: '0xmined', status: 'success', fee: 21n, note }])
    expect(events('transaction/sent')).toMatchObject([{ hash: callsId }])
    expect(events('transaction/mined')).toEqual([expect.not.objectContaining({ replacement: expect.anything() })])
  })

  it('succeed when the wallet reports success without a receipt', async () => {
    const wallet = createWallet()
    const { kit, events } = await connected(wallet)
    await kit.sendCalls({ calls })
    wallet.notify(Promise.resolve({ status: 'success', receipts: [] }))
    expect(await kit.waitForCalls({ id: callsId })).toMatchObject({ status: 'success', receipts: [] })
    await expect.poll(() => entries(kit)).toMatchObject([{ callsId, status: 'success' }])
    expect(entries(kit)[0]).not.toHaveProperty('minedHash')
    expect(events('transaction/mined')).toMatchObject([{ hash: callsId, status: 'success' }])
  })

  it('become partly reverted when some of their transactions are, over a reload', async () => {
    const wallet = createWallet()
    const ports = createFakePorts()
    const { kit } = await connected(wallet, ports)
    await kit.sendCalls({ calls })
    wallet.chain.mine('0xgood')
    wallet.chain.mine('0xbad', { status: 'reverted' })
    const receipts = [
      { hash: '0xgood', status: 'success', blockNumber: 1n },
      { hash: '0xbad', status: 'reverted', blockNumber: 2n },
    ] as const
    wallet.notify(Promise.resolve({ status: 'partlyReverted', receipts }))
    expect(await kit.waitForCalls({ id: callsId })).toMatchObject({ status: 'partlyReverted', receipts })
    await expect.poll(() => entries(kit)).toMatchObject([{ callsId, minedHash: '0xbad', status: 'partlyReverted' }])
    kit.destroy()
    const next = await createTestEngine({ eip155: wallet.capabilities as never, ports })
    next.one.answer({ eip155: next.one.session('eip155', ['0xA'], 'eip155:1') })
    await expect.poll(() => entries(next.kit)).toMatchObject([{ callsId, status: 'partlyReverted' }])
  })

  it('belong to their sender where a wallet assigns ids per account', async () => {
    const wallet = createWallet()
    const { kit } = await connected(wallet)
    wallet.chain.mine('0xmined')
    wallet.notify(Promise.resolve(mined))
    await kit.sendCalls({ calls })
    await expect.poll(() => entries(kit)).toMatchObject([{ address: '0xA', status: 'success' }])
    wallet.notify(new Promise(() => {}))
    await kit.sendCalls({ calls, address: '0xB' })
    expect(entries(kit).map(({ address, status }) => [address, status])).toEqual([
      ['0xB', 'pending'],
      ['0xA', 'success'],
    ])
    const [requested] = wallet.getCallsStatus.mock.calls.slice(-1)
    expect(requested).toMatchObject([{ account: { address: '0xB' } }])
    await flushPromises()
    const count = wallet.getCallsStatus.mock.calls.length
    void kit.waitForCalls({ id: callsId, address: '0xA' }).catch(() => {})
    void kit.waitForCalls({ id: callsId }).catch(() => {})
    await flushPromises()
    // Defaults to the active account.
    const wanted = wallet.getCallsStatus.mock.calls.slice(count) as unknown as [{ account: { address: string } }][]
    expect(wanted.map(([{ account }]) => account.address)).toEqual(['0xA'])
    kit.destroy()
  })

  it('continue on the next page once the wallet is restored', async () => {
    const wallet = createWallet()
    const ports = createFakePorts()
    const before = await connected(wallet, ports)
    await before.kit.sendCalls({ calls, note })
    await expect.poll(() => wallet.getCallsStatus.mock.calls.length).toBe(1)
    before.kit.destroy()
    const next = await createTestEngine({ eip155: wallet.capabilities as never, ports })
    next.one.answer({ eip155: next.one.session('eip155', ['0xA'], 'eip155:1') })
    await expect.poll(() => entries(next.kit)).toMatchObject([{ callsId, status: 'pending' }])
    await expect.poll(() => wallet.getCallsStatus.mock.calls.length).toBe(2)
    wallet.chain.mine('0xmined')
    wallet.notify(Promise.resolve(mined))
    await expect.poll(() => entries(next.kit)).toMatchObject([{ callsId, minedHash: '0xmined', status: 'success' }])
  })

  it.each([
    ['cancelled', 'cancelled'],
    ['reverted', 'reverted'],
    ['partlyReverted', 'partlyReverted'],
  ] as const)('end %s without a transaction as %s, also for waiting callers', async (status, fate) => {
    const wallet = createWallet()
    const { kit } = await connected(wallet)
    const id = await kit.sendCalls({ calls })
    const ended = kit.waitForCalls({ id })
    wallet.notify(Promise.resolve({ status, receipts: [] }))
    expect(await ended).toMatchObject({ status, receipts: [] })
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ callsId, status: fate }])
  })

  it('stay pending if the wallet does not recognize them, and waiting callers get the reason', async () => {
    const wallet = createWallet()
    const { kit } = await connected(wallet)
    const id = await kit.sendCalls({ calls })
    const ended = codeOf(kit.waitForCalls({ id }))
    wallet.notify(Promise.reject(new KitError('transaction/invalid', { shortMessage: 'No.' })))
    expect(await ended).toBe('transaction/invalid')
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ callsId, status: 'pending' }])
  })

  it('become reverted when the wallet reports it, regardless of the outcome of their transaction', async () => {
    const wallet = createWallet()
    const { kit } = await connected(wallet)
    wallet.chain.mine('0xmined')
    wallet.notify(Promise.resolve({ ...mined, status: 'reverted' }))
    expect(await kit.waitForCalls({ id: await kit.sendCalls({ calls }) })).toMatchObject({ status: 'reverted' })
    await flushPromises()
    expect(entries(kit)).toMatchObject([{ callsId, status: 'reverted', minedHash: '0xmined' }])
  })

  it('find their transaction again after a reorg', async () => {
    const wallet = createWallet()
    const ports = createFakePorts()
    const { kit } = await connected(wallet, ports)
    wallet.chain.mine('0xmined')
    wallet.notify(Promise.resolve(mined))
    await kit.sendCalls({ calls })
    await expect.poll(() => entries(kit)).toMatchObject([{ status: 'success' }])
    wallet.chain.reorgOut('0xmined')
    ports.advance(60_000)
    await expect.poll(() => entries(kit)).toMatchObject([{ status: 'pending', reorgCount: 1 }])
    wallet.chain.mine('0xmined')
    await expect.poll(() => entries(kit)).toMatchObject([{ status: 'success', minedHash: '0xmined', blockNumber: 2n }])
  })

  it('stay reverted when a reorg moves their transaction to another block', async () => {
    const wallet = createWallet()
    const ports = createFakePorts()
    const { kit } = await connected(wallet, ports)
    wallet.chain.mine('0xmined')
    wallet.notify(Promise.resolve({ ...mined, status: 'reverted' }))
    await kit.sendCalls({ calls })
    await expect.poll(() => entries(kit)).toMatchObject([{ status: 'reverted', blockNumber: 1n }])
    wallet.chain.mine('0xmined')
    ports.advance(60_000)
    await expect.poll(() => entries(kit)).toMatchObject([{ blockNumber: 2n, reorgCount: 1 }])
    expect(entries(kit)).toMatchObject([{ status: 'reverted', minedHash: '0xmined' }])
  })
})
