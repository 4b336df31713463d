import { codeOf, createFakePorts, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { connectWallet } from '../testing/connectWallet.js'
import { failing, failure, mark, note, openAgain, searchable, transaction } from '../testing/failingWallet.js'

describe('unanswered requests', () => {
  it('cause a search until the chain has the transaction, which is then followed like any other', async () => {
    const { capabilities, sent } = searchable()
    const { kit, ports, requests } = await failing(failure('wallet/disconnected'), { capabilities })
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
    expect(await kit.checkUnanswered({ id: requests()[0]?.id ?? '' })).toEqual({ status: 'notFound' })
    sent.push('0xlate')
    ports.advance(3_000)
    await vi.waitUntil(() => requests()[0]?.isSettled)
    expect(requests()).toMatchObject([{ hash: '0xlate', isSettled: true }])
    expect(kit.journal.getState().entries).toMatchObject([{ hash: '0xlate', note, status: 'pending' }])
    expect(await kit.checkUnanswered({ id: requests()[0]?.id ?? '' })).toEqual({ status: 'sent', hash: '0xlate' })
  })

  it('survive a reload', async () => {
    const { capabilities, sent } = searchable()
    const { kit: before, ports } = await failing(failure('wallet/disconnected'), { capabilities })
    expect(await codeOf(before.sendTransaction(transaction))).toBe('transaction/maybeSent')
    before.destroy()
    sent.push('0xlate')
    const { kit } = await openAgain(ports, capabilities)
    expect(kit.unanswered.getState().requests).toMatchObject([{ mark, sent: { to: '0xC', value: 5n }, note }])
    ports.advance(3_000)
    await vi.waitUntil(() => kit.journal.getState().entries.length === 1)
    expect(kit.journal.getState().entries).toMatchObject([{ hash: '0xlate', note }])
  })

  it("settle with the wallet's late answer", async () => {
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
      await flushPromises()
      controller.abort()
      expect(await sent).toBe('transaction/maybeSent')
      return kit.unanswered.getState().requests.find((send) => !send.isSettled)?.id ?? ''
    }
    const first = await ask()
    end.resolve('0xlate')
    await flushPromises()
    expect(await kit.checkUnanswered({ id: first })).toEqual({ status: 'sent', hash: '0xlate' })
    const second = await ask()
    end.reject(failure('connection/rejected'))
    await flushPromises()
    expect(await kit.checkUnanswered({ id: second })).toEqual({ status: 'unsent' })
    expect(one).toBeDefined()
  })

  it('appear in other tabs as soon as they are written', async () => {
    const ports = createFakePorts()
    const { kit } = await failing(failure('wallet/disconnected'), { ports })
    const { kit: other } = await openAgain(ports)
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
    ports.writeFromOtherTab('kit.unanswered', ports.stored.get('kit.unanswered') ?? null)
    expect(other.unanswered.getState()).toEqual(kit.unanswered.getState())
  })
})
