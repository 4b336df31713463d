import { type ActiveState, browserPorts } from '@kit/core'
import { createStore, type Kit } from '@kit/core/plugin'
import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import {
  KitProvider,
  type Query,
  useAssets,
  useCallsStatus,
  useCapabilities,
  useDelegation,
  useGrantPermissions,
  useRequestPermissions,
  useRevokePermissions,
  useSendCalls,
  useShowCallsStatus,
  useWaitForCalls,
  useWatchAsset,
} from './index.js'

const used = (address: string, networkId = 'eip155:1') =>
  ({ status: 'connected', connection: { id: 'eip155:one', networkId }, account: { address } }) as unknown as ActiveState
const nothing = { status: 'disconnected', connection: undefined, account: undefined } as unknown as ActiveState

/** Creates a kit whose wallet responds immediately, and a function that renders hooks with it. */
function createKit(first: ActiveState) {
  const active = createStore<ActiveState>(first)
  const answers = {
    getCapabilities: vi.fn(async () => ({ atomic: { status: 'supported' } })),
    getAssets: vi.fn(async () => []),
    getCallsStatus: vi.fn(async () => ({ status: 'pending' })),
    waitForCalls: vi.fn(async () => ({ status: 'success' })),
    sendCalls: vi.fn(async () => '0x1d'),
    showCallsStatus: vi.fn(async () => {}),
    grantPermissions: vi.fn(async () => ({ permissions: [] })),
    revokePermissions: vi.fn(async () => {}),
    requestPermissions: vi.fn(async () => []),
    watchAsset: vi.fn(async () => true),
    getDelegation: vi.fn(async () => '0xcode'),
  }
  const { clock } = browserPorts()
  const kit = {
    ...answers,
    active,
    ports: { clock },
    adapters: new Map(),
    plugins: {},
    start() {},
    destroy() {},
  } as unknown as Kit
  const wrapper = ({ children }: { readonly children: ReactNode }) => <KitProvider kit={kit}>{children}</KitProvider>
  return { active, answers, wrapper }
}

describe('useCapabilities', () => {
  it('fetches once a wallet is connected, and again when the account or network changes', async () => {
    const { active, answers, wrapper } = createKit(nothing)
    const { result, act } = await renderHook(() => useCapabilities(), { wrapper })
    expect(result.current.status).toBe('idle')
    await act(() => active.update(() => used('0xA')))
    await expect.poll(() => result.current.data).toEqual({ atomic: { status: 'supported' } })
    await act(() => active.update(() => used('0xB')))
    await act(() => active.update(() => used('0xB', 'eip155:2')))
    await expect.poll(() => answers.getCapabilities.mock.calls.length).toBe(3)
    await act(() => active.update(() => nothing))
    expect(result.current.status).toBe('idle')
  })

  it('uses the given account and network, like useAssets and useDelegation', async () => {
    const { answers, wrapper } = createKit(used('0xA'))
    const requested = { address: '0xC', networkId: 'eip155:2' } as const
    await renderHook(() => [useCapabilities(requested), useAssets(requested), useDelegation(requested)], { wrapper })
    for (const ask of [answers.getCapabilities, answers.getAssets, answers.getDelegation])
      await expect.poll(() => ask.mock.calls).toMatchObject([[{ ...requested, signal: expect.any(AbortSignal) }]])
  })
})

const readers: readonly (readonly [string, () => Query<unknown>, keyof ReturnType<typeof createKit>['answers']])[] = [
  ['useCapabilities', () => useCapabilities(), 'getCapabilities'],
  ['useAssets', () => useAssets(), 'getAssets'],
  ['useDelegation', () => useDelegation(), 'getDelegation'],
  ['useCallsStatus', () => useCallsStatus({ id: '0x1d' }), 'getCallsStatus'],
]

describe.each(readers)('the wallet hooks with stale data: %s', (_, read, command) => {
  it.each([
    ['the wallet was disconnected', nothing],
    ['another account was in use', used('0xB')],
  ])('fetch again, and never show the old data, once %s', async (__, change) => {
    const { active, answers, wrapper } = createKit(used('0xA'))
    const { result, act } = await renderHook(read, { wrapper })
    await expect.poll(() => result.current.status).toBe('success')
    await act(() => active.update(() => change))
    answers[command].mockImplementation(() => new Promise<never>(() => {}))
    await act(() => active.update(() => used('0xA')))
    expect(result.current).toMatchObject({ status: 'pending', data: undefined })
  })
})

describe('the calls hooks', () => {
  it('read the status by ID, and nothing without one', async () => {
    const { answers, wrapper } = createKit(used('0xA'))
    const hook = (props?: { id?: string }) =>
      [useCallsStatus({ id: props?.id }), useWaitForCalls({ id: props?.id })] as const
    const { result, rerender } = await renderHook(hook, { wrapper, initialProps: {} })
    expect(result.current.map(({ status }) => status)).toEqual(['idle', 'idle'])
    await rerender({ id: '0x1d' })
    await expect
      .poll(() => result.current.map(({ data }) => data))
      .toEqual([{ status: 'pending' }, { status: 'success' }])
    result.current[0].refetch()
    await expect.poll(() => answers.getCallsStatus.mock.calls.length).toBe(2)
    expect(answers.waitForCalls).toHaveBeenCalledTimes(1)
  })

  it('send and show calls, and grant and revoke permissions through the kit', async () => {
    const { answers, wrapper } = createKit(used('0xA'))
    const { result, act } = await renderHook(
      () => [useSendCalls(), useShowCallsStatus(), useGrantPermissions(), useRevokePermissions()] as const,
      { wrapper },
    )
    const [send, show, grant, revoke] = result.current
    const calls = { calls: [{ to: '0xC' }] }
    const permissions = { signer: { type: 'account', data: {} }, permissions: [], expiresAtMs: 1 }
    await act(async () => void (await send.mutateAsync(calls)))
    await act(async () => void (await show.mutateAsync({ id: '0x1d' })))
    await act(async () => void (await grant.mutateAsync(permissions)))
    await act(async () => void (await revoke.mutateAsync({ context: '0x12' })))
    await expect
      .poll(() => result.current.map(({ data }) => data))
      .toEqual(['0x1d', undefined, { permissions: [] }, undefined])
    expect(answers.sendCalls).toHaveBeenCalledWith(calls)
    expect(answers.showCallsStatus).toHaveBeenCalledWith({ id: '0x1d' })
    expect(answers.grantPermissions).toHaveBeenCalledWith(permissions)
    expect(answers.revokePermissions).toHaveBeenCalledWith({ context: '0x12' })
  })
  it('watch assets and request accounts again through the kit', async () => {
    const { answers, wrapper } = createKit(used('0xA'))
    const { result, act } = await renderHook(() => [useWatchAsset(), useRequestPermissions()] as const, { wrapper })
    const [watch, request] = result.current
    const collectible = { type: 'ERC721', networkId: 'eip155:1', address: '0xC', tokenId: 7n } as const
    await act(async () => void (await watch.mutateAsync({ collectible })))
    await act(async () => void (await request.mutateAsync()))
    await expect.poll(() => result.current.map(({ data }) => data)).toEqual([true, []])
    expect(answers.watchAsset).toHaveBeenCalledWith({ collectible })
    expect(answers.requestPermissions).toHaveBeenCalledWith(undefined)
  })
})
