import { createStore, type Kit, KitError } from '@kit/core/plugin'
import { StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render, renderHook } from 'vitest-browser-react'
import { KitProvider, useMutation, useStore } from './index.js'

type Pending = { readonly resolve: (value: string) => void; readonly reject: (error: unknown) => void }

async function showMutation() {
  const pending: Pending[] = []
  const run = (_: string) => new Promise<string>((resolve, reject) => pending.push({ resolve, reject }))
  const { result, act } = await renderHook(() => useMutation(run), { wrapper: StrictMode })
  return { result, act, pending }
}

describe('useMutation', () => {
  it('goes from idle through pending to its result', async () => {
    const { result, act, pending } = await showMutation()
    expect(result.current.status).toBe('idle')
    await act(() => result.current.mutate('a'))
    expect(result.current.status).toBe('pending')
    await act(() => pending[0]?.resolve('done'))
    expect(result.current).toMatchObject({ status: 'success', data: 'done', error: undefined })
  })

  it('keeps the failure of mutate and rejects with that of mutateAsync', async () => {
    const { result, act, pending } = await showMutation()
    await act(() => result.current.mutate('a'))
    await act(() => pending[0]?.reject(new Error('refused')))
    expect(result.current).toMatchObject({ status: 'error', data: undefined })
    expect(result.current.error).toMatchObject({ code: 'adapter/failed', details: 'refused' })
    await act(async () => {
      const promise = result.current.mutateAsync('b')
      pending[1]?.reject('a text')
      await expect(promise).rejects.toThrow('a text')
    })
  })

  it("converts any thrown value to a typed error, even one that can't be stringified", async () => {
    const { result, act, pending } = await showMutation()
    const thrown: unknown = Object.create(null)
    await act(() => result.current.mutate('a'))
    await act(() => pending[0]?.reject(thrown))
    expect(result.current).toMatchObject({ status: 'error', data: undefined })
    expect(result.current.error).toMatchObject({ code: 'adapter/failed', cause: thrown })
  })

  it('calls the callbacks of each run, and needs no variables when the command has none', async () => {
    const { result, act, pending } = await showMutation()
    const reported: unknown[] = []
    const callbacks = {
      onSuccess: (data: string, variables: string) => void reported.push(['success', data, variables]),
      onError: ({ code }: KitError, variables: string) => void reported.push(['error', code, variables]),
      onSettled: (data: string | undefined, error: KitError | undefined) => void reported.push([data, error?.code]),
    }
    await act(() => result.current.mutate('a', callbacks))
    await act(() => result.current.mutate('b', callbacks))
    await act(() => pending[0]?.resolve('done'))
    await act(() => pending[1]?.reject(new KitError('connection/rejected', { shortMessage: 'No.' })))
    expect(reported).toEqual([
      ['success', 'done', 'a'],
      ['done', undefined],
      ['error', 'connection/rejected', 'b'],
      [undefined, 'connection/rejected'],
    ])
    const given: unknown[] = []
    const none = await renderHook(() => useMutation(async (target?: object) => void given.push(target)))
    await none.act(() => none.result.current.mutate())
    expect(given).toEqual([undefined])
  })

  it('shows the newest run, in any order of completion', async () => {
    const { result, act, pending } = await showMutation()
    await act(() => result.current.mutate('first'))
    await act(() => result.current.mutate('second'))
    await act(() => pending[1]?.resolve('new'))
    await act(() => pending[0]?.resolve('old'))
    expect(result.current.data).toBe('new')
  })

  it('ignores a run that was reset', async () => {
    const { result, act, pending } = await showMutation()
    await act(() => result.current.mutate('a'))
    await act(() => result.current.reset())
    await act(() => pending[0]?.resolve('late'))
    expect(result.current.status).toBe('idle')
  })
})

describe('useStore', () => {
  it('re-renders only when the selected value has changed', async () => {
    const store = createStore({ name: 'fox', count: 0 })
    const kit = { adapters: new Map(), plugins: {}, start: vi.fn(), destroy: vi.fn() } as unknown as Kit
    let renders = 0
    const Name = () => {
      renders += 1
      return <p>{useStore(store, (state) => state.name)}</p>
    }
    const { unmount } = await render(
      <KitProvider kit={kit}>
        <Name />
      </KitProvider>,
    )
    const before = renders
    for (let count = 1; count <= 10; count += 1) store.update((state) => ({ ...state, count }))
    expect(renders).toBe(before)
    store.update((state) => ({ ...state, name: 'owl' }))
    await expect.element(page.getByText('owl')).toBeVisible()
    await unmount()
    expect(kit.destroy).not.toHaveBeenCalled()
    expect(kit.start).toHaveBeenCalled()
  })
})
