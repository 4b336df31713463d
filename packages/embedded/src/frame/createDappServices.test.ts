import type { Ports } from '@kit/core/adapter'
import { describe, expect, it } from 'vitest'
import { createClock } from '../testing/createClock.js'
import { createDappServices, type FetchNotice } from './createDappServices.js'

const url = 'https://pay.example/v1?key=1'
const paidCalls = { payload: { method: 'wallet_sendCalls', params: [{ capabilities: { paymasterService: { url } } }] } }
const notice = (to = url): FetchNotice => ({
  type: '@kit-frame/FETCH',
  id: 'fetch-12',
  payload: { url: to, method: 'pm_getPaymasterData', params: [1] },
})

/** Creates services over a network whose responses the test controls. */
function start(answer: () => unknown = () => ({ result: { paymaster: '0x1' } })) {
  const clock = createClock()
  const requested: { readonly url: string; readonly body: unknown; readonly credentials: unknown }[] = []
  const fetch = (async (to, { body, credentials } = {}) => {
    requested.push({ url: to, body: JSON.parse(body ?? ''), credentials })
    return { ok: true, json: async () => answer() }
  }) as Ports['fetch']
  return { requested, clock, services: createDappServices({ clock, fetch }) }
}

const failure = (message: string, code = -32603) => ({
  type: '@kit-app/FETCH_ERROR',
  id: 'fetch-12',
  payload: { message, code },
})

describe('createDappServices', () => {
  it('calls a service for the frame while calls that name it are pending, without cookies', async () => {
    const { requested, services } = start()
    const end = services.open(paidCalls)
    expect(await services.ask(notice())).toEqual({
      type: '@kit-app/FETCH_SUCCESS',
      id: 'fetch-12',
      payload: { result: { paymaster: '0x1' } },
    })
    const body = { jsonrpc: '2.0', id: 1, method: 'pm_getPaymasterData', params: [1] }
    expect(requested).toEqual([{ url, body, credentials: 'omit' }])
    end()
    expect(await services.ask(notice())).toEqual(failure("The page doesn't allow requests to this service", 4200))
    expect(requested).toHaveLength(1)
  })

  it.each([
    ['another address', paidCalls, `${url}2`],
    ['another method', { payload: { ...paidCalls.payload, method: 'personal_sign' } }, url],
    ['calls without the capability', { payload: { method: 'wallet_sendCalls', params: [{}] } }, url],
    ['no pending request', {}, url],
  ])('makes no calls for %s', async (_, request, to) => {
    const { requested, services } = start()
    services.open(request)
    expect(await services.ask(notice(to))).toEqual(failure("The page doesn't allow requests to this service", 4200))
    expect(requested).toEqual([])
  })

  it('accepts a result beside an error of null', async () => {
    const { services } = start(() => ({ result: '0x5', error: null }))
    services.open(paidCalls)
    expect(await services.ask(notice())).toMatchObject({ payload: { result: '0x5' } })
  })

  it('passes on error responses', async () => {
    const { services } = start(() => ({ error: { code: -32001, message: 'No more', data: { left: 0 } } }))
    services.open(paidCalls)
    expect(await services.ask(notice())).toMatchObject({
      payload: { message: 'No more', code: -32001, data: { left: 0 } },
    })
  })

  it('aborts after ten seconds, and with the pending calls', async () => {
    const { clock, services } = start(() => new Promise(() => undefined))
    const end = services.open(paidCalls)
    const late = services.ask(notice())
    clock.pass(9999)
    clock.pass(1)
    expect(await late).toEqual(failure("The service didn't respond in time"))
    const left = services.ask(notice())
    end()
    expect(await left).toEqual(failure('The request was cancelled'))
  })

  it.each([
    ['malformed body', () => Promise.reject(new SyntaxError('<secret>')), 'The upstream service failed'],
    ['response without a result', () => ({}), 'The upstream service failed'],
    ['response that exceeds the message size', () => ({ result: 'x'.repeat(1_048_576) }), 'The response is too large'],
  ])('rejects a %s', async (_, answer, message) => {
    const { services } = start(answer)
    services.open(paidCalls)
    expect(await services.ask(notice())).toEqual(failure(message))
  })
})
