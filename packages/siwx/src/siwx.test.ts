import { describe, expect, it } from 'vitest'
import { ann, createTestSiwx } from '../test/createTestSiwx.js'

describe('a connection', () => {
  it('is followed by the view that asks, and by the wallet within the press', async () => {
    const world = await createTestSiwx()
    const { asked, connect, kit, plugin, sign, state, statuses, view } = world
    kit.open()
    await connect()
    expect(view()).toBe('SIWXSignMessage')
    expect(statuses).toEqual(['idle', 'checking', 'needed', 'preparing', 'ready'])
    const signing = plugin.signIn()
    expect(asked).toEqual([{ address: ann, message: state.getState().message }])
    await sign()
    expect((await signing).data).toMatchObject({ accountAddress: ann, chainId: 'eip155:1', domain: 'dapp.example' })
    expect(statuses.slice(-3)).toEqual(['signing', 'verifying', 'signedIn'])
    expect(kit.modal.getState()).toMatchObject({ open: false, done: true })
  })

  it('without a modal waits for the app', async () => {
    const { connect, plugin, sign, status } = await createTestSiwx({ hasModal: false })
    await connect()
    expect(status()).toBe('ready')
    const signing = plugin.signIn()
    await sign()
    expect((await signing).signature).toContain('signed')
  })
})
