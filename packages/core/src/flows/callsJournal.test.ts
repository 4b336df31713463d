import { codeOf, createFakePorts, createTestEngine, settle } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { createChain } from '../../test/createChain.js'
import { KitError } from '../error/KitError.js'
import type { Kit } from '../kit/Kit.js'

const calls = [{ to: '0xC', value: 1n }]
const callsId = `0x${'1d'.repeat(300)}`
const note = { kind: 'swap', transfers: [] }
const entries = (kit: Pick<Kit, 'journal'>) => kit.journal.getState().entries

/** A wallet that has sent calls as one, and says when they are mined. */
function createWallet() {
  const chain = createChain()
  const waits = new Set<{ resolve(hash: string): void; reject(error: unknown): void }>()
  let known: Promise<string> | undefined
  const waitForCalls = vi.fn(({ signal }: { signal?: AbortSignal }) => {
    if (known !== undefined) return known
    return new Promise<string>((resolve, reject) => {
      waits.add({ resolve, reject })
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
  })
  return {
    chain,
    waitForCalls,
    /** The wallet knows the transaction from now on, or why there is none. */
    tell(answer: Promise<string>) {
      known = answer
      for (const { resolve, reject } of waits) answer.then(resolve, reject)
    },
    capabilities: {
      ...chain.capabilities,
      loadCapabilities: async () => ({ sendCalls: async () => callsId, canSendCalls: async () => true, waitForCalls }),
    },
  }
}

async function connected(wallet: ReturnType<typeof createWallet>, ports = createFakePorts()) {
  const engine = await createTestEngine({ eip155: wallet.capabilities as never, ports })
  await engine.connect('one', ['0xA'])
  await vi.dynamicImportSettled()
  return engine
}

describe('calls that were sent as one', () => {
  it('are one entry from the answer of the wallet on, and become their transaction', async () => {
    const wallet = createWallet()
    const { kit, events } = await connected(wallet)
    const sent = kit.sendCalls({ calls, note })
    await expect.poll(() => entries(kit)).toMatchObject([{ callsId, hash: callsId, note, status: 'pending' }])
    await settle()
    wallet.chain.mine('0xmined', { fee: 21n })
    wallet.tell(Promise.resolve('0xmined'))
    expect(await sent).toBe('0xmined')
    await settle()
    expect(entries(kit)).toMatchObject([{ callsId, minedHash: '0xmined', status: 'success', fee: 21n, note }])
    // Whoever waits and the journal ask the wallet once.
    expect(wallet.waitForCalls).toHaveBeenCalledTimes(1)
    expect(events('transaction/sent')).toMatchObject([{ hash: callsId }])
    expect(events('transaction/mined')).toEqual([expect.not.objectContaining({ replacement: expect.anything() })])
  })

  it('are followed on by the next page, once the wallet is back', async () => {
    const wallet = createWallet()
    const ports = createFakePorts()
    const before = await connected(wallet, ports)
    const left = codeOf(before.kit.sendCalls({ calls, note }))
    await expect.poll(() => entries(before.kit).length).toBe(1)
    before.kit.destroy()
    await left
    const next = await createTestEngine({ eip155: wallet.capabilities as never, ports })
    next.one.answer({ eip155: next.one.session('eip155', ['0xA'], 'eip155:1') })
    await expect.poll(() => entries(next.kit)).toMatchObject([{ callsId, status: 'pending' }])
    await expect.poll(() => wallet.waitForCalls.mock.calls.length).toBe(2)
    wallet.chain.mine('0xmined')
    wallet.tell(Promise.resolve('0xmined'))
    await expect.poll(() => entries(next.kit)).toMatchObject([{ callsId, minedHash: '0xmined', status: 'success' }])
  })

  it.each([
    ['transaction/expired', 'cancelled'],
    ['transaction/reverted', 'reverted'],
    ['transaction/invalid', 'pending'],
  ] as const)('that end with %s are %s, and whoever waits hears why', async (code, status) => {
    const wallet = createWallet()
    const { kit } = await connected(wallet)
    const sent = codeOf(kit.sendCalls({ calls }))
    await expect.poll(() => entries(kit).length).toBe(1)
    wallet.tell(Promise.reject(new KitError(code, { shortMessage: 'No.' })))
    expect(await sent).toBe(code)
    await settle()
    expect(entries(kit)).toMatchObject([{ callsId, status }])
  })

  it('are found again when their block was taken back', async () => {
    const wallet = createWallet()
    const ports = createFakePorts()
    const { kit } = await connected(wallet, ports)
    wallet.chain.mine('0xmined')
    wallet.tell(Promise.resolve('0xmined'))
    await kit.sendCalls({ calls })
    await expect.poll(() => entries(kit)).toMatchObject([{ status: 'success' }])
    wallet.chain.takeBack('0xmined')
    ports.advance(60_000)
    await expect.poll(() => entries(kit)).toMatchObject([{ status: 'pending', takenBack: 1 }])
    wallet.chain.mine('0xmined')
    await expect.poll(() => entries(kit)).toMatchObject([{ status: 'success', minedHash: '0xmined', blockNumber: 2n }])
  })
})
