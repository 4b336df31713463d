import { createKit, type Plugin, type Wallet } from '@kit/core'
import { createFakeAdapter, createFakeDirectory, createFakePorts, flushPromises, rowOf } from '@kit/fakes'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { modal } from './modal.js'
import { createTestKit } from './testing/createTestKit.js'

describe("modal() in a region where services can't be contacted", () => {
  it('has no directory and no pairing, but installed wallets still work', async () => {
    const directory = createFakeDirectory()
    const { kit, connectAlpha } = await createTestKit({
      directory,
      platform: { timeZone: 'Asia/Shanghai' },
      settings: { blockedTimeZones: ['Asia/Shanghai'] },
    })
    expect(kit.isRegionBlocked).toBe(true)
    expect(kit.directory).toBeUndefined()
    expect(kit.wallets.getState().connectors.map(({ id }) => id)).toEqual(['alpha', 'beta'])
    kit.open()
    await connectAlpha()
    expect(directory.requested).toEqual([])
    expect(kit.active.getState().status).toBe('connected')
  })

  it('has no restrictions unless the app opts in', async () => {
    const { kit } = await createTestKit({ platform: { timeZone: 'Asia/Shanghai' } })
    expect(kit.isRegionBlocked).toBe(false)
    expect(kit.wallets.getState().connectors.map(({ id }) => id)).toContain('walletConnect')
  })
})

describe('modal() in a page', () => {
  it('leaves no timers and listeners behind', async () => {
    const { kit, ports, paired } = await createTestKit()
    kit.open()
    kit.modal.push('ConnectingWalletConnect', {})
    paired.emitUri('wc:1')
    kit.showToast({ variant: 'success', message: 'done' })
    kit.destroy()
    await flushPromises()
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })

  it("closes the modal, toasts and alerts when the kit is destroyed, because the user couldn't close them any longer", async () => {
    const { kit } = await createTestKit({ settings: { debug: true } })
    kit.open()
    kit.showToast({ variant: 'success', message: 'done' })
    kit.showAlert('PROJECT_ID_NOT_CONFIGURED' as never)
    const shown = () => [kit.modal, kit.toast, kit.alert].map((store) => store.getState().open)
    await vi.waitFor(() => expect(shown()).toEqual([true, true, true]))
    kit.destroy()
    expect(shown()).toEqual([false, false, false])
  })

  it('keeps two kits on one page apart', async () => {
    const one = await createTestKit()
    const two = await createTestKit()
    one.kit.open()
    expect(two.kit.modal.getState().open).toBe(false)
  })
})

