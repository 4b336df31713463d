import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

describe('kit.open', () => {
  it('shows Connect to a new user and Account to a connected one', async () => {
    const { kit, views, connectAlpha } = await createTestKit()
    kit.open()
    expect(views()).toEqual(['Connect'])
    await connectAlpha()
    kit.open()
    expect(views()).toEqual(['Account'])
  })

  it('shows the requested view, but no account view without an account', async () => {
    const { kit, views } = await createTestKit()
    kit.open({ view: 'Networks' })
    expect(views()).toEqual(['Networks'])
    kit.open({ view: 'Account' })
    expect(views()).toEqual(['Connect'])
  })

  it('pairs immediately without adapters, and lists wallets on a phone', async () => {
    const desk = await createTestKit({ adapters: false })
    desk.kit.open()
    expect(desk.views()).toEqual(['ConnectingWalletConnectBasic'])
    const phone = await createTestKit({ adapters: false, platform: { isMobile: true } })
    phone.kit.open()
    expect(phone.views()).toEqual(['AllWallets'])
  })

  it('makes another namespace active and limits the list to it', async () => {
    const { kit } = await createTestKit()
    kit.open({ namespace: 'solana' })
    expect(kit.active.getState().namespace).toBe('solana')
    expect(kit.modal.getState()).toMatchObject({ open: true, namespace: 'solana' })
  })

  it('ignores a namespace without an adapter', async () => {
    const { kit } = await createTestKit()
    kit.open({ namespace: 'cosmos' })
    expect(kit.active.getState().namespace).toBe('eip155')
    expect(kit.modal.getState()).toMatchObject({ open: true, namespace: undefined, history: [{ name: 'Connect' }] })
  })

  it('shows a pairing link that the app created, and requests none', async () => {
    const { kit, paired, top } = await createTestKit()
    kit.open({ uri: 'wc:given' })
    expect(top().name).toBe('ConnectingWalletConnect')
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:given' })
    expect(paired.requested).toEqual([])
  })

  it('emits events when the modal opens and closes, with whether a wallet is connected', async () => {
    const { kit, events, connectAlpha } = await createTestKit()
    kit.open()
    kit.close()
    await connectAlpha()
    kit.open()
    expect(events.filter(({ type }) => type.startsWith('modal/'))).toMatchObject([
      { type: 'modal/opened', connected: false, view: 'Connect' },
      { type: 'modal/closed', connected: false },
      { type: 'modal/opened', connected: true, view: 'Account' },
    ])
  })
})
