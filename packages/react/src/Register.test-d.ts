import type { Adapter, AdapterOn, CaipNetworkId, Kit } from '@kit/core/adapter'
import { describe, expectTypeOf, it } from 'vitest'
import { useBalance, useConnection, useKit, usePublicClient, useSwitchNetwork, useWalletClient } from './index.js'

type Evm = AdapterOn<
  Omit<Adapter, 'getPublicClient' | 'getWalletClient'>,
  'eip155',
  'eip155:1' | 'eip155:2' | 'eip155:8453'
> & {
  getPublicClient(networkId: 'eip155:1'): Promise<'evm reader'>
  getWalletClient(target?: { readonly networkId?: 'eip155:1' }): Promise<'evm writer'>
}
type Solana = AdapterOn<Omit<Adapter, 'getPublicClient'>, 'solana', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'> & {
  getPublicClient(networkId: string): Promise<'solana reader'>
}

declare module '@kit/core' {
  interface Register {
    kit: Kit<readonly [], Evm | Solana>
  }
}

describe('the type of a registered kit', () => {
  it('carries over to hooks, with its networks', () => {
    const kit = useKit()
    kit.switchNetwork({ networkId: 'eip155:8453' })
    // @ts-expect-error not configured
    kit.switchNetwork({ networkId: 'eip155:999999' })
    const { mutate } = useSwitchNetwork()
    mutate({ networkId: 'eip155:1' })
    // @ts-expect-error not configured
    mutate({ networkId: 'eip155:999999' })
    expectTypeOf(kit.adapters.get('bip122')).toEqualTypeOf<undefined>()
  })
})

describe('the type of useConnection', () => {
  it('has an account when it is connected', () => {
    const connection = useConnection()
    expectTypeOf(connection.address).toEqualTypeOf<string | undefined>()
    if (connection.status === 'connected') {
      expectTypeOf(connection.address).toEqualTypeOf<string>()
      expectTypeOf(connection.networkId).toEqualTypeOf<CaipNetworkId>()
    }
    if (connection.isConnected) expectTypeOf(connection.account.address).toEqualTypeOf<string>()
    if (connection.isDisconnected) expectTypeOf(connection.account).toEqualTypeOf<undefined>()
  })

  it('narrows by its namespace', () => {
    const connection = useConnection()
    if (connection.isConnected && connection.namespace === 'eip155')
      expectTypeOf(connection.address).toEqualTypeOf<`0x${string}`>()
    expectTypeOf(useConnection({ namespace: 'eip155' }).address).toEqualTypeOf<`0x${string}` | undefined>()
    // @ts-expect-error no adapter of this namespace
    useConnection({ namespace: 'bip122' })
  })
})

describe('the types of the client hooks', () => {
  it('match those of the registered adapters', () => {
    expectTypeOf(usePublicClient().data).toEqualTypeOf<'evm reader' | 'solana reader' | undefined>()
    expectTypeOf(usePublicClient({ namespace: 'solana' }).data).toEqualTypeOf<'solana reader' | undefined>()
    expectTypeOf(useWalletClient({ namespace: 'eip155' }).data).toEqualTypeOf<'evm writer' | undefined>()
    // @ts-expect-error no adapter of this namespace
    useWalletClient({ namespace: 'bip122' })
  })
})

describe('the type of a query', () => {
  it('has data on success, and an error only on failure', () => {
    const balance = useBalance({ token: '0x' })
    if (balance.status === 'success') expectTypeOf(balance.data.value).toEqualTypeOf<bigint>()
    if (balance.status === 'pending') expectTypeOf(balance.error).toEqualTypeOf<undefined>()
    expectTypeOf(balance.data).toExtend<{ readonly value: bigint } | undefined>()
  })
})
