import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

declare module '../state/ModalState.js' {
  interface ViewData {
    Vault: undefined
  }
}

describe('a view that needs an account', () => {
  it('closes when the account disconnects, like the built-in ones', async () => {
    const { kit, alpha, connectAlpha } = await createTestKit()
    await connectAlpha()
    kit.modal.closeOnDisconnect('Vault')
    kit.open()
    kit.modal.push('Vault')
    alpha.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(kit.modal.getState().open).toBe(false)
  })

  it('closes without an account when it was shown before closeOnDisconnect was called', async () => {
    const { kit, views } = await createTestKit()
    kit.open()
    kit.modal.push('Vault')
    kit.modal.closeOnDisconnect('Vault')
    expect(views()).toEqual(['Connect'])
  })

  it('stays when closeOnDisconnect was not called', async () => {
    const { kit, alpha, connectAlpha, views } = await createTestKit()
    await connectAlpha()
    kit.open()
    kit.modal.push('Vault')
    alpha.emit('eip155', { type: 'accountsChanged', accounts: [] })
    expect(views()).toEqual(['Account', 'Vault'])
  })
})
