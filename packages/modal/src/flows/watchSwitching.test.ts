import { settle } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'

/** Connects a kit whose wallet never responds to switch requests. */
async function setUp() {
  const made = await createTestKit({ switchNetwork: () => new Promise(() => {}) })
  await made.connectAlpha()
  const ask = (networkId: 'eip155:1' | 'eip155:2') => void made.kit.switchNetwork({ networkId }).catch(() => {})
  return { ...made, ask }
}

describe('a switch that a wallet is asked for', () => {
  it('is shown while the modal is open, once, whoever began it', async () => {
    const { ask, kit, top, views } = await setUp()
    kit.open()
    ask('eip155:2')
    ask('eip155:2')
    expect(views()).toEqual(['Account', 'SwitchNetwork'])
    expect(top().data).toEqual({ networkId: 'eip155:2' })
  })

  it('is not shown over a view that shows it already', async () => {
    const { ask, kit } = await setUp()
    kit.open()
    kit.modal.push('SwitchNetwork', { networkId: 'eip155:2' })
    const before = kit.modal.getState()
    ask('eip155:2')
    expect(kit.modal.getState()).toBe(before)
  })

  it('is not put into a modal that is closed', async () => {
    const { ask, kit } = await setUp()
    const before = kit.modal.getState()
    ask('eip155:2')
    await settle()
    expect(kit.modal.getState()).toBe(before)
  })

  it('is not shown where no wallet is asked', async () => {
    const { kit, views } = await createTestKit()
    kit.open()
    await kit.switchNetwork({ networkId: 'eip155:2' })
    expect(views()).not.toContain('SwitchNetwork')
  })
})
