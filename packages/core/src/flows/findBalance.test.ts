import { createFakeAdapter, createFakePorts, createFakeWallet } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { connected } from '../connection/connectionTransitions.js'
import { createState } from '../state/createState.js'
import { findBalance } from './findBalance.js'

function setUp() {
  const wallet = createFakeWallet('one', ['eip155'])
  const adapters = [createFakeAdapter('eip155', [wallet]), createFakeAdapter('solana', [])]
  const state = createState(
    adapters,
    { metadata: { name: '', description: '', url: '', icons: [] } },
    createFakePorts(),
  )
  const { accounts, networkId } = wallet.session('eip155', ['0xA'], 'eip155:2')
  const [account] = accounts
  if (account)
    state.namespaces.get('eip155')?.connection.update(
      connected({
        id: 'eip155:one',
        namespace: 'eip155',
        connector: wallet.connector.info,
        wallet: { name: 'One' },
        accounts,
        account,
        networkId,
      }),
    )
  return state
}

describe('findBalance', () => {
  it("defaults to the active account on its wallet's network", () => {
    expect(findBalance(setUp(), {})).toMatchObject({ namespace: 'eip155', networkId: 'eip155:2', address: '0xA' })
  })

  it('uses the fields of the query, without a wallet if all are given', () => {
    const state = setUp()
    expect(findBalance(state, { networkId: 'eip155:1' })).toMatchObject({ networkId: 'eip155:1', address: '0xA' })
    expect(findBalance(state, { networkId: 'solana:1', address: 'So1' })).toMatchObject({
      namespace: 'solana',
      address: 'So1',
    })
  })

  it('returns undefined while no matching account is connected', () => {
    expect(findBalance(setUp(), { namespace: 'solana' })).toBeUndefined()
    expect(findBalance(setUp(), { namespace: 'cosmos' })).toBeUndefined()
  })

  it('returns a separate key for each token', () => {
    const state = setUp()
    expect(findBalance(state, { token: '0xT' })?.key).not.toBe(findBalance(state, {})?.key)
  })
})
