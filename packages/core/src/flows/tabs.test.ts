import { flushPromises } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { answer, connectIn, createTabs, rememberedIds, type Tab } from '../testing/createTabs.js'

const ids = ({ kit }: Tab) => kit.connections.getState().connections.map(({ id }) => id)

async function openTwo() {
  const browser = createTabs()
  const [first, second] = [browser.open(), browser.open()]
  await first.kit.preload()
  await second.kit.preload()
  const hearAll = async () => {
    while (browser.waiting() > 0) browser.deliver(0)
    await flushPromises()
  }
  return { browser, first, second, hearAll }
}

describe('tabs of one browser', () => {
  it('keep connections that another tab made while they were suspended', async () => {
    const { browser, first, second, hearAll } = await openTwo()
    await connectIn(first, 'one')
    await hearAll()
    await answer(second, 'one')
    await first.kit.disconnect()
    await connectIn(first, 'two')
    browser.miss(second)
    second.kit.setActive({ namespace: 'solana' })
    expect(rememberedIds(browser)).toEqual(['eip155:two'])
    await answer(second, 'two')
    expect(ids(second)).toEqual(['eip155:two'])
    expect(second.wallets.one.ended).toEqual([])
  })

  it("keep another tab's wallet that they do not have", async () => {
    const { browser, first, second, hearAll } = await openTwo()
    second.announce([])
    await connectIn(first, 'one')
    await hearAll()
    second.ports.advance(3000)
    await flushPromises()
    expect(ids(second)).toEqual([])
    second.kit.setActive({ namespace: 'solana' })
    await hearAll()
    expect(rememberedIds(browser)).toEqual(['eip155:one'])
    expect(ids(first)).toEqual(['eip155:one'])
    expect(second.kit.active.getState().status).toBe('disconnected')
  })

  it('pair again in every namespace after they disconnected a pairing', async () => {
    const { browser, first, second, hearAll } = await openTwo()
    await connectIn(first, 'walletConnect', 'eip155')
    await first.kit.disconnect()
    await connectIn(first, 'walletConnect', 'eip155')
    expect(rememberedIds(browser)).toEqual(['eip155:walletConnect', 'solana:walletConnect'])
    await hearAll()
    await answer(second, 'walletConnect')
    expect(ids(second)).toEqual(['eip155:walletConnect', 'solana:walletConnect'])
    await hearAll()
    expect(ids(first)).toEqual(['eip155:walletConnect', 'solana:walletConnect'])
  })

  it('do not end a newer pairing with the end of an older one', async () => {
    const { browser, first, second, hearAll } = await openTwo()
    await connectIn(first, 'walletConnect', 'eip155')
    await hearAll()
    await answer(second, 'walletConnect')
    await first.kit.disconnect()
    await connectIn(first, 'walletConnect', 'eip155')
    // The second tab has received neither write. The wallet reports that the older session ended.
    second.wallets.walletConnect.emit('eip155', { type: 'disconnected', reason: 'user-disconnected' })
    await hearAll()
    expect(ids(first)).toContain('eip155:walletConnect')
    expect(rememberedIds(browser)).toContain('eip155:walletConnect')
  })

  it('do not end a newer pairing with the end of an older one that was replaced', async () => {
    const { browser, first, second, hearAll } = await openTwo()
    await first.kit.preload()
    const done = first.kit.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
    const paired = first.wallets.walletConnect
    paired.answer({ eip155: paired.session('eip155', ['0xA'], 'eip155:1') })
    await done
    await hearAll()
    await answer(second, 'walletConnect')
    await connectIn(first, 'walletConnect', 'solana')
    await hearAll()
    // The second tab requests the newer session while it still has the older one, whose end the wallet now reports.
    second.wallets.walletConnect.emit('eip155', { type: 'disconnected', reason: 'user-disconnected' })
    await hearAll()
    expect(rememberedIds(browser)).toEqual(['eip155:walletConnect', 'solana:walletConnect'])
    expect(ids(first)).toEqual(['eip155:walletConnect', 'solana:walletConnect'])
    await answer(second, 'walletConnect')
    expect(ids(second)).toEqual(['eip155:walletConnect', 'solana:walletConnect'])
  })

  it('receive everything that they missed when the browser restores them from its cache', async () => {
    const { browser, first, second, hearAll } = await openTwo()
    await connectIn(first, 'one')
    await hearAll()
    await answer(second, 'one')
    await hearAll()
    await first.kit.disconnect()
    await connectIn(first, 'two')
    expect(ids(second)).toEqual(['eip155:one'])
    browser.restoreFromCache(second)
    await answer(second, 'two')
    expect(ids(second)).toEqual(['eip155:two'])
  })

  it('keep the account that another tab selected', async () => {
    const { browser, first, second, hearAll } = await openTwo()
    const done = first.kit.connect({ connectorId: 'one' })
    await answer(first, 'one', ['0xA', '0xB'])
    await done
    await hearAll()
    await answer(second, 'one', ['0xA', '0xB'])
    await hearAll()
    first.kit.setActive({ address: '0xB' })
    second.kit.setActive({ namespace: 'solana' })
    const next = browser.open({ start: false })
    expect(next.kit.namespace('eip155').account.getState().address).toBe('0xB')
  })
})

