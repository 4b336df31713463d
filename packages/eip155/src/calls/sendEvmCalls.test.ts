import type { Account } from '@kit/core/adapter'
import { createFakeClock } from '@kit/testing'
import { describe, expect, it } from 'vitest'
import { toUnknownEvmNetwork } from '../network/toNetwork.js'
import { createFakeProvider } from '../testing/createFakeProvider.js'
import { sendEvmCalls } from './sendEvmCalls.js'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const account: Account = { namespace: 'eip155', address, type: 'eoa' }
const network = toUnknownEvmNetwork('eip155:10')
const to = `0x${'22'.repeat(20)}`

/** Creates a wallet with this response. */
function setUp(answer: unknown = { id: '0x1d' }) {
  const provider = createFakeProvider({ eth_chainId: () => '0xa', wallet_sendCalls: () => answer })
  return { provider, call: { provider, account, network, clock: createFakeClock() } }
}

describe('sendCalls', () => {
  it("sends the request and returns the wallet's ID", async () => {
    const { provider, call } = setUp()
    const sent = sendEvmCalls({
      ...call,
      id: '0x77',
      atomicRequired: true,
      capabilities: { paymasterService: { url: 'https://pays.example' } },
      calls: [
        { to, data: '0x12', capabilities: { own: { optional: true } } },
        { to, value: 5n },
      ],
    })
    expect(await sent).toBe('0x1d')
    expect(provider.requested[1]).toEqual({
      method: 'wallet_sendCalls',
      params: [
        {
          version: '2.0.0',
          id: '0x77',
          from: address,
          chainId: '0xa',
          atomicRequired: true,
          calls: [
            { to, data: '0x12', value: '0x0', capabilities: { own: { optional: true } } },
            { to, value: '0x5' },
          ],
          capabilities: { paymasterService: { url: 'https://pays.example' } },
        },
      ],
    })
  })

  it('passes on the capabilities of the response, if any', async () => {
    const capabilities = { paymasterService: { sponsor: 'Pays' }, extra: 1 }
    const reported: unknown[] = []
    const ask = (answer: unknown) =>
      sendEvmCalls({ ...setUp(answer).call, calls: [{ to }], onCapabilities: (given) => reported.push(given) })
    expect(await ask({ id: '0x1d', capabilities })).toBe('0x1d')
    for (const none of [undefined, null, 'all', [], {}]) await ask({ id: '0x1d', capabilities: none })
    await ask('0x1d')
    expect(reported).toEqual([capabilities])
    expect(await sendEvmCalls({ ...setUp({ id: '0x1d', capabilities }).call, calls: [{ to }] })).toBe('0x1d')
  })

  it('leaves it to the wallet whether the calls are atomic, and accepts the ID of an older wallet', async () => {
    const { provider, call } = setUp('0x1d')
    expect(await sendEvmCalls({ ...call, calls: [{ to, value: 5n }] })).toBe('0x1d')
    const [, requested] = provider.requested
    expect(requested?.params).toMatchObject([{ atomicRequired: false }])
    expect(requested?.params).not.toMatchObject([{ id: expect.anything() }])
  })

  it.each([null, '', { id: 7 }, { id: '' }, { id: 'a b' }, { id: 'x'.repeat(8195) }, { id: 'kit:1:ab' }])(
    'rejects the response %j',
    async (answer) => {
      const { call } = setUp(answer)
      await expect(sendEvmCalls({ ...call, calls: [{ to, value: 1n }] })).rejects.toMatchObject({
        code: 'wallet/invalidResponse',
      })
    },
  )

  it.each([
    ['an invalid recipient', { calls: [{ to: 'invalid', value: 1n }] }],
    ['a recipient without 0x', { calls: [{ to: to.slice(2), value: 1n }] }],
    [
      'data without 0x',
      {
        calls: [
          { to, value: 1n },
          { to, data: '12' },
        ],
      },
    ],
    ['an ID with a space', { calls: [{ to, value: 1n }], id: 'a b' }],
  ])('rejects %s before the wallet is prompted', async (_, request) => {
    const { provider, call } = setUp()
    await expect(sendEvmCalls({ ...call, ...request } as never)).rejects.toMatchObject({ code: 'transaction/invalid' })
    expect(provider.requested).toEqual([])
  })

  it("doesn't prompt a wallet on another network", async () => {
    const provider = createFakeProvider({ eth_chainId: () => '0x1' })
    const requested = sendEvmCalls({ ...setUp().call, provider, calls: [{ to, value: 1n }] })
    await expect(requested).rejects.toMatchObject({ code: 'network/mismatch' })
  })
})
