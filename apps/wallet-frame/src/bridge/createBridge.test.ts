import { type RequestName, requests } from '@kit/embedded/protocol'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Handlers, Page, RequestContext } from '../page/Page.js'
import { createBridge } from './createBridge.js'

type Reported = { readonly type: string; readonly id?: string; readonly payload?: { readonly [name: string]: unknown } }

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.restoreAllMocks()
})

/** Starts a bridge whose other end the test holds. `handlers` that are not given must not be called. */
function start(
  handlers: { readonly [Name in RequestName]?: (payload: never, context: RequestContext) => unknown } = {},
) {
  const { port1, port2 } = new MessageChannel()
  const reported: Reported[] = []
  let page: Page | undefined
  port1.onmessage = ({ data }) => void reported.push(data)
  ends.push(() => port1.close())
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  createBridge({
    origin: 'https://dapp.example',
    projectId: 'demo',
    port: port2,
    async load(loaded) {
      page = loaded
      return handlers as unknown as Handlers
    },
  })
  const send = (message: unknown): void => port1.postMessage(message)
  const untilReported = async (type: string, id?: string): Promise<Reported> => {
    const find = () => reported.find((each) => each.type === type && (id === undefined || each.id === id))
    await expect.poll(find).toBeDefined()
    return find() as Reported
  }
  return { page: () => page as Page, send, reported, untilReported, warn }
}

const rpc = (id: string, method = 'personal_sign') => ({
  type: '@kit-app/RPC_REQUEST',
  id,
  payload: { method, params: [], chainId: 'eip155:1', chainNamespace: 'eip155' },
})
const idOf = (number: number): string => `request-${number}`