describe('a new page', () => {
  it('removes what another tab ended after it was rendered', async () => {
    const { browser, first } = await openTwo()
    await connectIn(first, 'one')
    const next = browser.open()
    expect(next.kit.active.getState().status).toBe('reconnecting')
    await first.kit.disconnect()
    await next.kit.preload()
    await flushPromises()
    expect(next.kit.active.getState().status).toBe('disconnected')
    expect(next.wallets.one.requested).toEqual([])
  })

  it('continues to restore a wallet that another tab connects again during the restore', async () => {
    const { browser, first, second, hearAll } = await openTwo()
    await connectIn(first, 'two')
    await connectIn(first, 'one')
    browser.close(second)
    const next = browser.open()
    await next.kit.preload()
    await flushPromises()
    const statuses: string[] = []
    next.kit.namespace('eip155').connection.state$.subscribe(({ status }) => statuses.push(status))
    first.wallets.one.emit('eip155', { type: 'accountsChanged', accounts: [] })
    await connectIn(first, 'one')
    await connectIn(first, 'two')
    await connectIn(first, 'one')
    await hearAll()
    expect(next.kit.active.getState()).toMatchObject({ status: 'reconnecting', connection: { id: 'eip155:one' } })
    await answer(next, 'one')
    await answer(next, 'two')
    expect(next.kit.active.getState()).toMatchObject({ status: 'connected', connection: { id: 'eip155:one' } })
    expect(ids(next)).toEqual(['eip155:two', 'eip155:one'])
    expect(statuses).not.toContain('disconnected')
    expect([next.wallets.one.requested, next.wallets.two.requested]).toEqual([['reconnect'], ['reconnect']])
  })

  it('reconnects a remembered wallet that the user selects before it is restored', async () => {
    const browser = createTabs()
    const before = browser.open()
    await connectIn(before, 'one')
    browser.close(before)
    const { kit, wallets } = browser.open()
    await kit.preload()
    kit.connect({ connectorId: 'one' }).catch(() => {})
    expect(wallets.one.requested).toContain('connect')
  })

  it('ends a pairing everywhere that its wallet has already ended in one tab', async () => {
    const { first, second, hearAll } = await openTwo()
    await connectIn(first, 'walletConnect', 'eip155')
    await connectIn(second, 'walletConnect', 'eip155')
    first.wallets.walletConnect.emit('eip155', { type: 'disconnected', reason: 'wallet' })
    await first.kit.disconnect()
    await hearAll()
    expect(ids(first)).toEqual([])
    expect(ids(second)).toEqual([])
  })

  it('shows the stored state before it starts', async () => {
    const browser = createTabs()
    const before = browser.open()
    await connectIn(before, 'one')
    browser.close(before)
    const { kit } = browser.open({ start: false })
    expect(kit.active.getState()).toMatchObject({ status: 'reconnecting', account: { address: '0xone' } })
  })
})
