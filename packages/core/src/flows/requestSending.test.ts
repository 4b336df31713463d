import { codeOf, flushPromises } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { isUnsent } from '../error/isUnsent.js'
import type { KitErrorCode } from '../error/KitError.js'
import { connectWallet } from '../testing/connectWallet.js'
import { failing, failure, mark, note, searchable, transaction } from '../testing/failingWallet.js'

describe('requestSending with a wallet that fails', () => {
  it.each<KitErrorCode>([
    'wallet/disconnected',
    'wallet/failed',
    'wallet/invalidResponse',
    'connection/aborted',
    'rpc/failed',
  ])('leaves open whether the transaction was sent: %s', async (code) => {
    const { kit, requests } = await failing(failure(code))
    await expect(kit.sendTransaction(transaction)).rejects.toMatchObject({
      code: 'transaction/maybeSent',
      details: expect.stringContaining('5 to 0xC from 0xA on eip155:1'),
      cause: { code },
    })
    expect(requests()).toMatchObject([
      { networkId: 'eip155:1', address: '0xA', sent: { to: '0xC', value: 5n }, note, requestedAtMs: 1_700_000_000_000 },
    ])
  })

  it('leaves nothing open where the error proves that nothing was sent', async () => {
    const { kit, requests } = await failing(failure('connection/rejected'))
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('connection/rejected')
    expect(requests()).toEqual([])
  })

  it('resolves with the hash where the chain has the transaction', async () => {
    const { capabilities, searches } = searchable(['0xfound'])
    const { kit, events, requests } = await failing(failure('wallet/failed'), { capabilities })
    expect(await kit.sendTransaction(transaction)).toBe('0xfound')
    expect(searches).toEqual([{ address: '0xA', mark, sent: { to: '0xC', value: 5n } }])
    expect(kit.journal.getState().entries).toMatchObject([{ hash: '0xfound', note, status: 'pending' }])
    expect(events('transaction/sent')).toMatchObject([{ hash: '0xfound' }])
    expect(requests()).toEqual([])
  })

  it('does not take an earlier transaction of the kit for the requested one', async () => {
    const { capabilities } = searchable(['0x1'])
    const { kit, sendTransaction } = await connectWallet(capabilities)
    expect(await kit.sendTransaction(transaction)).toBe('0x1')
    sendTransaction.mockImplementation(() => Promise.reject(failure('wallet/failed')))
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
  })

  it('searches the chain after the chain rejects a transaction, and keeps the error if nothing is found', async () => {
    const { capabilities, sent } = searchable()
    const { kit, requests } = await failing(failure('transaction/insufficientFunds'), { capabilities })
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/insufficientFunds')
    expect(requests()).toEqual([])
    sent.push('0xfound')
    expect(await kit.sendTransaction(transaction)).toBe('0xfound')
  })

  it("follows the hash in the wallet's error", async () => {
    const hash = `0x${'ab'.repeat(32)}`
    const cause = new Error(`The transaction ${hash} may have been sent`)
    const getTransaction = vi.fn(async () => undefined as never)
    const { kit, requests } = await failing(failure('transaction/maybeSent', { cause }), {
      capabilities: { getTransaction },
    })
    expect(await codeOf(kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
    expect(requests()).toMatchObject([{ maybeHash: hash }])
    getTransaction.mockResolvedValue({ hash } as never)
    expect(await kit.checkUnanswered({ id: requests()[0]?.id ?? '' })).toEqual({ status: 'sent', hash })
  })
})

describe('requestSending with a slow node', () => {
  it('does not keep the wallet waiting, and accounts for a mark that may count what was sent', async () => {
    const { capabilities, searches, sent } = searchable(['0xfound'])
    let notify = () => {}
    const getAccountPosition = () =>
      new Promise<typeof mark>((resolve) => {
        notify = () => resolve(mark)
      })
    const { kit, ports, sendTransaction } = await failing(failure('wallet/failed'), {
      capabilities: { ...capabilities, getAccountPosition },
    })
    const sending = kit.sendTransaction(transaction)
    await flushPromises()
    expect(sendTransaction).not.toHaveBeenCalled()
    ports.advance(800)
    await flushPromises()
    expect(sendTransaction).toHaveBeenCalledTimes(1)
    ports.advance(300)
    notify()
    expect(await sending).toBe(sent[0])
    expect(searches).toMatchObject([{ mark: { ...mark, nonce: mark.nonce - 1, timeMs: mark.timeMs - 300 } }])
  })
})

describe('requestSending before the wallet is prompted', () => {
  it('proves that nothing was sent', async () => {
    const { kit, requests } = await failing(failure('wallet/failed'))
    const early = new AbortController()
    early.abort()
    const error = await kit.sendTransaction({ ...transaction, signal: early.signal }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'connection/aborted' })
    expect(isUnsent(error)).toBe(true)
    expect(requests()).toEqual([])
  })
})
