import { expect, it, vi } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'

it('a switch to a network that is not configured is an alert to the developer, in debug', async () => {
  const { kit } = await createTestKit({ settings: { debug: true } })
  await expect(kit.switchNetwork({ networkId: 'eip155:77' })).rejects.toMatchObject({ code: 'network/notConfigured' })
  await vi.waitFor(() => expect(kit.alert.getState()).toMatchObject({ open: true, code: 'SWITCH_NETWORK_NOT_FOUND' }))
})
