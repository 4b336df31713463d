import { flushPromises, rowOf } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../testing/createTestKit.js'

const alphaRow = rowOf({ connectorIds: ['alpha'] })

describe('watchLeftAttempt', () => {
  it('cancels the connect when the user goes back, and ignores a late approval', async () => {
    const { kit, alpha } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    expect(kit.active.getState().status).toBe('connecting')
    kit.modal.back()
    await flushPromises()
    expect(kit.active.getState().status).toBe('disconnected')
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('waits for the pending request when the user goes back and chooses the same wallet again', async () => {
    const { kit, alpha } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    kit.modal.back()
    await flushPromises()
    kit.chooseWallet(alphaRow)
    expect(kit.active.getState().status).toBe('connecting')
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await flushPromises()
    expect(alpha.requested).toEqual(['connect'])
    expect(alpha.ended).toEqual([])
    expect(kit.active.getState().status).toBe('connected')
  })

  it('stops showing connecting when the modal closes, and still connects when the wallet approves', async () => {
    const { kit, alpha } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    kit.close()
    expect(kit.active.getState().status).toBe('disconnected')
    kit.open()
    kit.chooseWallet(alphaRow)
    expect(kit.active.getState().status).toBe('connecting')
    kit.close()
    expect(alpha.requested).toEqual(['connect'])
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('connected')
  })

  it('cancels the first request when the user chooses another wallet in the list beside it', async () => {
    const { kit, alpha, views } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    kit.modal.backTo('Connect')
    kit.chooseWallet(rowOf({ connectorIds: ['beta'] }), 'beta', 'eip155')
    expect(views()).toEqual(['Connect', 'ConnectingExternal'])
    expect(kit.attempt.getState()).toMatchObject({ status: 'waiting', connectorId: 'beta' })
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await flushPromises()
    expect(kit.active.getState().status).toBe('connecting')
  })

  it('keeps waiting when the user opens the help', async () => {
    const { kit } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    kit.modal.push('GetWallet')
    expect(kit.active.getState().status).toBe('connecting')
  })
})
