import { expect, it, vi } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'

it("a provider's error that the developer must act on is an alert, once, and the visitor's refusal is none", async () => {
  const { kit, paired } = await createTestKit({ settings: { debug: true } })
  const seen: string[] = []
  kit.alert.subscribe(() => {
    const state = kit.alert.getState()
    if (state.open) seen.push(state.code)
  })
  for (const message of ['User rejected', 'Unauthorized: invalid key', 'Unauthorized: invalid key']) {
    const done = kit.connect({ connectorId: 'walletConnect' })
    paired.refuse(new Error('WebSocket connection closed', { cause: new Error(message) }))
    await expect(done).rejects.toThrow()
  }
  await vi.waitFor(() => expect(seen).toEqual(['INVALID_PROJECT_ID']))
})