describe('modal() with any actions of the user, the wallets and the clock', () => {
  type World = Awaited<ReturnType<typeof createTestKit>>
  const wallet: Wallet = { id: 'a1', name: 'App', chains: [], mobileLink: 'app://' }
  const deeds: { readonly [name: string]: (world: World) => unknown } = {
    open: ({ kit }) => kit.open(),
    openNetworks: ({ kit }) => kit.open({ view: 'Networks' }),
    openSolana: ({ kit }) => kit.open({ namespace: 'solana' }),
    openUri: ({ kit }) => kit.open({ uri: 'wc:given' }),
    close: ({ kit }) => kit.close(),
    requestClose: ({ kit }) => kit.modal.requestClose(),
    back: ({ kit }) => kit.modal.back(),
    allWallets: ({ kit }) => kit.modal.push('AllWallets'),
    chooseAlpha: ({ kit }) => kit.chooseWallet(rowOf({ connectorIds: ['alpha'] })),
    chooseBeta: ({ kit }) => kit.chooseWallet(rowOf({ connectorIds: ['beta'] })),
    chooseBetaSolana: ({ kit }) => kit.chooseWallet(rowOf({ connectorIds: ['beta'] }), 'beta', 'solana'),
    chooseSolanaNetwork: ({ kit }) => kit.chooseNetwork('solana:2'),
    chooseEvmNetwork: ({ kit }) => kit.chooseNetwork('eip155:2'),
    showSolana: ({ kit }) => kit.showWallets('solana'),
    betaYes: ({ beta }) => beta.answer({ solana: beta.session('solana', ['So2'], 'solana:1') }),
    chooseApp: ({ kit }) => kit.chooseWallet(rowOf({ wallet })),
    choosePairing: ({ kit }) => kit.chooseWallet(rowOf({ kind: 'walletConnect', connectorIds: ['walletConnect'] })),
    retry: ({ kit }) => kit.startPairing(),
    uri: ({ paired }) => paired.emitUri('wc:1'),
    alphaYes: ({ alpha }) => alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') }),
    alphaElsewhere: ({ alpha }) => alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:9') }),
    alphaNo: ({ alpha }) => alpha.refuse(new Error('User rejected')),
    alphaDisconnected: ({ alpha }) => alpha.emit('eip155', { type: 'disconnected', reason: 'gone' }),
    alphaMoves: ({ alpha }) => alpha.emit('eip155', { type: 'networkChanged', networkId: 'eip155:9' }),
    pairedYes: ({ paired }) => paired.answer({ solana: paired.session('solana', ['So1'], 'solana:1') }),
    pairedNo: ({ paired }) => paired.refuse(new Error('no')),
    switch: ({ kit }) => kit.switchNetwork({ networkId: 'eip155:2' }).catch(() => {}),
    disconnect: ({ kit }) => kit.disconnect().catch(() => {}),
    hide: ({ show }) => show(false),
    seen: ({ show }) => show(true),
    toast: ({ kit }) => kit.showToast({ variant: 'loading', message: 'a' }),
    second: ({ ports }) => ports.advance(1000),
    minutes: ({ ports }) => ports.advance(240_000),
  }

  it('always shows a view that fits the state, and leaves nothing behind', async () => {
    const plan = fc.array(fc.constantFrom(...Object.keys(deeds)), { maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(plan, fc.boolean(), fc.boolean(), async (names, isMobile, inline) => {
        const world = await createTestKit({ platform: { isMobile }, settings: { inline }, injected: !isMobile })
        const { kit } = world
        for (const name of names) {
          void deeds[name]?.(world)
          await flushPromises()
          const { open, loading, history } = kit.modal.getState()
          const top = history.at(-1)?.name
          expect(top).toBeDefined()
          if (!open) expect(loading).toBe(false)
          if (open && top === 'ConnectMultiChain') expect(kit.modal.getState().namespace).toBeUndefined()
          if (open && top === 'Account') expect(kit.active.getState().account).toBeDefined()
          if (open && top === 'UnsupportedChain') expect(kit.active.getState().isSupportedNetwork).toBe(false)
          if (open && top === 'ConnectingWalletConnect') expect(kit.pairing.getState().status).not.toBe('idle')
        }
        kit.destroy()
        await flushPromises()
        expect(world.ports.open()).toEqual({ timers: 0, listeners: 0 })
      }),
      // The kit is destroyed just after the code for a connected wallet has loaded.
      { numRuns: 150, examples: [[['chooseAlpha', 'alphaElsewhere'], false, false]] },
    )
  })
})

describe('the modal plugin', () => {
  it('lets other plugins refuse to close the modal', async () => {
    let end = () => {}
    const guard: Plugin<'guard'> = {
      id: 'guard',
      setup(context) {
        end = context.contribute('closeGuard', () => true)
      },
    }
    const adapters = [() => createFakeAdapter('eip155', [])]
    const kit = createKit({ metadata, adapters, ports: createFakePorts(), plugins: [guard, modal()] })
    kit.start()
    await kit.preload()
    kit.open()
    kit.close()
    expect(kit.modal.getState().open).toBe(true)
    end()
    kit.close()
    expect(kit.modal.getState().open).toBe(false)
  })

  it('shows messages of other plugins', async () => {
    let say = () => {}
    const speaker: Plugin<'speaker'> = {
      id: 'speaker',
      setup({ toast }) {
        say = () => toast({ variant: 'success', message: 'Done' })
      },
    }
    const adapters = [() => createFakeAdapter('eip155', [])]
    const kit = createKit({ metadata, adapters, ports: createFakePorts(), plugins: [speaker, modal()] })
    kit.start()
    await kit.preload()
    say()
    expect(kit.toast.getState()).toEqual({ open: true, variant: 'success', message: 'Done' })
    kit.destroy()
  })

  it('exposes read-only stores, on the kit and to plugins', async () => {
    const { kit } = await createTestKit()
    for (const store of [kit.modal, kit.toast, kit.alert])
      expect(Object.keys(store)).not.toEqual(expect.arrayContaining(['update']))
    expect(kit.plugins.modal.modal).toBe(kit.modal)
  })

  it('queues commands until their code is loaded, and shows its first state until then', async () => {
    const { kit, ports } = createBareKit()
    expect(kit.modal.getState()).toMatchObject({ open: false, history: [{ name: 'Connect' }] })
    kit.start()
    kit.open({ view: 'Networks' })
    await vi.waitFor(() => expect(kit.modal.getState()).toMatchObject({ open: true, history: [{ name: 'Networks' }] }))
    kit.destroy()
    expect(ports.open()).toEqual({ timers: 0, listeners: 0 })
  })
})

describe('a kit without the modal plugin', () => {
  it('has no members of the modal', () => {
    const kit = createKit({ metadata, adapters: [() => createFakeAdapter('eip155', [])], ports: createFakePorts() })
    for (const name of ['modal', 'toast', 'open', 'close', 'chooseWallet']) expect(kit).not.toHaveProperty(name)
  })
})

const metadata = { name: 'Test', description: '', url: 'https://dapp.example', icons: [] }

function createBareKit() {
  const ports = createFakePorts()
  const adapters = [() => createFakeAdapter('eip155', [])]
  return { kit: createKit({ metadata, adapters, ports, plugins: [modal()] }), ports }
}