describe('createBridge', () => {
  it('answers a request by its ID, with a result that matches its name', async () => {
    const { send, untilReported } = start({ IS_CONNECTED: () => ({ isConnected: true, more: 'dropped' }) })
    send({ type: '@kit-app/IS_CONNECTED', id: idOf(1) })
    expect(await untilReported('@kit-frame/IS_CONNECTED_SUCCESS')).toEqual({
      type: '@kit-frame/IS_CONNECTED_SUCCESS',
      id: idOf(1),
      payload: { isConnected: true },
    })
  })

  it('returns the code of a failure, and 4001 when the user declines', async () => {
    const refuse = (error: object) => () => {
      throw Object.assign(new Error('No'), error)
    }
    const { send, untilReported } = start({
      SIGN_OUT: refuse({ code: 4200 }),
      GET_CHAIN_ID: refuse({ code: 'connection/rejected' }),
    })
    send({ type: '@kit-app/SIGN_OUT', id: idOf(1) })
    send({ type: '@kit-app/GET_CHAIN_ID', id: idOf(2) })
    expect((await untilReported('@kit-frame/SIGN_OUT_ERROR')).payload).toEqual({ message: 'No', code: 4200 })
    expect((await untilReported('@kit-frame/GET_CHAIN_ID_ERROR')).payload).toMatchObject({ code: 4001 })
  })

  it('drops invalid messages without logging their content', async () => {
    const { send, reported, untilReported, warn } = start({ IS_CONNECTED: () => ({ isConnected: false }) })
    send({ type: '@kit-app/CONNECT_EMAIL', id: idOf(1), payload: { email: 'secret without a sign' } })
    send({ type: '@kit-app/STEAL', id: idOf(2), payload: 'secret' })
    send({ type: '@kit-app/IS_CONNECTED', id: 'short' })
    send('secret')
    send({ type: '@kit-app/RPC_REQUEST', id: idOf(3), payload: 'secret'.repeat(200_000) })
    send({ type: '@kit-app/IS_CONNECTED', id: idOf(4) })
    await untilReported('@kit-frame/IS_CONNECTED_SUCCESS', idOf(4))
    expect(reported).toHaveLength(1)
    expect(warn).toHaveBeenCalledTimes(5)
    expect(warn.mock.calls.flat().join()).not.toContain('secret')
  })

  it('survives any message', async () => {
    const { send, reported, untilReported } = start({ IS_CONNECTED: () => ({ isConnected: false }) })
    const names = Object.keys(requests).map((name) => `@kit-app/${name}`)
    const message = fc.oneof(
      fc.jsonValue(),
      fc.record({
        type: fc.oneof(fc.constantFrom(...names.filter((name) => name !== '@kit-app/IS_CONNECTED')), fc.string()),
        // Not a valid ID: a request of the protocol would be answered.
        id: fc.oneof(
          fc.string({ maxLength: 7 }),
          fc.jsonValue().filter((value) => typeof value !== 'string'),
        ),
        payload: fc.jsonValue(),
      }),
    )
    for (const each of fc.sample(message, 500)) send(each)
    send({ type: '@kit-app/IS_CONNECTED', id: idOf(1) })
    await untilReported('@kit-frame/IS_CONNECTED_SUCCESS')
    expect(reported).toHaveLength(1)
  })

  it('handles an ID once that arrives twice while it is open', async () => {
    const requested = vi.fn(() => new Promise(() => undefined))
    const { send, untilReported } = start({ RPC_REQUEST: requested, IS_CONNECTED: () => ({ isConnected: false }) })
    send(rpc(idOf(1)))
    send(rpc(idOf(1), 'eth_sendTransaction'))
    send({ type: '@kit-app/IS_CONNECTED', id: idOf(2) })
    await untilReported('@kit-frame/IS_CONNECTED_SUCCESS')
    expect(requested).toHaveBeenCalledTimes(1)
  })

  it('rejects more than twenty open calls', async () => {
    const { send, reported, untilReported } = start({ RPC_REQUEST: () => new Promise(() => undefined) })
    for (let number = 1; number <= 21; number += 1) send(rpc(idOf(number)))
    expect((await untilReported('@kit-frame/RPC_REQUEST_ERROR')).payload).toMatchObject({ code: -32005 })
    expect(reported).toHaveLength(1)
  })

  it('aborts what the page cancels: the named requests, or every signing request', async () => {
    const open = (_: never, { signal }: RequestContext) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const { send, reported, untilReported } = start({ RPC_REQUEST: open })
    send(rpc(idOf(1)))
    send(rpc(idOf(2), 'wallet_getCapabilities'))
    send({ type: '@kit-app/RPC_ABORT', id: idOf(3), payload: {} })
    expect((await untilReported('@kit-frame/RPC_REQUEST_ERROR', idOf(1))).payload?.['message']).toBe(
      'Request was aborted',
    )
    expect(reported.some(({ id }) => id === idOf(2))).toBe(false)
    send({ type: '@kit-app/RPC_ABORT', id: idOf(4), payload: { ids: [idOf(2)] } })
    await untilReported('@kit-frame/RPC_REQUEST_ERROR', idOf(2))
  })

  it('aborts only the requests that the page names', async () => {
    const open = (_: never, { signal }: RequestContext) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    const { send, reported, untilReported } = start({ RPC_REQUEST: open, IS_CONNECTED: () => ({ isConnected: true }) })
    send(rpc(idOf(1)))
    send(rpc(idOf(2)))
    send({ type: '@kit-app/RPC_ABORT', id: idOf(3), payload: { ids: [idOf(2)] } })
    await untilReported('@kit-frame/RPC_REQUEST_ERROR', idOf(2))
    send({ type: '@kit-app/IS_CONNECTED', id: idOf(4) })
    await untilReported('@kit-frame/IS_CONNECTED_SUCCESS')
    expect(reported.some(({ id }) => id === idOf(1))).toBe(false)
  })

  it('reports every ten seconds that the user is deciding', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    ends.push(() => void vi.useRealTimers())
    const { send, reported, untilReported } = start({
      GET_USER(_, { waiting }) {
        waiting()
        return new Promise(() => undefined)
      },
      IS_CONNECTED: () => ({ isConnected: true }),
    })
    send({ type: '@kit-app/GET_USER', id: idOf(1), payload: {} })
    await untilReported('@kit-frame/WAITING')
    vi.advanceTimersByTime(20_000)
    send({ type: '@kit-app/IS_CONNECTED', id: idOf(2) })
    await untilReported('@kit-frame/IS_CONNECTED_SUCCESS')
    expect(reported.filter(({ type }) => type === '@kit-frame/WAITING')).toHaveLength(3)
  })

  it('aborts pending decisions without a name, including a sign-in during login, but no login that continues by email or app', async () => {
    const requested =
      (waits: boolean) =>
      (_: unknown, { signal, waiting }: RequestContext) => {
        if (waits) waiting()
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      }
    const { send, reported, untilReported } = start({
      GET_USER: requested(true),
      CONNECT_PASSKEY: requested(true),
      CONNECT_DEVICE: requested(true),
      CONNECT_FARCASTER: requested(true),
      IS_CONNECTED: requested(false),
    })
    const names = ['GET_USER', 'CONNECT_PASSKEY', 'CONNECT_DEVICE', 'CONNECT_FARCASTER', 'IS_CONNECTED']
    for (const [at, name] of names.entries())
      send({ type: `@kit-app/${name}`, id: idOf(at), ...(name === 'GET_USER' && { payload: {} }) })
    await expect.poll(() => reported.filter(({ type }) => type === '@kit-frame/WAITING')).toHaveLength(4)
    send({ type: '@kit-app/RPC_ABORT', id: idOf(9), payload: {} })
    await untilReported('@kit-frame/RPC_ABORT_SUCCESS')
    await untilReported('@kit-frame/CONNECT_PASSKEY_ERROR')
    const errors = reported.filter(({ type }) => type.endsWith('_ERROR'))
    expect(errors.map(({ id, payload }) => [id, payload?.['message']])).toEqual([
      [idOf(0), 'Request was aborted'],
      [idOf(1), 'Request was aborted'],
    ])
  })

  it('does not abort requests that the user has already answered', async () => {
    const { send, reported, untilReported } = start({
      GET_USER(_, { signal, waiting }) {
        waiting()()
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    })
    send({ type: '@kit-app/GET_USER', id: idOf(1), payload: {} })
    await untilReported('@kit-frame/WAITING')
    send({ type: '@kit-app/RPC_ABORT', id: idOf(2), payload: {} })
    await untilReported('@kit-frame/RPC_ABORT_SUCCESS')
    send({ type: '@kit-app/RPC_ABORT', id: idOf(3), payload: { ids: [idOf(1)] } })
    await untilReported('@kit-frame/GET_USER_ERROR')
    const types = reported.map(({ type }) => type)
    expect(types.indexOf('@kit-frame/GET_USER_ERROR')).toBeGreaterThan(
      types.lastIndexOf('@kit-frame/RPC_ABORT_SUCCESS'),
    )
  })

  it('reports that the user is deciding until they have decided', async () => {
    let decide: (value: object) => void = () => undefined
    const { send, reported, untilReported } = start({
      GET_USER(_, { waiting }) {
        const end = waiting()
        return new Promise((resolve) => {
          decide = resolve
        }).finally(end)
      },
    })
    send({ type: '@kit-app/GET_USER', id: idOf(1), payload: {} })
    expect((await untilReported('@kit-frame/WAITING')).payload).toEqual({ id: idOf(1) })
    const address = '0x0000000000000000000000000000000000000001'
    const accounts = [{ address, type: 'eoa' }]
    decide({ address, chainId: 'eip155:1', accounts, preferredAccountType: 'eoa' })
    await untilReported('@kit-frame/GET_USER_SUCCESS')
    expect(reported.filter(({ type }) => type === '@kit-frame/WAITING')).toHaveLength(1)
  })

  it('has the page call another service, and takes its response once', async () => {
    const { page, send, untilReported } = start({ IS_CONNECTED: () => ({ isConnected: true }) })
    send({ type: '@kit-app/IS_CONNECTED', id: idOf(1) })
    await untilReported('@kit-frame/IS_CONNECTED_SUCCESS')
    const call = { url: 'https://paymaster.example/', method: 'pm_getPaymasterData', params: [] }
    const requested = page().fetch(call, new AbortController().signal)
    const { id, payload } = await untilReported('@kit-frame/FETCH')
    expect(payload).toEqual(call)
    send({ type: '@kit-app/FETCH_SUCCESS', id, payload: { result: 7 } })
    send({ type: '@kit-app/FETCH_ERROR', id, payload: { message: 'late' } })
    expect(await requested).toBe(7)
  })
})
