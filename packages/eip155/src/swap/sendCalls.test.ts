import type { Account } from '@kit/core/adapter'
import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { createFakeProvider } from '../../test/createFakeProvider.js'
import { toUnknownNetwork } from '../network/toUnknownNetwork.js'
import { canSendCalls } from './canSendCalls.js'
import { sendCalls } from './sendCalls.js'
import { waitForCalls } from './waitForCalls.js'

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
  it('asks for all or nothing, and gives the id of the wallet', async () => {
    const { provider, call } = setUp()
    const sent = sendCalls({
      ...call,
      calls: [
        { to, data: '0x12' },
        { to, value: 5n },
      ],
    })
    expect(await sent).toBe('0x1d')
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
  })

  it.each([null, '0x1d', { id: 7 }, { id: '' }, { id: 'a b' }, { id: 'x'.repeat(8195) }])(
    'reads %j as no valid answer',
    async (answer) => {
      const { provider, clock } = setUp()
      const odd = createFakeProvider({ eth_chainId: () => '0xa', wallet_sendCalls: () => answer })
      const call = { provider: odd, account, network, clock, calls: [{ to, value: 1n }] }
      await expect(sendCalls(call)).rejects.toMatchObject({ code: 'wallet/invalidResponse' })
      expect(provider.asked).toEqual([])
    },
  )

  it('does not ask for what is no call', async () => {
    const { provider, call } = setUp()
    await expect(sendCalls({ ...call, calls: [{ to: 'nobody' }] })).rejects.toMatchObject({
      code: 'transaction/invalid',
    })
    expect(provider.asked).toEqual([])
  })
})

describe('waitForCalls', () => {
  const callsId = '0x1d'

  it('follows the calls to their transaction, also to one that was reverted', async () => {
    for (const status of [200, 500, 600]) {
      const { provider, clock, call } = setUp({ status: 100 }, { status, receipts })
      const mined = waitForCalls({ ...call, callsId })
      const asked = async () => {
        await clock.advance(1000)
        return provider.asked.length
      }
      await expect.poll(asked).toBe(2)
      expect(await mined).toBe(hashes[1])
      expect(provider.asked).toEqual(
        [callsId, callsId].map((id) => ({ method: 'wallet_getCallsStatus', params: [id] })),
      )
    }
  })

  it.each([
    [{ status: 400 }, 'transaction/expired'],
    [{ status: 500 }, 'transaction/reverted'],
    [{ status: 600, receipts: [] }, 'transaction/reverted'],
    [{ status: 200, receipts: [] }, 'wallet/invalidResponse'],
    [{ status: 200, receipts: [{ transactionHash: '0x12' }] }, 'wallet/invalidResponse'],
    [{ status: 'done' }, 'wallet/invalidResponse'],
    [null, 'wallet/invalidResponse'],
  ])('reads %j as %s', async (status, code) => {
    await expect(waitForCalls({ ...setUp(status).call, callsId })).rejects.toMatchObject({ code })
  })

  it('tells calls that the wallet does not know from a wallet that fails', async () => {
    const codeFor = async (code: number) => {
      const fail = () => Promise.reject(Object.assign(new Error('no'), { code }))
      const provider = createFakeProvider({ wallet_getCallsStatus: fail })
      return waitForCalls({ ...setUp().call, provider, callsId }).catch((error) => error.code)
    }
    expect(await codeFor(5730)).toBe('transaction/invalid')
    expect(await codeFor(-32603)).not.toBe('transaction/invalid')
  })

  it('ends the wait after three minutes', async () => {
    const { provider, clock, call } = setUp(...Array(400).fill({ status: 100 }))
    const failed = expect(waitForCalls({ ...call, callsId })).rejects.toMatchObject({ code: 'transaction/timedOut' })
    await expect.poll(() => provider.asked.length).toBe(1)
    await clock.advance(180_000)
    await failed
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
