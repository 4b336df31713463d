import { KitError } from '@kit/core'
import { flushPromises, rowOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

const iosSafari = { platform: { isMobile: true, os: 'ios', isSafari: true }, injected: false } as const
const android = { platform: { isMobile: true, os: 'android' }, injected: false } as const

describe('pairing', () => {
  it('starts when its view is shown, is ready with a link, and ends with the connection', async () => {
    const { kit, paired, events } = await createTestKit()
    kit.open()
    expect(paired.requested).toEqual([])
    kit.modal.push('ConnectingWalletConnect', {})
    expect(kit.pairing.getState().status).toBe('preparing')
    paired.emitUri('wc:1')
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:1' })
    expect(events.some(({ type }) => type === 'pairing/uri')).toBe(true)
    expect(JSON.stringify(events)).not.toContain('wc:1')
    paired.answer({ eip155: paired.session('eip155', ['0xa'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('connected')
    expect(kit.pairing.getState().status).toBe('idle')
    expect(kit.modal.getState().open).toBe(false)
  })

  it('ends when the view is left or the modal closed', async () => {
    for (const leave of ['back', 'close'] as const) {
      const { kit, paired } = await createTestKit()
      kit.open()
      kit.modal.push('ConnectingWalletConnect', {})
      paired.emitUri('wc:1')
      if (leave === 'back') kit.modal.back()
      else kit.close()
      await flushPromises()
      expect(kit.pairing.getState().status).toBe('idle')
      expect(kit.active.getState().status).toBe('disconnected')
    }
  })

  it('keeps its link on iOS Safari and Telegram, which use it again', async () => {
    const { kit, paired } = await createTestKit(iosSafari)
    kit.open()
    paired.emitUri('wc:1')
    kit.close()
    await flushPromises()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    await kit.startPairing()
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:1' })
    expect(paired.requested).toEqual(['connect'])
  })

  it("doesn't count as connecting while it is prepared or kept", async () => {
    const { kit, paired } = await createTestKit(iosSafari)
    kit.open()
    paired.emitUri('wc:1')
    expect(kit.pairing.getState().status).toBe('ready')
    expect(kit.active.getState().status).toBe('disconnected')
    kit.modal.push('ConnectingWalletConnect', {})
    kit.close()
    expect(kit.active.getState().status).toBe('disconnected')
    paired.answer({ eip155: paired.session('eip155', ['0xa'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('connected')
  })

  it('starts as soon as the list is shown, and retries after a failure when a wallet is chosen', async () => {
    const { kit, paired, ports, top } = await createTestKit(iosSafari)
    const wallet = { id: 'a', name: 'App', chains: [], mobileLink: 'app://' }
    kit.open()
    expect(kit.pairing.getState().status).toBe('preparing')
    paired.refuse(new KitError('pairing/relayUnreachable', { shortMessage: 'No relay' }))
    await flushPromises()
    expect(kit.pairing.getState().status).toBe('failed')
    ports.advance(1000)
    kit.chooseWallet(rowOf({ wallet }))
    expect(top().name).toBe('ConnectingWalletConnect')
    expect(kit.pairing.getState().status).toBe('preparing')
    expect(kit.toast.getState()).toEqual({ open: false })
  })

  it('counts as connecting once the app itself requests it', async () => {
    const { kit } = await createTestKit(android)
    kit.open()
    kit.connect({ connectorId: 'walletConnect' }).catch(() => {})
    expect(kit.active.getState().status).toBe('connecting')
  })

  it('fails when the app cancels it while it is shown, and can be retried', async () => {
    const { kit, ports } = await createTestKit()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    kit.cancelConnect()
    await flushPromises()
    expect(kit.pairing.getState()).toMatchObject({ status: 'failed', error: { code: 'connection/aborted' } })
    ports.advance(1000)
    void kit.startPairing()
    expect(kit.pairing.getState().status).toBe('preparing')
  })

  it('yields to a link that the app created, which no connect changes', async () => {
    const { kit, paired } = await createTestKit(android)
    kit.open()
    paired.emitUri('wc:1')
    kit.open({ uri: 'wc:given' })
    await flushPromises()
    await kit.disconnect()
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:given' })
    kit.close()
    expect(kit.pairing.getState().status).toBe('idle')
  })

  it('starts immediately when its view is left and shown again', async () => {
    const { kit, paired } = await createTestKit()
    kit.open()
    for (let turn = 0; turn < 3; turn++) {
      kit.modal.push('ConnectingWalletConnect', {})
      kit.modal.back()
    }
    kit.modal.push('ConnectingWalletConnect', {})
    await flushPromises()
    expect(kit.pairing.getState().status).toBe('preparing')
    paired.emitUri('wc:4')
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:4' })
  })

  it('does not start early on a phone when the page has an installed wallet', async () => {
    const { kit, paired } = await createTestKit({ platform: { isMobile: true, os: 'android' } })
    kit.open()
    expect(paired.requested).toEqual([])
  })

  it('fails when a wallet is already connected through it', async () => {
    const { kit, paired } = await createTestKit()
    const done = kit.connect({ connectorId: 'walletConnect' })
    paired.answer({ eip155: paired.session('eip155', ['0xa'], 'eip155:1') })
    await done
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    await flushPromises()
    expect(kit.pairing.getState()).toMatchObject({ status: 'failed', error: { code: 'connection/alreadyConnected' } })
  })

  it('restarts elsewhere, but not within a second of the last attempt', async () => {
    const { kit, paired, ports } = await createTestKit()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    paired.emitUri('wc:1')
    await kit.startPairing()
    expect(kit.pairing.getState()).toMatchObject({ uri: 'wc:1' })
    ports.advance(1000)
    void kit.startPairing()
    expect(kit.pairing.getState().status).toBe('preparing')
    paired.emitUri('wc:2')
    await flushPromises()
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:2' })
    expect(paired.requested).toEqual(['connect', 'connect'])
  })

  it('expires after 3 minutes and 50 seconds, cancels the connect, and can be retried', async () => {
    const { kit, paired, ports, events } = await createTestKit()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    paired.emitUri('wc:1')
    ports.advance(230_000)
    await flushPromises()
    expect(kit.pairing.getState()).toEqual({ status: 'expired' })
    expect(kit.active.getState().status).toBe('disconnected')
    expect(events.some(({ type }) => type === 'pairing/expired')).toBe(true)
    void kit.startPairing()
    paired.emitUri('wc:2')
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:2' })
  })

  it('stays in its view when the wallet declines, and can be retried', async () => {
    const { kit, paired, ports, top } = await createTestKit()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    paired.emitUri('wc:1')
    paired.refuse(new KitError('connection/rejected', { shortMessage: 'no' }))
    await flushPromises()
    expect(kit.pairing.getState().status).toBe('declined')
    expect(top().name).toBe('ConnectingWalletConnect')
    ports.advance(1000)
    void kit.startPairing()
    expect(kit.pairing.getState().status).toBe('preparing')
  })

  it('fails when the relay returns no link', async () => {
    const { kit, ports } = await createTestKit()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    ports.advance(20_000)
    await flushPromises()
    expect(kit.pairing.getState()).toMatchObject({ status: 'failed', error: { code: 'pairing/noLink' } })
  })

  it('fails when no pairing is configured', async () => {
    const { kit } = await createTestKit({ pairing: false })
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    await flushPromises()
    expect(kit.pairing.getState()).toMatchObject({ status: 'failed', error: { code: 'connector/notFound' } })
  })

  it('shows the link of a connect that the app itself started', async () => {
    const { kit, paired } = await createTestKit()
    const done = kit.connect({ connectorId: 'walletConnect' })
    paired.emitUri('wc:1')
    expect(kit.pairing.getState()).toMatchObject({ status: 'ready', uri: 'wc:1' })
    paired.answer({ eip155: paired.session('eip155', ['0xa'], 'eip155:1') })
    await done
    expect(kit.pairing.getState().status).toBe('idle')
  })

  it('ends when an installed wallet is chosen instead', async () => {
    const { kit, paired, alpha } = await createTestKit()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    paired.emitUri('wc:1')
    kit.chooseWallet(rowOf({ connectorIds: ['alpha'] }))
    expect(kit.pairing.getState().status).toBe('idle')
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().connection?.connector.id).toBe('alpha')
  })

  it('continues when the user goes to the wallet and comes back', async () => {
    const { kit, paired, show } = await createTestKit(android)
    const wallet = { id: 'a', name: 'App', chains: [], mobileLink: 'app://' }
    kit.open()
    paired.emitUri('wc:1')
    kit.openWalletLink(wallet, 'mobile')
    show(false)
    expect(kit.pairing.getState()).toMatchObject({ linking: { status: 'inWallet' } })
    show(true)
    expect(kit.pairing.getState()).toMatchObject({ linking: { status: 'returned' } })
  })
})
