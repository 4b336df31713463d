import { describe, expect, it } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'

describe('a wallet that was connected', () => {
  it('closes the modal', async () => {
    const { kit, connectAlpha } = await createTestKit()
    kit.open()
    await connectAlpha()
    expect(kit.modal.getState()).toMatchObject({ open: false, loading: false })
  })

  it('leads to Account where the modal is embedded', async () => {
    const { kit, connectAlpha, views } = await createTestKit({ settings: { embedded: true } })
    kit.open()
    await connectAlpha()
    expect(views()).toEqual(['Account'])
  })
})
