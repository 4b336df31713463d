import { flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

/** Connects a kit whose wallet never responds to switch requests. */
async function setUp() {
  const made = await createTestKit({ switchNetwork: () => new Promise(() => {}) })
  await made.connectAlpha()
  const ask = (networkId: 'eip155:1' | 'eip155:2') => void made.kit.switchNetwork({ networkId }).catch(() => {})
  return { ...made, ask }
}

describe('watchSwitching', () => {
  it('shows the switch once while the modal is open, no matter what started it', async () => {
    const { ask, kit, top, views } = await setUp()
    kit.open()
    ask('eip155:2')
    ask('eip155:2')
    expect(views()).toEqual(['Account', 'SwitchNetwork'])
    expect(top().data).toEqual({ networkId: 'eip155:2' })
  })

  it('shows nothing over a view that already shows the switch', async () => {
    const { ask, kit } = await setUp()
    kit.open()
    kit.modal.push('SwitchNetwork', { networkId: 'eip155:2' })
    const before = kit.modal.getState()
    ask('eip155:2')
    expect(kit.modal.getState()).toBe(before)
  })

  it('shows nothing in a closed modal', async () => {
    const { ask, kit } = await setUp()
    const before = kit.modal.getState()
    ask('eip155:2')
    await flushPromises()
    expect(kit.modal.getState()).toBe(before)
  })

  it('shows nothing when no wallet is prompted', async () => {
    const { kit, views } = await createTestKit()
    kit.open()
    await kit.switchNetwork({ networkId: 'eip155:2' })
    expect(views()).not.toContain('SwitchNetwork')
  })
})
