import { flushPromises, rowOf } from '@kit/fakes'
import { describe, expect, it, vi } from 'vitest'
import { createTestEngine, type TestEngine } from '../testing/createTestEngine.js'

const views = ({ kit }: TestEngine) => kit.modal.getState().history.map(({ name }) => name)
const networkOf = ({ kit }: TestEngine) => kit.active.getState().network?.id
const solRow = rowOf({ connectorIds: ['sol'] })

describe('chooseNetwork', () => {
  it('selects a network of any chain when no wallet is connected', async () => {
    const engine = await createTestEngine()
    engine.kit.open({ view: 'Networks' })
    engine.kit.chooseNetwork('solana:2')
    await vi.dynamicImportSettled()
    expect(networkOf(engine)).toBe('solana:2')
    expect(views(engine)).toEqual(['Networks'])
  })

  it('switches within a chain that has a wallet, and keeps the wallets of the others', async () => {
    const engine = await createTestEngine({ solana: { switchNetwork: async () => 'solana:2' } })
    await engine.connect('sol', ['So1'], 'solana')
    await engine.connect('one')
    engine.kit.chooseNetwork('solana:2')
    await flushPromises()
    expect(networkOf(engine)).toBe('solana:2')
    expect(engine.kit.namespace('eip155').connection.getState().status).toBe('connected')
  })

  it('explains that the chain has no wallet when another has one, and changes nothing', async () => {
    const engine = await createTestEngine()
    await engine.connect('one')
    engine.kit.open({ view: 'Networks' })
    engine.kit.chooseNetwork('solana:2')
    await flushPromises()
    expect(engine.kit.modal.getState().history.at(-1)).toEqual({
      name: 'SwitchActiveChain',
      data: { networkId: 'solana:2' },
    })
    expect(networkOf(engine)).toBe('eip155:1')
    expect(engine.kit.networkSwitch.getState().status).toBe('idle')
  })

  it('then connects a wallet of that chain on the requested network, beside the others', async () => {
    const engine = await createTestEngine({ solana: { switchNetwork: async () => 'solana:2' } })
    await engine.connect('one')
    engine.kit.open()
    engine.kit.modal.push('Networks')
    engine.kit.chooseNetwork('solana:2')
    engine.kit.showWallets('solana')
    expect(views(engine)).toEqual(['Account', 'Networks', 'SwitchActiveChain', 'Connect'])
    expect(engine.kit.modal.getState().namespace).toBe('solana')
    engine.kit.chooseWallet(solRow)
    expect(engine.requests(engine.sol)).toEqual([['solana:2', 'solana:1']])
    // The wallet connects on a different network, so it is asked to switch.
    engine.sol.answer({ solana: engine.sol.session('solana', ['So1'], 'solana:1') })
    await flushPromises()
    expect(networkOf(engine)).toBe('solana:2')
    expect(engine.kit.modal.getState()).toMatchObject({ open: false, namespace: undefined })
    expect(engine.kit.connections.getState().activeIds).toEqual(['eip155:one', 'solana:sol'])
  })

  it('puts the chain and the network first when it requests a pairing', async () => {
    const engine = await createTestEngine()
    await engine.connect('one')
    engine.kit.open()
    engine.kit.chooseNetwork('solana:2')
    engine.kit.showWallets('solana')
    engine.kit.chooseWallet(rowOf({ kind: 'walletConnect', connectorIds: ['walletConnect'] }))
    await flushPromises()
    expect(engine.requests(engine.pairing)).toEqual([
      ['solana:2', 'solana:1'],
      ['eip155:1', 'eip155:2'],
    ])
  })
})

describe('showWallets', () => {
  it('limits the list until the user leaves it', async () => {
    const { kit } = await createTestEngine()
    kit.open({ view: 'WhatIsAWallet' })
    kit.showWallets('solana')
    expect(kit.modal.getState().namespace).toBe('solana')
    kit.modal.back()
    expect(kit.modal.getState()).toMatchObject({ namespace: undefined, history: [{ name: 'WhatIsAWallet' }] })
  })

  it('clears the limit when the user goes back to the account', async () => {
    const engine = await createTestEngine()
    await engine.connect('one')
    engine.kit.open()
    engine.kit.showWallets('solana')
    engine.kit.chooseWallet(solRow)
    engine.kit.modal.back()
    expect(engine.kit.modal.getState().namespace).toBeUndefined()
    expect(views(engine)).toEqual(['Account'])
  })

  it('shows all wallets when no adapter supports the chain', async () => {
    const { kit } = await createTestEngine()
    kit.showWallets('cosmos')
    expect(kit.modal.getState().namespace).toBeUndefined()
  })
})
