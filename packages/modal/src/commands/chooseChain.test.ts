import { KitError } from '@kit/core'
import { flushPromises, rowOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestEngine, type TestEngine } from '../testing/createTestEngine.js'
import { createTestKit } from '../testing/createTestKit.js'

const top = ({ kit }: Pick<TestEngine, 'kit'>) => kit.modal.getState().history.at(-1)
const row = rowOf({ connectorIds: ['one', 'sol'], namespaces: ['eip155', 'solana'] })

describe('chooseWallet for a multichain wallet', () => {
  it('offers its chains without sending a request to the wallet', async () => {
    const engine = await createTestEngine()
    engine.kit.open()
    engine.kit.chooseWallet(row)
    expect(top(engine)).toEqual({ name: 'ConnectMultiChain', data: { row } })
    expect([engine.one.requested, engine.sol.requested]).toEqual([[], []])
  })

  it('connects immediately when the list is limited to one chain', async () => {
    const engine = await createTestEngine()
    engine.kit.open({ namespace: 'solana' })
    engine.kit.chooseWallet(row)
    expect(top(engine)).toMatchObject({ name: 'ConnectingExternal', data: { connectorId: 'sol', namespace: 'solana' } })
    expect([engine.one.requested, engine.sol.requested]).toEqual([[], ['connect']])
  })

  it('connects the selected chain, and the next one in addition', async () => {
    const engine = await createTestEngine()
    engine.kit.open()
    engine.kit.chooseWallet(row)
    engine.kit.chooseWallet(row, 'sol', 'solana')
    engine.sol.answer({ solana: engine.sol.session('solana', ['So1'], 'solana:1') })
    await flushPromises()
    expect(engine.kit.active.getState().account?.address).toBe('So1')
    expect(engine.kit.modal.getState().open).toBe(false)
    engine.kit.open()
    engine.kit.showWallets()
    engine.kit.chooseWallet(row)
    engine.kit.chooseWallet(row, 'one', 'eip155')
    engine.one.answer({ eip155: engine.one.session('eip155', ['0x1'], 'eip155:1') })
    await flushPromises()
    expect(engine.kit.connections.getState().connections.map(({ id }) => id)).toEqual(['eip155:one', 'solana:sol'])
    expect(engine.kit.active.getState().namespace).toBe('eip155')
  })

  it('switches to a connected chain without a request', async () => {
    const engine = await createTestEngine()
    await engine.connect('one')
    await engine.connect('sol', ['So1'], 'solana')
    engine.kit.open()
    engine.kit.chooseWallet(row, 'one', 'eip155')
    expect(engine.kit.active.getState().namespace).toBe('eip155')
    expect(engine.one.requested).toEqual(['connect'])
  })

  it('stays on the list of chains when a chain is declined and left, and shows a failure there in a toast', async () => {
    const engine = await createTestEngine()
    engine.kit.open()
    engine.kit.chooseWallet(row)
    engine.kit.chooseWallet(row, 'sol', 'solana')
    engine.sol.refuse(new KitError('connection/rejected', { shortMessage: 'no' }))
    await flushPromises()
    expect(top(engine)?.name).toBe('ConnectingExternal')
    engine.kit.modal.back()
    expect(top(engine)?.name).toBe('ConnectMultiChain')
    engine.kit.connect({ connectorId: 'one', namespace: 'eip155' }).catch(() => {})
    engine.one.refuse(new Error('broken'))
    await flushPromises()
    expect(engine.kit.toast.getState()).toMatchObject({ message: 'connecting.failed' })
  })

  it('pairs with it when it is installed for other chains only', async () => {
    const engine = await createTestEngine()
    const wallet = { id: 'fox', name: 'Fox', chains: [], mobileLink: 'fox://' }
    engine.kit.open({ namespace: 'solana' })
    engine.kit.chooseWallet(rowOf({ connectorIds: ['one'], namespaces: ['eip155'], wallet }))
    expect(top(engine)).toEqual({ name: 'ConnectingWalletConnect', data: { wallet } })
    expect(engine.requests(engine.pairing)[0]).toEqual(['solana:1', 'solana:2'])
  })

  it('shows a toast instead of waiting when the wallet is no longer available', async () => {
    const engine = await createTestEngine()
    engine.kit.open()
    engine.solana.announce([])
    engine.kit.chooseWallet(row, 'sol', 'solana')
    expect(top(engine)?.name).toBe('Connect')
    expect(engine.kit.toast.getState()).toMatchObject({ variant: 'error', message: 'toast.walletUnavailable' })
  })
})

describe('chooseWallet for a multichain connector', () => {
  it("requests only the selected chain, and doesn't affect the others", async () => {
    const { kit, beta } = await createTestKit()
    const multi = rowOf({ connectorIds: ['beta'], namespaces: ['eip155', 'solana'] })
    kit.open()
    kit.chooseWallet(multi)
    expect(top({ kit })?.name).toBe('ConnectMultiChain')
    kit.chooseWallet(multi, 'beta', 'solana')
    expect(beta.requestedNetworks).toEqual([[['solana:1', 'solana:2']]])
    beta.answer({ solana: beta.session('solana', ['So1'], 'solana:1') })
    await flushPromises()
    kit.open()
    kit.chooseWallet(multi, 'beta', 'eip155')
    beta.answer({ eip155: beta.session('eip155', ['0xb'], 'eip155:1') })
    await flushPromises()
    await kit.disconnect({ connectionId: 'eip155:beta' })
    expect(kit.connections.getState().connections.map(({ id }) => id)).toEqual(['solana:beta'])
    expect(kit.active.getState().namespace).toBe('solana')
    expect(beta.ended).toEqual(['eip155'])
  })
})
