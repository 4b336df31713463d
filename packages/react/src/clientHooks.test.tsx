import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { KitProvider, usePublicClient, useWalletClient } from './index.js'
import { accountsOf, createTestKit } from './testing/createTestKit.js'

const networkId = 'eip155:1'
const connectionId = 'eip155:eip155-wallet'

function setUp() {
  const { kit, storage, connect, emit } = createTestKit()
  const wrapper = ({ children }: { readonly children: ReactNode }) => <KitProvider kit={kit}>{children}</KitProvider>
  return { kit, storage, connect, emit, wrapper }
}

describe('usePublicClient', () => {
  it('returns the client of the active network, or of the given one', async () => {
    const { wrapper, emit, connect } = setUp()
    const { result, act } = await renderHook(
      () => [usePublicClient(), usePublicClient({ networkId: 'solana:1' })] as const,
      { wrapper },
    )
    await expect.poll(() => result.current.map(({ data }) => data)).toEqual([{ networkId }, { networkId: 'solana:1' }])
    await act(() => connect('eip155'))
    await act(() => emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' }))
    await expect.poll(() => result.current[0].data).toEqual({ networkId: 'eip155:2' })
  })
})

describe('useWalletClient', () => {
  it('follows the wallet: connected, another account, another network, disconnected', async () => {
    const { kit, wrapper, connect, emit } = setUp()
    const { result, act } = await renderHook(() => useWalletClient({ namespace: 'eip155' }), { wrapper })
    expect(result.current.status).toBe('idle')
    await act(() => connect('eip155'))
    await expect.poll(() => result.current.data).toEqual({ connectionId, address: 'eip155A', networkId })
    const [, other = expect.fail('no second account')] = accountsOf('eip155', ['A', 'B'])
    await act(() => emit('eip155', { type: 'accountsChanged', accounts: [other] }))
    await act(() => emit('eip155', { type: 'networkChanged', networkId: 'eip155:2' }))
    await expect.poll(() => result.current.data).toMatchObject({ address: 'eip155B', networkId: 'eip155:2' })
    const before = result.current.data
    // Makes another namespace active.
    await act(() => connect('solana'))
    expect(result.current.data).toBe(before)
    await act(() => kit.disconnect({ namespace: 'eip155' }))
    expect(result.current.status).toBe('idle')
  })

  it('uses the given account and network, and waits for a wallet that is being restored', async () => {
    const first = setUp()
    first.kit.start()
    await first.connect('eip155')
    first.kit.destroy()
    const { kit } = createTestKit(first.storage)
    const wrapper = ({ children }: { readonly children: ReactNode }) => <KitProvider kit={kit}>{children}</KitProvider>
    const named = { address: 'eip155B', networkId: 'eip155:2' } as const
    const statuses: string[] = []
    const { result } = await renderHook(
      () => {
        const client = useWalletClient(named)
        statuses.push(`${kit.namespace('eip155').connection.getState().status} ${client.status}`)
        return client
      },
      { wrapper },
    )
    await expect.poll(() => result.current.data).toEqual({ connectionId, ...named })
    expect(statuses[0]).toBe('reconnecting idle')
  })
})
