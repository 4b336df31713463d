import type { Account } from '@kit/core/adapter'
import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { toUnknownNetwork } from '../network/toUnknownNetwork.js'
import { canSendCalls } from './canSendCalls.js'
import { sendCalls } from './sendCalls.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account: Account = { namespace: 'eip155', address, type: 'eoa' }
const network = toUnknownNetwork('eip155:10')
const to = `0x${'22'.repeat(20)}`
const hashes = ['11', '22'].map((byte) => `0x${byte.repeat(32)}`)
const receipts = hashes.map((transactionHash) => ({ transactionHash, status: '0x1' }))

/** A wallet that answers for a bundle what it is told, status by status. */
function setUp(...statuses: readonly unknown[]) {
  const left = [...statuses]
  const provider = createFakeProvider({
    eth_chainId: () => '0xa',
    wallet_sendCalls: () => ({ id: '0x1d' }),
    wallet_getCallsStatus: () => left.shift(),
  })
  const clock = createFakeClock()
  return { provider, clock, call: { provider, account, network, clock } }
}

describe('sendCalls', () => {
  it('asks for all or nothing, and follows the calls to their transaction', async () => {
    const { provider, clock, call } = setUp({ status: 100 }, { status: 200, receipts })
    const sent = sendCalls({
      ...call,
      calls: [
        { to, data: '0x12' },
        { to, value: 5n },
      ],
    })
    await expect.poll(() => provider.asked.length).toBe(3)
    await clock.advance(1000)
    expect(await sent).toBe(hashes[1])
    expect(provider.asked[1]).toEqual({
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          from: address,
          chainId: '0xa',
          atomicRequired: true,
          calls: [
            { to, data: '0x12', value: '0x0' },
            { to, value: '0x5' },
          ],
        },
      ],
    })
    expect(provider.asked.slice(2)).toEqual(
      ['0x1d', '0x1d'].map((id) => ({ method: 'wallet_getCallsStatus', params: [id] })),
    )
  })

  it.each([
    [{ status: 400 }, 'wallet/failed'],
    [{ status: 500, receipts }, 'transaction/reverted'],
    [{ status: 600, receipts }, 'transaction/reverted'],
    [{ status: 200, receipts: [] }, 'wallet/invalidResponse'],
    [{ status: 200, receipts: [{ transactionHash: '0x12' }] }, 'wallet/invalidResponse'],
    [{ status: 'done' }, 'wallet/invalidResponse'],
    [null, 'wallet/invalidResponse'],
  ])('reads %j as %s', async (status, code) => {
    await expect(sendCalls({ ...setUp(status).call, calls: [{ to, value: 1n }] })).rejects.toMatchObject({ code })
  })

  it('ends the wait after three minutes', async () => {
    const { provider, clock, call } = setUp(...Array(400).fill({ status: 100 }))
    const sent = sendCalls({ ...call, calls: [{ to, value: 1n }] })
    const failed = expect(sent).rejects.toMatchObject({ code: 'transaction/timedOut' })
    await expect.poll(() => provider.asked.length).toBe(3)
    await clock.advance(180_000)
    await failed
  })

  it('does not ask for what is no call', async () => {
    const { provider, call } = setUp()
    await expect(sendCalls({ ...call, calls: [{ to: 'nobody' }] })).rejects.toMatchObject({
      code: 'transaction/invalid',
    })
    expect(provider.asked).toEqual([])
  })
})

describe('canSendCalls', () => {
  it.each([
    [{ '0xa': { atomic: { status: 'supported' } } }, true],
    [{ '0x0': { atomic: { status: 'supported' } } }, true],
    [{ '0xa': { atomic: { status: 'ready' } } }, false],
    [{ '0x1': { atomic: { status: 'supported' } } }, false],
    [{ '0xa': { atomic: { status: 'unsupported' } } }, false],
    [null, false],
    ['yes', false],
  ])('reads %j as %s', async (answer, can) => {
    const provider = createFakeProvider({ wallet_getCapabilities: () => answer })
    expect(await canSendCalls({ provider, account, network, clock: createFakeClock() })).toBe(can)
    expect(provider.asked).toEqual([{ method: 'wallet_getCapabilities', params: [address, ['0xa']] }])
  })

  it('is a no of a wallet that does not know the question', async () => {
    const provider = createFakeProvider({})
    expect(await canSendCalls({ provider, account, network, clock: createFakeClock() })).toBe(false)
  })
})
