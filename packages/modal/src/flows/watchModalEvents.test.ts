import { createFakePorts, flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestEngine } from '../testing/createTestEngine.js'
import { createTestKit } from '../testing/createTestKit.js'

describe('watchModalEvents', () => {
  it('emits each event once, with the view and whether a wallet is connected', async () => {
    const { kit, events, connectAlpha } = await createTestKit()
    kit.open()
    kit.modal.push('WhatIsAWallet')
    kit.close()
    kit.close()
    await connectAlpha()
    kit.open({ view: 'Networks' })
    expect(events.filter(({ type }) => type.startsWith('modal/'))).toMatchObject([
      { type: 'modal/opened', connected: false, view: 'Connect' },
      { type: 'modal/closed', connected: false },
      { type: 'modal/opened', connected: true, view: 'Networks' },
    ])
  })

  it('reads the accounts of a returning user when the modal opens', async () => {
    const ports = createFakePorts()
    const before = await createTestEngine({ ports })
    await before.connect('one', ['0xA'])
    before.kit.destroy()
    const requested: string[] = []
    const getBalance = async ({ address }: { address: string }) => {
      requested.push(address)
      return { value: 1n, decimals: 18, symbol: 'COIN' }
    }
    const { kit, one } = await createTestEngine({ ports, eip155: { getBalance } })
    one.answer({ eip155: one.session('eip155', ['0xA'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('connected')
    expect(requested).toEqual([])
    kit.open()
    expect(requested).toEqual(['0xA'])
  })
})
