import { describe, expect, it } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'

declare module '../state/ModalState.js' {
  interface ViewData {
    Vault: undefined
  }
}

describe('a view that needs an account', () => {
  it('goes when the account goes, as the kit’s own do', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.modal.needAccount('Vault')
    kit.open()
    kit.modal.push('Vault')
    alpha.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(kit.modal.getState().open).toBe(false)
  })

  it('does not stay without one where it was shown before it said so', async () => {
    const { kit, views } = await createTestKit()
    kit.open()
    kit.modal.push('Vault')
    kit.modal.needAccount('Vault')
    expect(views()).toEqual(['Connect'])
  })

  it('that does not say so stays', async () => {
    const { kit, alpha, connectAlpha, views } = await createTestKit()
    await connectAlpha()
    kit.open()
    kit.modal.push('Vault')
    alpha.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(views()).toEqual(['Account', 'Vault'])
  })
})
