import { createFakePorts } from '@kit/fakes'
import { describe, expect, it } from 'vitest'
import { ann, createTestSiwx } from '../testing/createTestSiwx.js'
import { emailCapture } from './emailCapture.js'

type Requested = {
  readonly url: string
  readonly method: string | undefined
  readonly body: { readonly [name: string]: string }
}

/** A page that asks for an email address, with a server whose responses the test controls. */
async function createCapture(isRequired = false, ports = createFakePorts(), capture = emailCapture({ isRequired })) {
  const requested: Requested[] = []
  const answers: { readonly status: number; readonly body?: object; readonly headers?: Record<string, string> }[] = []
  const fetch: typeof ports.fetch = async (url, init) => {
    requested.push({ url, method: init?.method, body: JSON.parse(String(init?.body)) })
    const answer = answers.shift()
    if (answer === undefined) throw new TypeError('offline')
    const { status, body = {}, headers = {} } = answer
    const get = (name: string) => headers[name] ?? null
    return { ok: status === 200, status, headers: { get }, json: async () => body, text: async () => '' }
  }
  const world = await createTestSiwx({
    ports: { ...ports, fetch },
    options: { required: isRequired },
    config: (made) => ({
      ...made,
      emailCapture: capture,
      attach(context) {
        made.attach?.(context)
        capture.attach(context, { url: 'https://server.example', projectId: 'p' })
      },
    }),
  })
  const mailed = { status: 200, body: { uuid: 'u1', now: 5000, retryAt: 35_000, expiresAt: 1_205_000 } }
  return { ...world, answers, requested, capture, mailed, now: () => capture.state.getState(), ports }
}

