import { codeOf } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import type { Capabilities } from '../adapter/Capabilities.js'
import { KitError } from '../error/KitError.js'
import { connectWallet, missing, refuse } from '../testing/connectWallet.js'

const calls = [
  { to: '0xC', value: 1n },
  { to: '0xD', data: '0x12' as const },
]

describe('sendCalls', () => {
  it('passes the calls to the wallet as requested and emits an event', async () => {
    const sendCalls = vi.fn(async () => '0xbundle')
    const { kit, one, events, sendTransaction } = await connectWallet({ sendCalls })
    const capabilities = { paymasterService: { url: 'https://pays.example', optional: true } }
    expect(await kit.sendCalls({ calls, capabilities, id: '0x1d', networkId: 'eip155:1' })).toBe('0xbundle')
    expect(sendCalls.mock.calls).toMatchObject([
      [{ calls, capabilities, id: '0x1d', atomicRequired: false, provider: one, account: { address: '0xA' } }],
    ])
    expect(events('transaction/sent')).toMatchObject([{ networkId: 'eip155:1', hash: '0xbundle' }])
    expect(sendTransaction).not.toHaveBeenCalled()
  })

  it("returns the capabilities of the wallet's response to the caller", async () => {
    const answered = { paymasterService: { sponsor: 'Pays' } }
    const { kit } = await connectWallet({
      async sendCalls({ onCapabilities }) {
        onCapabilities?.(answered)
        return '0xbundle'
      },
    })
    const onCapabilities = vi.fn()
    await kit.sendCalls({ calls, onCapabilities, networkId: 'eip155:1' })
    expect(onCapabilities.mock.calls).toEqual([[answered]])
  })

  it.each([
    ['none', []],
    ['a call without a recipient', [{ to: '' }]],
    ['a call with an invalid recipient', [{ to: 'invalid' }]],
    ['a call with invalid hex data', [{ to: '0xC', data: 'x' as `0x${string}` }]],
    ['a call with half a byte of data', [{ to: '0xC', data: '0x123' as `0x${string}` }]],
    ['a call with a negative value', [{ to: '0xC', value: -1n }]],
    ['a call with an invalid value', [{ to: '0xC', value: '1' as never }]],
    ['a call with an invalid capability', [{ to: '0xC', capabilities: { pays: true as never } }]],
  ])('rejects invalid calls before the wallet is prompted: %s', async (_, wrong) => {
    const sendCalls = vi.fn(async () => '0xbundle')
    const { kit } = await connectWallet({ sendCalls })
    expect(await codeOf(kit.sendCalls({ calls: wrong }))).toBe('transaction/invalid')
    expect(sendCalls).not.toHaveBeenCalled()
  })

  it.each([
    [4200, 'wallet/unsupportedMethod'],
    [-32602, 'wallet/failed'],
    [5700, 'adapter/unsupported'],
    [5710, 'adapter/unsupported'],
    [5740, 'transaction/invalid'],
    [5760, 'adapter/unsupported'],
  ] as const)(
    'sends calls one by one after the wallet refuses them by %i, and no longer reports support',
    async (code, kitCode) => {
      const sendCalls = vi.fn(async () => {
        throw new KitError(kitCode, { shortMessage: 'No.', cause: { code } })
      })
      const getCapabilities = vi.fn(async () => ({ atomic: { status: 'supported' as const } }))
      const { kit, sendTransaction, connect } = await connectWallet({ sendCalls, getCapabilities })
      expect(await kit.getCapabilities()).toEqual({ atomic: { status: 'supported' } })
      const must = codeOf(kit.sendCalls({ calls, atomicRequired: true }))
      expect(await must).toBe(kitCode === 'wallet/unsupportedMethod' ? 'adapter/unsupported' : kitCode)
      expect(sendTransaction).not.toHaveBeenCalled()
      expect(await kit.getCapabilities()).toEqual({ atomic: { status: 'unsupported' } })
      expect(await kit.sendCalls({ calls })).toMatch(/^kit:2:/)
      expect(sendTransaction).toHaveBeenCalledTimes(2)
      await kit.disconnect()
      await connect('one', ['0xA'])
      expect(await kit.getCapabilities()).toEqual({ atomic: { status: 'supported' } })
    },
  )

  it('reports support again after the user declines the calls', async () => {
    const getCapabilities = async () => ({ atomic: { status: 'supported' as const } })
    const { kit } = await connectWallet({ sendCalls: refuse, getCapabilities })
    expect(await codeOf(kit.sendCalls({ calls }))).toBe('connection/rejected')
    expect(await kit.getCapabilities()).toEqual({ atomic: { status: 'supported' } })
  })

  it.each([
    ['the user declined', { sendCalls: refuse }, {}, 'connection/rejected'],
    ['atomicRequired is set', { sendCalls: missing }, { atomicRequired: true }, 'adapter/unsupported'],
    ['a capability is required', { sendCalls: missing }, { capabilities: { pays: {} } }, 'adapter/unsupported'],
    ['a call requires a capability', {}, { calls: [{ to: '0xC', capabilities: { pays: {} } }] }, 'adapter/unsupported'],
  ] as const)('does not send calls one by one where %s', async (_, capabilities, requested, code) => {
    const { kit, sendTransaction } = await connectWallet(capabilities as Capabilities)
    expect(await codeOf(kit.sendCalls({ calls, ...requested }))).toBe(code)
    expect(sendTransaction).not.toHaveBeenCalled()
  })
})
