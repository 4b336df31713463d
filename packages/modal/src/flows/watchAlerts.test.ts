import { expect, it, vi } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

it("watchAlerts shows a provider error that the developer must fix once, and ignores a user's rejection", async () => {
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

it('watchAlerts shows a switch to a network that is not configured, in debug mode', async () => {
  const { kit } = await createTestKit({ settings: { debug: true } })
  await expect(kit.switchNetwork({ networkId: 'eip155:77' })).rejects.toMatchObject({ code: 'network/notConfigured' })
  await vi.waitFor(() => expect(kit.alert.getState()).toMatchObject({ open: true, code: 'SWITCH_NETWORK_NOT_FOUND' }))
})