describe('emailCapture', () => {
  it('works with a second kit, without any state of the first', async () => {
    const first = await createCapture()
    first.kit.open()
    await first.connect()
    first.answers.push(first.mailed)
    await first.capture.send('alice@example.org')
    first.kit.destroy()
    const next = await createCapture(false, createFakePorts(), first.capture)
    next.kit.open()
    await next.connect()
    expect([next.view(), next.now()]).toEqual(['DataCapture', { status: 'email', isRequired: false, recent: [] }])
    next.answers.push(next.mailed)
    await next.capture.send('bob@example.org')
    expect(next.now()).toMatchObject({ status: 'code', email: 'bob@example.org' })
  })

  it('requests an email address before sign-in, confirms it with a code and passes it to the sign-in', async () => {
    const { answers, requested, capture, connect, kit, mailed, now, ports, view } = await createCapture()
    kit.open()
    await connect()
    expect(view()).toBe('DataCapture')
    answers.push(mailed, { status: 200, body: { token: 'proof' } })
    await capture.send(' alice@example.org ')
    const atMs = ports.clock.now()
    expect(now()).toMatchObject({ status: 'code', retryAtMs: atMs + 30_000, expiresAtMs: atMs + 1_200_000 })
    await capture.check('123456')
    expect(now()).toMatchObject({ status: 'done', recent: ['alice@example.org'] })
    expect(capture.tokenFor({ networkId: 'eip155:137', address: ann.toLowerCase() })).toBe('proof')
    const url = 'https://server.example/auth/v1/otp?projectId=p'
    expect(requested).toEqual([
      { url, method: 'POST', body: { email: 'alice@example.org', account: `eip155:1:${ann}` } },
      { url, method: 'PUT', body: { uuid: 'u1', code: '123456' } },
    ])
    // The account isn't asked again once the server has the address.
    capture.confirmSignIn({ networkId: 'eip155:1', address: ann }, true)
    expect(capture.begin({ networkId: 'eip155:1', address: ann })).toBe(false)
    capture.confirmSignIn({ networkId: 'eip155:1', address: ann }, false)
    expect(capture.begin({ networkId: 'eip155:1', address: ann })).toBe(true)
  })

  it("doesn't prompt an account again after the optional email address was skipped", async () => {
    const { capture, connect, kit, now } = await createCapture()
    kit.open()
    await connect()
    capture.skip()
    expect(now().status).toBe('done')
    expect(capture.begin({ networkId: 'eip155:1', address: ann })).toBe(false)
    const strict = await createCapture(true)
    strict.kit.open()
    await strict.connect()
    strict.capture.skip()
    expect(strict.now().status).toBe('email')
  })

  it.each([true, false])(
    'ends the connection when the view is closed without an email address (required: %s)',
    async (isRequired) => {
      const { connect, kit, rest, view } = await createCapture(isRequired)
      kit.open()
      await connect()
      expect(view()).toBe('DataCapture')
      kit.close()
      await rest()
      expect(view()).toBeUndefined()
      expect(kit.connections.getState().connections).toEqual([])
    },
  )

  it('shows why an address or code was rejected, and keeps the input for a retry', async () => {
    const { answers, capture, connect, kit, mailed, now, ports } = await createCapture()
    kit.open()
    await connect()
    await capture.send('nonsense')
    expect(now()).toMatchObject({ status: 'email', email: 'nonsense', error: 'email' })
    await capture.send('alice@example.org')
    expect(now()).toMatchObject({ status: 'email', error: 'failed' })
    answers.push({ status: 429, headers: { 'retry-after': '90' } })
    await capture.send('alice@example.org')
    expect(now()).toMatchObject({ error: 'limited', retryAtMs: ports.clock.now() + 90_000 })
    for (const body of [null, [], { uuid: 7 }, { token: {} }]) {
      answers.push({ status: 200, body: body as object })
      await capture.send('alice@example.org')
      expect(now()).toMatchObject({ status: 'email', error: 'failed' })
    }
    answers.push(mailed)
    await capture.send('alice@example.org')
    for (const [status, fault] of [
      [400, 'wrong'],
      [410, 'expired'],
      [429, 'limited'],
      [500, 'failed'],
    ] as const) {
      answers.push({ status })
      await capture.check('000000')
      expect(now()).toMatchObject({ status: 'code', error: fault, email: 'alice@example.org' })
    }
  })

  it('remembers an email address once, however often it is given', async () => {
    const ports = createFakePorts()
    ports.storage.setItem('kit.siwx-emails', '{"recent":["b@example.org","a@example.org"],"given":[]}')
    const { answers, capture, connect, kit, mailed, now } = await createCapture(false, ports)
    kit.open()
    await connect()
    answers.push(mailed, { status: 200, body: { token: 't' } })
    await capture.send('a@example.org')
    await capture.check('123456')
    expect(now().recent).toEqual(['a@example.org', 'b@example.org'])
  })

  it('remembers three addresses in this browser until they are removed, and ignores invalid storage', async () => {
    const ports = createFakePorts()
    ports.storage.setItem(
      'kit.siwx-emails',
      '{"recent":["b@example.org",7,"c\\u202e@example.org","d@example.org"],"given":{}}',
    )
    const { answers, capture, connect, kit, mailed, now } = await createCapture(false, ports)
    kit.open()
    await connect()
    expect(now().recent).toEqual(['b@example.org', 'd@example.org'])
    answers.push(mailed, { status: 200, body: { token: 't' } })
    await capture.send('a@example.org')
    await capture.check('123456')
    expect(now().recent).toEqual(['a@example.org', 'b@example.org', 'd@example.org'])
    capture.forget('b@example.org')
    expect(now().recent).toEqual(['a@example.org', 'd@example.org'])
    ports.storage.setItem('kit.siwx-emails', '{"recent":["d@example.org","d@example.org","e@example.org"],"given":[]}')
    capture.forget('x')
    expect(now().recent).toEqual(['d@example.org', 'e@example.org'])
    ports.storage.setItem('kit.siwx-emails', '{')
    capture.forget('x')
    expect(now().recent).toEqual([])
  })
})
