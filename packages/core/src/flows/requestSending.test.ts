import { codeOf, createFakePorts, createTestEngine, type FakePorts, settle } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { connectWallet } from '../../test/connectWallet.js'
import type { Capabilities } from '../adapter/Capabilities.js'
import { isUnsent } from '../error/isUnsent.js'
import { KitError, type KitErrorInit } from '../error/KitError.js'
import type { KitErrorCode } from '../error/KitErrorCode.js'

const note = { kind: 'send', transfers: [], to: '0xC', reference: 'order:7' }
const transaction = { to: '0xC', value: 5n, note }
const mark = { timeMs: 1_000, height: 3, nonce: 7 }
const failure = (code: KitErrorCode, init: Partial<KitErrorInit> = {}) =>
  new KitError(code, { shortMessage: 'No.', ...init })

/** A chain that can be searched: what was sent on it, by hash. */
function searchable(sent: string[] = []) {
  const searches: unknown[] = []
  const capabilities: Capabilities = {
    getSendMark: async () => mark,
    findSent: async (call) => {
      searches.push({ address: call.address, mark: call.mark, sent: call.sent })
      return sent
    },
  }
  return { capabilities, searches, sent }
}

async function failing(error: unknown, { capabilities = {} as Capabilities, ports = createFakePorts() } = {}) {
  const engine = await connectWallet(capabilities, ports)
  engine.sendTransaction.mockImplementation(() => Promise.reject(error))
  const sends = () => engine.kit.unanswered.getState().sends
  return { ...engine, ports, sends }
}

/** The page once more, or another tab: the wallet is restored. */
async function openAgain(ports: FakePorts, capabilities: Capabilities = {}) {
  const engine = await createTestEngine({ eip155: { loadCapabilities: async () => capabilities }, ports })
  engine.one.answer({ eip155: engine.one.session('eip155', ['0xA'], 'eip155:1') })
  await vi.dynamicImportSettled()
  await settle()
  return engine
}

describe('a wallet that fails after it was asked to send', () => {
  it.each<KitErrorCode>([
    'wallet/disconnected',
    'wallet/failed',
    'wallet/invalidResponse',
    'connection/aborted',
    'rpc/failed',
  ])('leaves open whether it sent: %s', async (code) => {
    const { kit, sends } = await failing(failure(code))
    await expect(kit.sendTransaction(transaction)).rejects.toMatchObject({
      code: 'transaction/maybeSent',
      details: expect.stringContaining('5 to 0xC from 0xA on eip155:1'),
      cause: { code },
    })
    expect(sends()).toMatchObject([
      { networkId: 'eip155:1', address: '0xA', sent: { to: '0xC', value: 5n }, note, askedAtMs: 1_700_000_000_000 },
    ])
  })

  it('leaves nothing open where the error proves that nothing was sent', async () => {
    const { kit, sends } = await failing(failure('connection/rejected'))
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('connection/rejected')
    expect(sends()).toEqual([])
  })

  it('resolves with the hash where the chain has what was asked for', async () => {
    const { capabilities, searches } = searchable(['0xfound'])
    const { kit, events, sends } = await failing(failure('wallet/failed'), { capabilities })
    expect(await kit.sendTransaction(transaction)).toBe('0xfound')
    expect(searches).toEqual([{ address: '0xA', mark, sent: { to: '0xC', value: 5n } }])
    expect(kit.journal.getState().entries).toMatchObject([{ hash: '0xfound', note, status: 'pending' }])
    expect(events('transaction/sent')).toMatchObject([{ hash: '0xfound' }])
    expect(sends()).toEqual([])
  })

  it('does not take an earlier transaction of the kit for the one that is looked for', async () => {
    const { capabilities } = searchable(['0x1'])
    const { kit, sendTransaction } = await connectWallet(capabilities)
    expect(await kit.sendTransaction(transaction)).toBe('0x1')
    sendTransaction.mockImplementation(() => Promise.reject(failure('wallet/failed')))
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
  })

  it('is looked for on the chain after a refusal of the chain, which stands where nothing is found', async () => {
    const { capabilities, sent } = searchable()
    const { kit, sends } = await failing(failure('transaction/insufficientFunds'), { capabilities })
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/insufficientFunds')
    expect(sends()).toEqual([])
    sent.push('0xfound')
    expect(await kit.sendTransaction(transaction)).toBe('0xfound')
  })

  it('is followed by the hash that its error names', async () => {
    const hash = `0x${'ab'.repeat(32)}`
    const cause = new Error(`The transaction ${hash} may have been sent`)
    const getTransaction = vi.fn(async () => undefined as never)
    const { kit, sends } = await failing(failure('transaction/maybeSent', { cause }), {
      capabilities: { getTransaction },
    })
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
    expect(sends()).toMatchObject([{ maybeHash: hash }])
    getTransaction.mockResolvedValue({ hash } as never)
    expect(await kit.checkUnanswered({ id: sends()[0]?.id ?? '' })).toEqual({ status: 'sent', hash })
  })
})

