import { codeOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { failing, failure, searchable, transaction } from '../testing/failingWallet.js'

describe('findUnanswered', () => {
  it('searches for calls in the wallet by the id that the page assigned', async () => {
    let isKnown = false
    const { kit, requests } = await failing(undefined, {
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
    const id = requests()[0]?.id ?? ''
    expect(await kit.checkUnanswered({ id })).toEqual({ status: 'notFound' })
    isKnown = true
    expect(await kit.checkUnanswered({ id })).toEqual({ status: 'sent', hash: '0x1d' })
    expect(kit.journal.getState().entries).toMatchObject([{ callsId: '0x1d', hash: '0x1d' }])
  })

  it('returns unknown where the chain cannot be searched or does not answer', async () => {
    const blind = await failing(failure('wallet/failed'))
    expect(await codeOf(blind.kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
    expect(await blind.kit.checkUnanswered({ id: blind.requests()[0]?.id ?? '' })).toEqual({ status: 'unknown' })
    const { capabilities } = searchable()
    const silent = await failing(failure('wallet/failed'), {
      capabilities: { ...capabilities, findTransactions: () => Promise.reject(failure('rpc/failed')) },
    })
    expect(await codeOf(silent.kit.sendTransaction(transaction))).toBe('transaction/maybeSent')
    expect(await silent.kit.checkUnanswered({ id: silent.requests()[0]?.id ?? '' })).toEqual({ status: 'unknown' })
  })
})
