import { KitError, type Wallet } from '@kit/core'
import { rowOf, settle } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestEngine } from '../../test/createTestEngine.js'
import { createTestKit } from '../../test/createTestKit.js'

const app: Wallet = { id: 'a1', name: 'App', chains: [], mobileLink: 'app://' }
const phone = { platform: { isMobile: true, os: 'android' }, injected: false } as const

describe('choosing a row', () => {
  it('of an installed wallet shows ConnectingExternal and asks it before it returns', async () => {
    const { kit, alpha, top } = await createTestKit()
    const row = rowOf({ connectorIds: ['alpha'] })
    kit.open()
    kit.chooseWallet(row)
    expect(top()).toEqual({ name: 'ConnectingExternal', data: { row, connectorId: 'alpha' } })
    expect(alpha.asked).toEqual(['connect'])
  })

  it('leaves the view in place when the visitor declines, and asks again on a second try', async () => {
    const { kit, alpha, top } = await createTestKit()
    kit.open()
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    alpha.refuse(new KitError('connection/rejected', { shortMessage: 'no' }))
    await settle()
    expect(kit.attempt.getState()).toMatchObject({ status: 'declined', connectorId: 'alpha' })
    expect(kit.toast.getState().open).toBe(false)
    expect(top().name).toBe('ConnectingExternal')
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    expect(alpha.asked).toEqual(['connect', 'connect'])
    expect(kit.modal.getState().history).toHaveLength(2)
  })

  it('says in a toast that a connect failed when its view is left', async () => {
    const { kit, alpha } = await createTestKit()
    kit.open()
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    kit.modal.push('GetWallet')
    alpha.refuse(new Error('broken'))
    await settle()
    expect(kit.toast.getState()).toMatchObject({ open: true, variant: 'error', message: 'connecting.failed' })
  })

  it('asks for the namespace that the list is limited to', async () => {
    const { kit, beta } = await createTestKit()
    kit.open({ namespace: 'solana' })
    kit.chooseWallet(rowOf({ connectorIds: ['beta'] }))
    expect(kit.attempt.getState()).toMatchObject({ status: 'waiting', connectorId: 'beta', namespace: 'solana' })
    expect(beta.asked).toEqual(['connect'])
  })

  it('of a connected wallet makes it active and asks nothing', async () => {
    const { kit, alpha, beta, connectAlpha } = await createTestKit()
    await connectAlpha()
    const done = kit.connect({ connectorId: 'beta', namespace: 'eip155' })
    beta.answer({ eip155: beta.session('eip155', ['0xb'], 'eip155:1') })
    await done
    kit.open({ view: 'ProfileWallets' })
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    expect(kit.active.getState().connection?.connector.id).toBe('alpha')
    expect(alpha.asked).toEqual(['connect'])
    expect(kit.modal.getState().open).toBe(false)
  })

  it('of pairing shows a code on a desk and all wallets on a phone', async () => {
    const desk = await createTestKit()
    desk.kit.open()
    desk.kit.chooseWallet(rowOf({ kind: 'walletConnect', connectorIds: ['walletConnect'] }))
    expect(desk.top()).toEqual({ name: 'ConnectingWalletConnect', data: {} })
    const mobile = await createTestKit(phone)
    mobile.kit.open()
    mobile.kit.chooseWallet(rowOf({ kind: 'walletConnect', connectorIds: ['walletConnect'] }))
    expect(mobile.top().name).toBe('AllWallets')
  })

  it('of a wallet that is not installed shows its pairing', async () => {
    const { kit, paired, top } = await createTestKit()
    kit.open()
    kit.chooseWallet(rowOf({ wallet: app }))
    expect(top()).toEqual({ name: 'ConnectingWalletConnect', data: { wallet: app } })
    expect(paired.asked).toEqual(['connect'])
  })

  it('of a wallet without any link shows that it is not installed, and pairs nothing', async () => {
    const { kit, paired, top } = await createTestKit()
    kit.open()
    kit.chooseWallet(rowOf({ wallet: { id: 'x', name: 'X', chains: [], chromeStore: 'https://c.example' } }))
    expect(top().name).toBe('ConnectingWalletConnect')
    expect(paired.asked).toEqual([])
  })

  it('on a phone opens the wallet inside the gesture with the link that was made while the list was looked at', async () => {
    const { kit, paired, opened, ports } = await createTestKit(phone)
    kit.open()
    expect(paired.asked).toEqual(['connect'])
    paired.emitUri('wc:1')
    kit.chooseWallet(rowOf({ wallet: app }))
    expect(opened).toEqual([{ href: 'app://wc?uri=wc%3A1', target: '_self' }])
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', linking: { name: 'App', status: 'opening' } })
    expect(JSON.parse(ports.stored.get('WALLETCONNECT_DEEPLINK_CHOICE') ?? '')).toEqual({ href: 'app://', name: 'App' })
    expect(paired.asked).toEqual(['connect'])
  })

  it('on a phone opens nothing before there is a link', async () => {
    const { kit, opened } = await createTestKit(phone)
    kit.open()
    kit.chooseWallet(rowOf({ wallet: app }))
    expect(opened).toEqual([])
  })

  it('on a phone opens the page in the browser of a wallet that is reached so', async () => {
    const { kit, opened } = await createTestKit(phone)
    kit.open()
    kit.chooseWallet(rowOf({ wallet: { id: 'p', name: 'P', chains: [], browseLink: 'https://p.example/{href}' } }))
    expect(opened).toEqual([{ href: 'https://p.example/https%3A%2F%2Fdapp.example%2F', target: '_self' }])
  })

  it('asks a remembered wallet that is chosen before it came back', async () => {
    const before = await createTestEngine()
    await before.connect('one')
    before.kit.destroy()
    const { kit, one } = await createTestEngine({ ports: before.ports })
    expect(kit.active.getState().status).toBe('reconnecting')
    kit.open({ view: 'Connect' })
    kit.chooseWallet(rowOf({ connectorIds: ['one'] }))
    expect(one.asked).toContain('connect')
    expect(kit.modal.getState().history.at(-1)?.name).toBe('ConnectingExternal')
  })
})
