import type { KitError } from '@kit/core'
import type { ReactNode } from 'react'
import {
  type Address,
  createPublicClient,
  custom,
  decodeFunctionData,
  encodeEventTopics,
  encodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  numberToHex,
  type RpcLog,
} from 'viem'
import { mainnet } from 'viem/chains'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { KitProvider } from '../index.js'
import { createTestKit, type TestKit } from '../testing/createTestKit.js'
import { useReadContract, useSimulateContract, useWatchContractEvent, useWriteContract } from './index.js'

const owner = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const friend = '0x00000000000000000000000000000000000000b6'
const token = { address: '0x00000000000000000000000000000000000000aa', abi: erc20Abi } as const

/** A kit on viem's client of a chain with a token. */
function setUp() {
  const chain = { calls: [] as string[], balance: 5n, logs: [] as RpcLog[] }
  const request = async ({
    method,
    params,
  }: {
    method: string
    params?: readonly { readonly data: `0x${string}` }[]
  }) => {
    if (method === 'eth_newFilter') return '0x1'
    if (method === 'eth_getFilterChanges') return chain.logs.splice(0)
    if (method !== 'eth_call') {
      chain.calls.push(method)
      return true
    }
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: params?.[0]?.data ?? '0x' })
    chain.calls.push(`${functionName} ${args?.join(' ')}`)
    if (functionName === 'balanceOf')
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: chain.balance })
    if (functionName === 'transfer' && args[1] <= chain.balance)
      return encodeFunctionResult({ abi: erc20Abi, functionName, result: true })
    throw Object.assign(new Error('execution reverted'), { code: 3, data: '0x' })
  }
  const client = createPublicClient({
    chain: mainnet,
    transport: custom({ request }, { retryCount: 0 }),
    pollingInterval: 10,
  })
  const world: TestKit = createTestKit(undefined, undefined, client)
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <KitProvider kit={world.kit}>{children}</KitProvider>
  )
  return { ...world, chain, wrapper }
}

const balanceOf = { ...token, functionName: 'balanceOf', args: [owner] } as const

describe('useReadContract', () => {
  it('shares one request of equal calls, and reads another call for other arguments', async () => {
    const { chain, wrapper } = setUp()
    let account: Address = owner
    const { result, rerender } = await renderHook(
      () => [useReadContract({ ...balanceOf, args: [account] }), useReadContract(balanceOf)],
      { wrapper },
    )
    await expect.poll(() => result.current.map(({ data }) => data)).toEqual([5n, 5n])
    expect(chain.calls).toEqual([`balanceOf ${owner}`])
    account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await rerender()
    await expect.poll(() => chain.calls).toEqual([`balanceOf ${owner}`, `balanceOf ${account}`])
  })

  it('reads again after a transaction of the kit is mined', async () => {
    const { kit, chain, wrapper, connect, find } = setUp()
    const { result, act } = await renderHook(() => useReadContract({ ...balanceOf, networkId: 'eip155:1' }), {
      wrapper,
    })
    await expect.poll(() => result.current.data).toBe(5n)
    await act(() => connect('eip155'))
    chain.balance = 4n
    const sent = kit.sendTransaction({ to: friend })
    await vi.waitFor(() => find('send eip155A eip155:1').answer('0xabc'))
    await sent
    await vi.waitFor(() => find('wait eip155:1 0xabc').answer({ hash: '0xabc', status: 'success', blockNumber: 1n }))
    await expect.poll(() => result.current.data).toBe(4n)
  })

  it('reads nothing until it is enabled', async () => {
    const { chain, wrapper } = setUp()
    const { result } = await renderHook(() => useReadContract({ ...balanceOf, enabled: false }), { wrapper })
    expect(result.current.status).toBe('idle')
    expect(chain.calls).toEqual([])
  })

  it('fails with a typed error when the adapter has the client of another library', async () => {
    const { kit } = createTestKit()
    const wrapper = ({ children }: { readonly children: ReactNode }) => <KitProvider kit={kit}>{children}</KitProvider>
    const { result } = await renderHook(() => useReadContract(balanceOf), { wrapper })
    await expect.poll(() => result.current.error?.code).toBe('adapter/unsupported')
  })
})

