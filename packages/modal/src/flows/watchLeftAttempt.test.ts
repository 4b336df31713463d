import { rowOf, settle } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { createTestKit } from '../../test/createTestKit.js'

const alphaRow = rowOf({ connectorIds: ['alpha'] })

describe('leaving a wallet that has not answered', () => {
  it('by going back gives up on it, and a late yes connects nothing', async () => {
    const { kit, alpha } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    expect(kit.active.getState().status).toBe('connecting')
    kit.modal.back()
    await settle()
    expect(kit.active.getState().status).toBe('disconnected')
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await settle()
    expect(kit.active.getState().status).toBe('disconnected')
  })

  it('by going back and choosing it again waits for the question that it still asks', async () => {
    const { kit, alpha } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    kit.modal.back()
    await settle()
    kit.chooseWallet(alphaRow)
    expect(kit.active.getState().status).toBe('connecting')
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await settle()
    expect(alpha.asked).toEqual(['connect'])
    expect(alpha.ended).toEqual([])
    expect(kit.active.getState().status).toBe('connected')
  })

  it('by closing the modal is not connecting for ever, and still connects when the wallet says yes', async () => {
    const { kit, alpha } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    kit.close()
    expect(kit.active.getState().status).toBe('disconnected')
    kit.open()
    kit.chooseWallet(alphaRow)
    expect(kit.active.getState().status).toBe('connecting')
    kit.close()
    expect(alpha.asked).toEqual(['connect'])
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await settle()
    expect(kit.active.getState().status).toBe('connected')
  })

  it('by choosing another in the list that stays beside it asks that one, and gives up on the first', async () => {
    const { kit, alpha, views } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    kit.modal.backTo('Connect')
    kit.chooseWallet(rowOf({ connectorIds: ['beta'] }), 'beta', 'eip155')
    expect(views()).toEqual(['Connect', 'ConnectingExternal'])
    expect(kit.attempt.getState()).toMatchObject({ status: 'waiting', connectorId: 'beta' })
    alpha.answer({ eip155: alpha.session('eip155', ['0xa'], 'eip155:1') })
    await settle()
    expect(kit.active.getState().status).toBe('connecting')
  })

  it('by going on to help keeps waiting for it', async () => {
    const { kit } = await createTestKit()
    kit.open()
    kit.chooseWallet(alphaRow)
    kit.modal.push('GetWallet')
    expect(kit.active.getState().status).toBe('connecting')
  })
})
