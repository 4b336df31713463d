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

describe('whose balance a question is about', () => {
  it('is the active account’s, on the network that its wallet is on', () => {
    expect(findBalance(setUp(), {})).toMatchObject({ namespace: 'eip155', networkId: 'eip155:2', address: '0xA' })
  })

  it('is what the question names, without any wallet where it names all', () => {
    const state = setUp()
    expect(findBalance(state, { networkId: 'eip155:1' })).toMatchObject({ networkId: 'eip155:1', address: '0xA' })
    expect(findBalance(state, { networkId: 'solana:1', address: 'So1' })).toMatchObject({
      namespace: 'solana',
      address: 'So1',
    })
  })

  it('is nobody’s while nobody is connected whom it may mean', () => {
    expect(findBalance(setUp(), { namespace: 'solana' })).toBeUndefined()
    expect(findBalance(setUp(), { namespace: 'cosmos' })).toBeUndefined()
  })

  it('has a key of its own for each token', () => {
    const state = setUp()
    expect(findBalance(state, { token: '0xT' })?.key).not.toBe(findBalance(state, {})?.key)
  })
})