describe('useSimulateContract', () => {
  it('returns the result for the connected account, and the reason of a revert as the cause', async () => {
    const { wrapper } = setUp()
    const account = owner
    const { result } = await renderHook(
      () =>
        [5n, 6n].map((amount) =>
          useSimulateContract({ ...token, functionName: 'transfer', args: [friend, amount], account }),
        ),
      { wrapper },
    )
    await expect.poll(() => result.current.map(({ status }) => status)).toEqual(['success', 'error'])
    expect(result.current[0]?.data).toBe(true)
    expect(String(result.current[1]?.error?.cause)).toContain('ContractFunctionExecutionError')
  })

  it('simulates nothing without an account', async () => {
    const { chain, wrapper } = setUp()
    const { result } = await renderHook(
      () => useSimulateContract({ ...token, functionName: 'transfer', args: [friend, 1n] }),
      { wrapper },
    )
    expect(result.current.status).toBe('idle')
    expect(chain.calls).toEqual([])
  })
})

describe('useWriteContract', () => {
  it('sends the encoded call with the kit, so that it is in the journal', async () => {
    const { kit, wrapper, connect, find } = setUp()
    const { result, act } = await renderHook(() => useWriteContract(), { wrapper })
    await act(() => connect('eip155'))
    const call = { functionName: 'transfer', args: [friend, 5n] } as const
    const sent = result.current.mutateAsync({ ...token, ...call, note: { kind: 'send', transfers: [] } })
    await vi.waitFor(() =>
      find(`send eip155A eip155:1 ${encodeFunctionData({ abi: erc20Abi, ...call })}`).answer('0xabc'),
    )
    expect(await sent).toBe('0xabc')
    await expect.poll(() => kit.journal.getState().entries).toMatchObject([{ hash: '0xabc', note: { kind: 'send' } }])
    await expect.poll(() => result.current.data).toBe('0xabc')
  })

  it('fails before the wallet is prompted if no wallet is connected', async () => {
    const { wrapper, requested } = setUp()
    const { result } = await renderHook(() => useWriteContract(), { wrapper })
    const failed = result.current.mutateAsync({ ...token, functionName: 'transfer', args: [friend, 5n] })
    expect(await failed.catch((error: KitError) => error.code)).toBe('connection/notConnected')
    expect(requested).toEqual([])
  })
})

describe('useWatchContractEvent', () => {
  it('reports events to the newest listener until the component unmounts', async () => {
    const { chain, wrapper } = setUp()
    const seen: string[] = []
    let name = 'first'
    const { rerender, unmount } = await renderHook(
      () => {
        const listener = name
        useWatchContractEvent({
          ...token,
          eventName: 'Transfer',
          onLogs: (logs) => seen.push(...logs.map(({ args }) => `${listener} ${args.value}`)),
        })
      },
      { wrapper },
    )
    const emit = (value: bigint) =>
      chain.logs.push({
        address: token.address,
        topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: owner, to: friend } }) as never,
        data: numberToHex(value, { size: 32 }),
        blockNumber: '0x1',
        blockHash: numberToHex(1, { size: 32 }),
        blockTimestamp: '0x1',
        logIndex: '0x0',
        transactionHash: numberToHex(2, { size: 32 }),
        transactionIndex: '0x0',
        removed: false,
      })
    emit(1n)
    await expect.poll(() => seen).toEqual(['first 1'])
    name = 'second'
    await rerender()
    emit(2n)
    await expect.poll(() => seen).toEqual(['first 1', 'second 2'])
    await unmount()
    await expect.poll(() => chain.calls).toContain('eth_uninstallFilter')
  })
})