describe('a request to send that has no answer', () => {
  it('is looked for again until the chain has it, and then followed as any other', async () => {
    const { capabilities, sent } = searchable()
    const { kit, ports, sends } = await failing(failure('wallet/disconnected'), { capabilities })
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
    expect(await kit.checkUnanswered({ id: sends()[0]?.id ?? '' })).toEqual({ status: 'notFound' })
    sent.push('0xlate')
    ports.advance(3_000)
    await vi.waitUntil(() => sends()[0]?.isSettled)
    expect(sends()).toMatchObject([{ hash: '0xlate', isSettled: true }])
    expect(kit.journal.getState().entries).toMatchObject([{ hash: '0xlate', note, status: 'pending' }])
    expect(await kit.checkUnanswered({ id: sends()[0]?.id ?? '' })).toEqual({ status: 'sent', hash: '0xlate' })
  })

  it('is found after a reload', async () => {
    const { capabilities, sent } = searchable()
    const { kit: before, ports } = await failing(failure('wallet/disconnected'), { capabilities })
    expect(await codeOf(before.sendTransaction(transaction))).toBe('transaction/maybeSent')
    before.destroy()
    sent.push('0xlate')
    const { kit } = await openAgain(ports, capabilities)
    expect(kit.unanswered.getState().sends).toMatchObject([{ mark, sent: { to: '0xC', value: 5n }, note }])
    ports.advance(3_000)
    await vi.waitUntil(() => kit.journal.getState().entries.length === 1)
    expect(kit.journal.getState().entries).toMatchObject([{ hash: '0xlate', note }])
  })

  it('is settled by the wallet’s late answer', async () => {
    const { kit, one, sendTransaction } = await connectWallet()
    let end = { resolve: (_: string) => {}, reject: (_: unknown) => {} }
    sendTransaction.mockImplementation(
      () =>
        new Promise<string>((resolve, reject) => {
          end = { resolve, reject }
        }),
    )
    const ask = async () => {
      const controller = new AbortController()
      const sent = codeOf(kit.sendTransaction({ ...transaction, signal: controller.signal }))
      await settle()
      controller.abort()
      expect(await sent).toBe('transaction/maybeSent')
      return kit.unanswered.getState().sends.find((send) => !send.isSettled)?.id ?? ''
    }
    const first = await ask()
    end.resolve('0xlate')
    await settle()
    expect(await kit.checkUnanswered({ id: first })).toEqual({ status: 'sent', hash: '0xlate' })
    const second = await ask()
    end.reject(failure('connection/rejected'))
    await settle()
    expect(await kit.checkUnanswered({ id: second })).toEqual({ status: 'unsent' })
    expect(one).toBeDefined()
  })

  it('is unknown to other tabs no longer than it takes to write it', async () => {
    const ports = createFakePorts()
    const { kit } = await failing(failure('wallet/disconnected'), { ports })
    const { kit: other } = await openAgain(ports)
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
    ports.writeFromOtherTab('kit.unanswered', ports.stored.get('kit.unanswered') ?? null)
    expect(other.unanswered.getState()).toEqual(kit.unanswered.getState())
  })

  it('of calls is looked for in the wallet by the id that the page gave them', async () => {
    let isKnown = false
    const { kit, sends } = await failing(undefined, {
      capabilities: {
        sendCalls: () => Promise.reject(failure('wallet/disconnected')),
        getCallsStatus: async () => {
          if (!isKnown) throw failure('transaction/invalid')
          return { status: 'pending', receipts: [] } as never
        },
      },
    })
    const calls = [{ to: '0xC', value: 1n }]
    expect(await codeOf(kit.sendCalls({ calls, id: '0x1d', atomicRequired: true }))).toBe('transaction/maybeSent')
    const id = sends()[0]?.id ?? ''
    expect(await kit.checkUnanswered({ id })).toEqual({ status: 'notFound' })
    isKnown = true
    expect(await kit.checkUnanswered({ id })).toEqual({ status: 'sent', hash: '0x1d' })
    expect(kit.journal.getState().entries).toMatchObject([{ callsId: '0x1d', hash: '0x1d' }])
  })
})

describe('what fails before a wallet is asked to send', () => {
  it('proves that nothing was sent', async () => {
    const { kit, sends } = await failing(failure('wallet/failed'))
    const early = new AbortController()
    early.abort()
    const error = await kit.sendTransaction({ ...transaction, signal: early.signal }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'connection/aborted' })
    expect(isUnsent(error)).toBe(true)
    expect(sends()).toEqual([])
  })
})
