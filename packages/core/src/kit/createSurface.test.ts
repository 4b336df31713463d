import { describe, expect, it } from 'vitest'
import { createFakeDirectory, createTestKit, settle } from '../../test/createTestKit.js'

describe('a region in which no service may be contacted', () => {
  it('has no directory and no pairing, and installed wallets go on', async () => {
    const directory = createFakeDirectory()
    const { kit, connectAlpha } = await createTestKit({ directory, platform: { timeZone: 'Asia/Shanghai' } })
    expect(kit.isRegionBlocked).toBe(true)
    expect(kit.directory).toBeUndefined()
    expect(kit.wallets.getState().connectors.map(({ id }) => id)).toEqual(['alpha', 'beta'])
    kit.open()
    await connectAlpha()
    expect(directory.asked).toEqual([])
    expect(kit.active.getState().status).toBe('connected')
  })

  it('is none where the app turned the rule off', async () => {
    const settings = { blockedTimeZones: [] }
    const { kit } = await createTestKit({ settings, platform: { timeZone: 'Asia/Shanghai' } })
    expect(kit.isRegionBlocked).toBe(false)
    expect(kit.wallets.getState().connectors.map(({ id }) => id)).toContain('walletConnect')
  })
})

describe('the visible half', () => {
  it('leaves no timer and no listener behind', async () => {
    const { kit, ports, paired } = await createTestKit()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    paired.emitUri('wc:1')
    kit.showToast({ variant: 'success', message: 'done' })
    kit.destroy()
    await settle()
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it('keeps two kits on one page apart', async () => {
    const one = await createTestKit()
    const two = await createTestKit()
    one.kit.open()
    expect(two.kit.modal.getState().open).toBe(false)
  })
})
