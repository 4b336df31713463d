import { KitError, type Wallet } from '@kit/core'
import { flushPromises, rowOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestEngine } from '../testing/createTestEngine.js'
import { createTestKit } from '../testing/createTestKit.js'

const app: Wallet = { id: 'a1', name: 'App', chains: [], mobileLink: 'app://' }
const phone = { platform: { isMobile: true, os: 'android' }, injected: false } as const

describe('chooseWallet', () => {
  it('shows ConnectingExternal for an installed wallet, and sends the request before it returns', async () => {
    const { kit, alpha, top } = await createTestKit()
    const row = rowOf({ connectorIds: ['alpha'] })
    kit.open()
    kit.chooseWallet(row)
    expect(top()).toEqual({ name: 'ConnectingExternal', data: { row, connectorId: 'alpha' } })
    expect(alpha.requested).toEqual(['connect'])
  })

  it('keeps the view when the user declines, and sends a new request on retry', async () => {
    const { kit, alpha, top } = await createTestKit()
    kit.open()
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    alpha.refuse(new KitError('connection/rejected', { shortMessage: 'no' }))
    await flushPromises()
    expect(kit.attempt.getState()).toMatchObject({ status: 'declined', connectorId: 'alpha' })
    expect(kit.toast.getState().open).toBe(false)
    expect(top().name).toBe('ConnectingExternal')
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    expect(alpha.requested).toEqual(['connect', 'connect'])
    expect(kit.modal.getState().history).toHaveLength(2)
  })

  it('shows a toast when a connect fails after its view was left', async () => {
    const { kit, alpha } = await createTestKit()
    kit.open()
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    kit.modal.push('GetWallet')
    alpha.refuse(new Error('broken'))
    await flushPromises()
    expect(kit.toast.getState()).toMatchObject({ open: true, variant: 'error', message: 'connecting.failed' })
  })

  it('requests the namespace that the list is limited to', async () => {
    const { kit, beta } = await createTestKit()
    kit.open({ namespace: 'solana' })
    kit.chooseWallet(rowOf({ connectorIds: ['beta'] }))
    expect(kit.attempt.getState()).toMatchObject({ status: 'waiting', connectorId: 'beta', namespace: 'solana' })
    expect(beta.requested).toEqual(['connect'])
  })

  it('makes a connected wallet active without a request', async () => {
    const { kit, alpha, beta, connectAlpha } = await createTestKit()
    await connectAlpha()
    const done = kit.connect({ connectorId: 'beta', namespace: 'eip155' })
    beta.answer({ eip155: beta.session('eip155', ['0xb'], 'eip155:1') })
    await done
    kit.open({ view: 'ProfileWallets' })
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    expect(kit.active.getState().connection?.connector.id).toBe('alpha')
    expect(alpha.requested).toEqual(['connect'])
    expect(kit.modal.getState().open).toBe(false)
  })

  it('shows a QR code for pairing on desktops and all wallets on phones', async () => {
    const desk = await createTestKit()
    desk.kit.open()
    desk.kit.chooseWallet(rowOf({ kind: 'walletConnect', connectorIds: ['walletConnect'] }))
    expect(desk.top()).toEqual({ name: 'ConnectingWalletConnect', data: {} })
    const mobile = await createTestKit(phone)
    mobile.kit.open()
    mobile.kit.chooseWallet(rowOf({ kind: 'walletConnect', connectorIds: ['walletConnect'] }))
    expect(mobile.top().name).toBe('AllWallets')
  })

  it('shows the pairing view of a wallet that is not installed', async () => {
    const { kit, paired, top } = await createTestKit()
    kit.open()
    kit.chooseWallet(rowOf({ wallet: app }))
    expect(top()).toEqual({ name: 'ConnectingWalletConnect', data: { wallet: app } })
    expect(paired.requested).toEqual(['connect'])
  })

  it('shows that a wallet without any link is not installed, and starts no pairing', async () => {
    const { kit, paired, top } = await createTestKit()
    kit.open()
    kit.chooseWallet(rowOf({ wallet: { id: 'x', name: 'X', chains: [], chromeStore: 'https://c.example' } }))
    expect(top().name).toBe('ConnectingWalletConnect')
    expect(paired.requested).toEqual([])
  })

  it('opens a mobile wallet inside the gesture with the link prepared while the list was open', async () => {
    const { kit, paired, opened, ports } = await createTestKit(phone)
    kit.open()
    expect(paired.requested).toEqual(['connect'])
    paired.emitUri('wc:1')
    kit.chooseWallet(rowOf({ wallet: app }))
    expect(opened).toEqual([{ href: 'app://wc?uri=wc%3A1', target: '_self' }])
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', linking: { name: 'App', status: 'opening' } })
    expect(JSON.parse(ports.stored.get('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({ href: 'app://', name: 'App' })
    expect(paired.requested).toEqual(['connect'])
  })

  it('opens nothing on a phone before there is a link', async () => {
    const { kit, opened } = await createTestKit(phone)
    kit.open()
    kit.chooseWallet(rowOf({ wallet: app }))
    expect(opened).toEqual([])
  })

  describe('chooseWallet for a wallet with its own browser, on a phone', () => {
    const phantom: Wallet = { id: 'p', name: 'Phantom', rdns: 'app.phantom', chains: [], mobileLink: 'phantom://' }
    const page = encodeURIComponent('https://dapp.example/')
    const link = `https://phantom.app/ul/browse/${page}?ref=${encodeURIComponent('https://dapp.example')}`

    it('opens the page there, also on a second press, and never pairs', async () => {
      const { kit, opened, paired, ports, top } = await createTestKit(phone)
      kit.open()
      paired.emitUri('wc:1')
      kit.chooseWallet(rowOf({ wallet: phantom }))
      expect(opened).toEqual([{ href: link, target: '_self' }])
      expect(top()).toEqual({ name: 'ConnectingWalletConnect', data: { wallet: phantom } })
      await flushPromises()
      expect(kit.attempt.getState().status).toBe('idle')
      expect(kit.pairing.getState()).toMatchObject({ status: 'inAppBrowser', linking: { status: 'opening' } })
      ports.advance(2000)
      expect(kit.pairing.getState()).toMatchObject({ status: 'inAppBrowser', linking: { status: 'notOpened' } })
      kit.openWalletLink(phantom, 'inAppBrowser')
      expect(opened.map(({ href }) => href)).toEqual([link, link])
      expect(paired.requested).toEqual(['connect'])
      expect(ports.stored.has('WALLETCONNECT_DEEPLINK_CHOICE')).toBe(false)
    })

    it.each([{}, { isSafari: true, os: 'ios' } as const])('clears the link when its view is left: %o', async (more) => {
      const { kit, paired } = await createTestKit({ ...phone, platform: { ...phone.platform, ...more } })
      kit.open()
      kit.chooseWallet(rowOf({ wallet: phantom }))
      kit.modal.back()
      expect(kit.pairing.getState().status).toBe('preparing')
      paired.emitUri('wc:2')
      expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:2' })
      kit.chooseWallet(rowOf({ wallet: phantom }))
      kit.close()
      expect(kit.pairing.getState().status).toBe('idle')
    })

    it('opens it with the link of the namespace that the list is limited to', async () => {
      const { kit, opened } = await createTestKit(phone)
      const wallet = { id: 'c', name: 'Coinbase Wallet', chains: [] }
      kit.open({ namespace: 'solana' })
      kit.chooseWallet(rowOf({ wallet }))
      kit.chooseWallet(rowOf({ wallet }), undefined, 'eip155')
      expect(opened.map(({ href }) => href)).toEqual([
        `https://go.cb-w.com/dapp?cb_url=${page}`,
        `cbwallet://miniapp?url=${page}`,
      ])
    })

    it('opens nothing when the page is already open there', async () => {
      const { kit, opened, paired, ports } = await createTestKit(phone)
      Object.assign(ports.announcements, { read: (name: string) => (name === 'phantom' ? {} : undefined) })
      kit.chooseWallet(rowOf({ wallet: phantom }))
      kit.openWalletLink(phantom, 'inAppBrowser')
      expect(opened).toEqual([])
      expect(paired.requested).toEqual([])
    })
  })

  it('sends a request to a remembered wallet that is chosen before it is restored', async () => {
    const before = await createTestEngine()
    await before.connect('one')
    before.kit.destroy()
    const { kit, one } = await createTestEngine({ ports: before.ports })
    expect(kit.active.getState().status).toBe('reconnecting')
    kit.open({ view: 'Connect' })
    kit.chooseWallet(rowOf({ connectorIds: ['one'] }))
    expect(one.requested).toContain('connect')
    expect(kit.modal.getState().history.at(-1)?.name).toBe('ConnectingExternal')
  })
})
