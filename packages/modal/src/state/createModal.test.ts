import { createStore } from '@kit/core/plugin'
import { createFakeClock } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createModal } from './createModal.js'
import { closedModal, type ViewName } from './ModalState.js'

function setup(options: { inline?: boolean; home?: ViewName } = {}) {
  const clock = createFakeClock()
  const guards = new Set<() => boolean>()
  const modal = createModal({
    store: createStore(closedModal),
    canClose: () => ![...guards].some((refuses) => refuses()),
    clock,
    inline: options.inline ?? false,
    home: () => options.home ?? 'Connect',
  })
  const names = () => modal.getState().history.map(({ name }) => name)
  return { clock, guards, modal, names }
}

describe('createModal', () => {
  it('opens with one view and sets loading', () => {
    const { modal, names } = setup()
    modal.open({ name: 'AllWallets', data: undefined }, 'eip155')
    expect(names()).toEqual(['AllWallets'])
    expect(modal.getState()).toMatchObject({
      open: true,
      loading: true,
      loadingByNamespace: { eip155: true },
      namespace: 'eip155',
    })
  })

  it('clears open, loading and the namespace filter when it closes', () => {
    const { modal } = setup()
    modal.open({ name: 'Connect', data: undefined }, 'eip155')
    expect(modal.close()).toBe(true)
    expect(modal.getState()).toMatchObject({
      open: false,
      loading: false,
      loadingByNamespace: {},
      namespace: undefined,
    })
  })

  it('keeps the loading of namespaces apart', () => {
    const { modal } = setup()
    modal.setLoading(true, 'eip155')
    modal.setLoading(false, 'solana')
    expect(modal.getState().loadingByNamespace).toEqual({ eip155: true, solana: false })
  })

  it('resets to the start view instead of hiding when it is inline', () => {
    const { modal, names } = setup({ inline: true, home: 'Account' })
    modal.push('Networks')
    modal.close()
    expect(names()).toEqual(['Account'])
  })

  it('goes back one view and sets the direction', () => {
    const { modal, names } = setup()
    modal.open({ name: 'Connect', data: undefined })
    modal.push('AllWallets')
    expect(modal.getState().direction).toBe('next')
    modal.back()
    expect(names()).toEqual(['Connect'])
    expect(modal.getState()).toMatchObject({ direction: 'prev', open: true })
  })

  it('closes on back when one view remains', () => {
    const { modal } = setup()
    modal.open({ name: 'Connect', data: undefined })
    modal.back()
    expect(modal.getState().open).toBe(false)
  })

  it('closes on back when UnsupportedChain is in the history', () => {
    const { modal } = setup()
    modal.open({ name: 'UnsupportedChain', data: undefined })
    modal.push('SwitchNetwork', { networkId: 'eip155:1' })
    modal.back()
    expect(modal.getState().open).toBe(false)
  })

  it('goes back from a view under Connect to Account when connected', () => {
    const { modal, names } = setup({ home: 'Account' })
    modal.open({ name: 'Connect', data: undefined })
    modal.push('AllWallets')
    modal.back()
    expect(names()).toEqual(['Account'])
    expect(modal.getState().direction).toBe('prev')
  })

  it('shakes instead of closing on UnsupportedChain, and on SwitchNetwork reached from it', () => {
    const { modal } = setup()
    modal.open({ name: 'UnsupportedChain', data: undefined })
    modal.requestClose()
    expect(modal.getState()).toMatchObject({ open: true, shake: true })
    modal.push('SwitchNetwork', { networkId: 'eip155:1' })
    modal.requestClose()
    expect(modal.getState().open).toBe(true)
  })

  it('closes on SwitchNetwork that was reached from elsewhere', () => {
    const { modal } = setup()
    modal.open({ name: 'Networks', data: undefined })
    modal.push('SwitchNetwork', { networkId: 'eip155:1' })
    modal.requestClose()
    expect(modal.getState()).toMatchObject({ open: false, shake: false })
  })

  it('shakes while a guard refuses, closes when forced, and closes again once the guard is removed', () => {
    const { guards, modal } = setup()
    const refuses = () => true
    guards.add(refuses)
    modal.open({ name: 'Connect', data: undefined })
    modal.requestClose()
    expect(modal.getState()).toMatchObject({ open: true, shake: true })
    expect(modal.close()).toBe(false)
    expect(modal.close({ force: true })).toBe(true)
    modal.open({ name: 'Connect', data: undefined })
    guards.delete(refuses)
    modal.requestClose()
    expect(modal.getState().open).toBe(false)
  })

  it('shakes for 500 ms and does not restart during that time', () => {
    const { clock, modal } = setup()
    modal.shake()
    clock.advance(400)
    modal.shake()
    clock.advance(99)
    expect(modal.getState().shake).toBe(true)
    clock.advance(1)
    expect(modal.getState().shake).toBe(false)
    expect(clock.pending()).toBe(0)
  })

  it('leaves no timers behind', () => {
    const { clock, modal } = setup()
    modal.shake()
    modal.destroy()
    expect(clock.pending()).toBe(0)
  })
})
