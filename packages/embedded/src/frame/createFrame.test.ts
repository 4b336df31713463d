import { readFileSync } from 'node:fs'
import type { Kit } from '@kit/core'
import type { PluginContext } from '@kit/core/plugin'
import { afterEach, describe, expect, it } from 'vitest'
import { createClock } from '../testing/createClock.js'
import { createFrame } from './createFrame.js'
import type { FrameElement, FrameElementOptions } from './createFrameElement.js'

type Message = { readonly type: string; readonly id: string; readonly payload?: unknown; readonly nonce?: string }

const origin = 'https://dapp.example'
const frameUrl = 'https://wallet.dapp.example'
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const logins = { url: 'https://login.example', email: true, socials: [] }

/** Creates a page with a frame whose other end the test controls. */
function start(
  given: {
    readonly release?: string
    readonly answer?: unknown
    readonly debug?: boolean
    load?(window: Window): Promise<Window>
  } = {},
) {
  const clock = createClock()
  const alerts: string[] = []
  const warnings: unknown[][] = []
  const hellos: { readonly hello: Message; readonly target: string; readonly port: MessagePort }[] = []
  const requested: Message[] = []
  const shown: boolean[] = []
  const urls: string[] = []
  const reported: unknown[] = []
  let sessionEnds = 0
  let removals = 0
  let reload = (): void => undefined
  let isShown = false
  const window = {
    postMessage: (hello: Message, target: string, [port]: [MessagePort]) => void hellos.push({ hello, target, port }),
  } as unknown as Window
  const frame = createFrame({
    ...given,
    frameUrl,
    kit: {
      options: { debug: given.debug, metadata: { name: 'Test', description: '', url: origin, icons: [] } },
      active: { getState: () => ({ network: { id: 'eip155:10' } }) },
    } as unknown as Kit,
    ports: {
      clock,
      log: { warn: (...words: unknown[]) => void warnings.push(words) },
      random: { bytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)) },
      platform: { origin, languages: ['en'] },
      fetch: async (url: unknown) =>
        Response.json(url === `${frameUrl}/wallet.json` ? { login: logins.url } : (given.answer ?? {})),
    } as unknown as PluginContext['ports'],
    alert: (code) => void alerts.push(code),
    onShown: (now) => void shown.push(now),
    onLogins: (logins) => void reported.push(logins),
    onSessionEnd: () => void sessionEnds++,
    createElement({ onReload, url }: FrameElementOptions): FrameElement {
      urls.push(url)
      reload = onReload
      return {
        load: () => given.load?.(window) ?? Promise.resolve(window),
        show() {
          isShown = true
        },
        hide() {
          isShown = false
        },
        raise: () => undefined,
        remove: () => void removals++,
      }
    },
  })
  let port: MessagePort | undefined

  /** Answers the latest hello. */
  async function sendHello(more: object = {}): Promise<void> {
    await expect.poll(() => hellos.length).toBeGreaterThan(0)
    const handshake = hellos.at(-1)
    port = handshake?.port
    ends.push(() => handshake?.port.close())
    if (port !== undefined)
      port.onmessage = ({ data }: MessageEvent<Message>) => {
        requested.push(data)
        if (/SYNC_/.test(data.type))
          notify({ type: `${data.type.replace('@kit-app', '@kit-frame')}_SUCCESS`, id: data.id })
      }
    const ready = {
      type: '@kit-frame/READY',
      version: '1',
      origin,
      release: 'r1',
      nonce: handshake?.hello.nonce,
      logins,
    }
    port?.postMessage({ ...ready, ...more })
  }
  const notify = (message: unknown): void => port?.postMessage(message)
  async function request(name: string): Promise<Message> {
    const find = () => requested.findLast(({ type }) => type === `@kit-app/${name}`)
    await expect.poll(find).toBeDefined()
    return find() as Message
  }
  /** Advances past the first half second, in which the frame receives no requests. */
  async function settle(): Promise<void> {
    await expect
      .poll(() => {
        clock.pass(500)
        return requested.length
      })
      .toBeGreaterThan(0)
  }
  return {
    urls,
    sessionEnds: () => sessionEnds,
    alerts,
    requested,
    clock,
    frame,
    sendHello,
    hellos,
    isShown: () => isShown,
    reload: () => reload(),
    removals: () => removals,
    request,
    settle,
    shown,
    notify,
    reported,
    warnings,
  }
}

describe('createFrame', () => {
  it('sends hello only to the origin of the frame, with a new port each time, until it answers', async () => {
    const { clock, frame, sendHello, hellos } = start()
    frame.prepare()
    await expect.poll(() => hellos.length).toBe(1)
    clock.pass(500)
    expect(hellos).toHaveLength(3)
    expect(new Set(hellos.map(({ port }) => port)).size).toBe(3)
    expect(new Set(hellos.map(({ target }) => target))).toEqual(new Set([frameUrl]))
    await sendHello()
    await expect
      .poll(() => {
        const before = hellos.length
        clock.pass(250)
        return hellos.length - before
      })
      .toBe(0)
  })

  it('reads the available sign-in options from the handshake, ignoring unknown ones', async () => {
    const { frame, sendHello, settle, reported } = start()
    const logins = frame.logins()
    await sendHello({ logins: { url: 'https://login.example', email: false, socials: ['x', 'elsewhere', 'google'] } })
    await settle()
    expect(await logins).toEqual({ url: 'https://login.example', email: false, socials: ['x', 'google'] })
    expect(reported).toEqual([await logins])
  })

  it('sends the theme of the page after the handshake and whenever it changes, limited to supported values', async () => {
    const { requested, frame, sendHello, request, settle } = start()
    const themes = () => requested.filter(({ type }) => type === '@kit-app/SYNC_THEME').map(({ payload }) => payload)
    frame.setAppearance({ theme: 'dark', themeVariables: { accent: '#7c5cff', fontSizeMaster: '1em' }, locale: 'ar' })
    frame.prepare()
    await sendHello()
    await settle()
    expect((await request('SYNC_DAPP_DATA')).payload).toMatchObject({ locale: 'ar' })
    expect(themes()).toEqual([{ themeMode: 'dark', themeVariables: { accent: '#7c5cff' } }])
    frame.setAppearance({ theme: 'auto', locale: 'ar' })
    frame.setAppearance({ theme: 'auto', locale: 'ar' })
    await expect.poll(themes).toHaveLength(2)
    expect(themes()[1]).toEqual({ themeVariables: {} })
  })

  it('times out after twenty seconds, alerts the developer, and retries with the next request', async () => {
    const { alerts, clock, frame, hellos } = start()
    const failed = expect(frame.request('IS_CONNECTED', undefined, undefined)).rejects.toMatchObject({
      code: 'embedded/loadFailed',
      details: 'iframe_load_failed',
    })
    await expect.poll(() => hellos.length).toBe(1)
    clock.pass(20_000)
    await failed
    await expect.poll(() => alerts).toEqual(['IFRAME_LOAD_FAILED'])
    const before = hellos.length
    frame.prepare()
    await expect.poll(() => hellos.length).toBeGreaterThan(before)
  })

  it.each([
    ['UNVERIFIED_DOMAIN', ['https://other.example']],
    ['IFRAME_LOAD_FAILED', [origin, 'https://other.example']],
  ])('alerts the developer with %s if the project lists %j', async (alert, allowedOrigins) => {
    const { alerts, clock, frame, hellos } = start({ answer: { allowedOrigins } })
    frame.prepare()
    await expect.poll(() => hellos.length).toBe(1)
    clock.pass(20_000)
    await expect.poll(() => alerts).toEqual([alert])
  })

  it.each([
    ['the nonce of another handshake', { nonce: 'f'.repeat(32) }],
    ['an origin other than the page’s', { origin: 'https://evil.example' }],
  ])('ignores an answer with %s', async (_, more) => {
    const { requested, clock, frame, sendHello } = start()
    frame.prepare()
    await sendHello(more)
    await new Promise((resolve) => setImmediate(resolve))
    clock.pass(1000)
    expect(requested).toEqual([])
  })

  it('rejects releases other than the trusted one', async () => {
    const { frame, sendHello } = start({ release: 'r2' })
    const failed = expect(frame.request('IS_CONNECTED', undefined, undefined)).rejects.toMatchObject({
      code: 'embedded/loadFailed',
    })
    await sendHello()
    await failed
  })

  it("sends the dapp's metadata, then the request, and accepts only its response", async () => {
    const { frame, sendHello, request, settle, notify, warnings } = start()
    const answer = frame.request('IS_CONNECTED', undefined, undefined)
    await sendHello()
    await settle()
    const { id } = await request('IS_CONNECTED')
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
    expect((await request('SYNC_DAPP_DATA')).payload).toMatchObject({
      sdkType: 'kit',
      sdkVersion: version,
      locale: 'en',
    })
    const payload = { isConnected: true }
    notify({ type: '@kit-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: 'eip155:1' } })
    notify({ type: '@kit-frame/IS_CONNECTED_SUCCESS', id: `${id}0`, payload })
    notify({ type: '@kit-frame/IS_CONNECTED_SUCCESS', id, payload: { isConnected: 'yes' } })
    await expect.poll(() => warnings.length).toBe(3)
    notify({ type: '@kit-frame/IS_CONNECTED_SUCCESS', id, payload })
    expect(await answer).toEqual(payload)
    notify({ type: '@kit-frame/IS_CONNECTED_SUCCESS', id, payload })
    await expect.poll(() => warnings.length).toBe(4)
  })

  it('times out after thirty seconds, and restarts the timeout while the user decides', async () => {
    const { alerts, clock, frame, sendHello, isShown, request, settle, notify } = start()
    const failed = expect(frame.request('GET_USER', {}, undefined)).rejects.toMatchObject({
      code: 'embedded/timeout',
      details: 'iframe_request_timeout',
    })
    await sendHello()
    await settle()
    const { id } = await request('GET_USER')
    clock.pass(29_000)
    notify({ type: '@kit-frame/WAITING', payload: { id } })
    notify({ type: '@kit-frame/SHOW', payload: { height: 300 } })
    await expect.poll(isShown).toBe(true)
    clock.pass(29_000)
    expect(alerts).toEqual([])
    clock.pass(1000)
    await failed
    expect(alerts).toEqual(['IFRAME_REQUEST_TIMEOUT'])
  })

  it("doesn't extend a request while the user decides about another", async () => {
    const { clock, frame, sendHello, isShown, request, settle, notify } = start()
    const failed = expect(frame.request('GET_USER', {}, undefined)).rejects.toMatchObject({ code: 'embedded/timeout' })
    const other = frame.request('GET_CHAIN_ID', undefined, undefined)
    await sendHello()
    await settle()
    await request('GET_USER')
    const { id } = await request('GET_CHAIN_ID')
    clock.pass(29_000)
    notify({ type: '@kit-frame/WAITING', payload: { id } })
    notify({ type: '@kit-frame/SHOW', payload: { height: 300 } })
    await expect.poll(isShown).toBe(true)
    clock.pass(1000)
    await failed
    notify({ type: '@kit-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: 'eip155:1' } })
    expect(await other).toEqual({ chainId: 'eip155:1' })
  })

  it('removes an unresponsive frame with what it shows, and starts a new one for the next request', async () => {
    const { clock, frame, sendHello, hellos, isShown, request, settle, notify } = start()
    const failed = expect(frame.request('GET_USER', {}, undefined)).rejects.toMatchObject({ code: 'embedded/timeout' })
    await sendHello()
    await settle()
    await request('GET_USER')
    notify({ type: '@kit-frame/SHOW', payload: { height: 300 } })
    await expect.poll(isShown).toBe(true)
    clock.pass(30_000)
    await failed
    expect(isShown()).toBe(false)
    const before = hellos.length
    frame.prepare()
    await expect.poll(() => hellos.length).toBeGreaterThan(before)
  })

  it('restarts the timeout after the page was suspended', async () => {
    const { alerts, clock, frame, sendHello, request, settle, notify } = start()
    const answer = frame.request('GET_CHAIN_ID', undefined, undefined)
    await sendHello()
    await settle()
    const { id } = await request('GET_CHAIN_ID')
    clock.sleep(90_000)
    notify({ type: '@kit-frame/GET_CHAIN_ID_SUCCESS', id, payload: { chainId: 'eip155:1' } })
    expect(await answer).toEqual({ chainId: 'eip155:1' })
    expect(alerts).toEqual([])
  })

  it('calls the paymaster service that the dapp named while the calls are pending', async () => {
    const url = 'https://pay.example/'
    const { requested, frame, sendHello, request, settle, notify } = start({ answer: { result: 'paid' } })
    const params = [{ calls: [], capabilities: { paymasterService: { url } } }]
    const call = { method: 'wallet_sendCalls', params, chainId: 'eip155:1', chainNamespace: 'eip155' } as const
    const answer = frame.request('RPC_REQUEST', call, undefined)
    await sendHello()
    await settle()
    const { id } = await request('RPC_REQUEST')
    const payload = { url, method: 'pm_getPaymasterData', params: [] }
    notify({ type: '@kit-frame/FETCH', id: 'fetch-12', payload })
    expect(await request('FETCH_SUCCESS')).toMatchObject({ id: 'fetch-12', payload: { result: 'paid' } })
    notify({ type: '@kit-frame/RPC_REQUEST_SUCCESS', id, payload: { result: { id: '0x1' } } })
    await answer
    notify({ type: '@kit-frame/FETCH', id: 'fetch-34', payload })
    expect(await request('FETCH_ERROR')).toMatchObject({ id: 'fetch-34', payload: { code: 4200 } })
    expect(requested.filter(({ type }) => type === '@kit-app/FETCH_SUCCESS')).toHaveLength(1)
  })

  it('aborts requests without a waiting caller', async () => {
    const { frame, sendHello, request, settle } = start()
    const stop = new AbortController()
    const failed = expect(frame.request('GET_USER', {}, stop.signal)).rejects.toThrow('left')
    await sendHello()
    await settle()
    const { id } = await request('GET_USER')
    stop.abort(new Error('left'))
    await failed
    expect((await request('RPC_ABORT')).payload).toEqual({ ids: [id] })
  })

  it('reports when the user is no longer signed in', async () => {
    const { frame, sendHello, request, sessionEnds, settle, notify } = start()
    void frame.request('OPEN', { page: 'devices' }, undefined).catch(() => undefined)
    await sendHello()
    await settle()
    await request('OPEN')
    notify({ type: '@kit-frame/SESSION_UPDATE', payload: { isConnected: true } })
    notify({ type: '@kit-frame/SESSION_UPDATE', payload: { isConnected: false } })
    await expect.poll(sessionEnds).toBe(1)
  })

  it('rejects pending requests and hides when the frame loads another document', async () => {
    const { frame, sendHello, reload, request, settle, shown, notify } = start()
    const failed = expect(frame.request('GET_USER', {}, undefined)).rejects.toMatchObject({
      code: 'embedded/loadFailed',
    })
    await sendHello()
    await settle()
    await request('GET_USER')
    notify({ type: '@kit-frame/SHOW', payload: { height: 300 } })
    await expect.poll(() => shown).toEqual([true])
    reload()
    await failed
    expect(shown.at(-1)).toBe(false)
  })

  it('leaves no empty dialog over the page when the frame loads another document', async () => {
    const { frame, sendHello, isShown, reload, settle, notify } = start()
    frame.prepare()
    await sendHello()
    await settle()
    notify({ type: '@kit-frame/SHOW', payload: { height: 300 } })
    await expect.poll(isShown).toBe(true)
    reload()
    expect(isShown()).toBe(false)
  })

  it('times out for a document that never loads, and continues with a new element', async () => {
    const loads: Window[] = []
    const { alerts, clock, frame, hellos, removals } = start({
      load(window) {
        loads.push(window)
        return loads.length === 1 ? new Promise(() => undefined) : Promise.resolve(window)
      },
    })
    const failed = expect(frame.request('IS_CONNECTED', undefined, undefined)).rejects.toMatchObject({
      code: 'embedded/loadFailed',
    })
    await expect.poll(() => loads.length).toBe(1)
    clock.pass(20_000)
    await failed
    await expect.poll(() => alerts).toEqual(['IFRAME_LOAD_FAILED'])
    expect([removals(), hellos.length]).toEqual([1, 0])
    frame.prepare()
    await expect.poll(() => hellos.length).toBe(1)
  })

  it('restarts the handshake, without overlap, when the frame is reloaded during a handshake', async () => {
    const { clock, frame, sendHello, hellos, reload, request, settle, notify } = start()
    const left = expect(frame.request('GET_USER', {}, undefined)).rejects.toMatchObject({ code: 'embedded/loadFailed' })
    await expect.poll(() => hellos.length).toBe(1)
    reload()
    await left
    const answer = frame.request('IS_CONNECTED', undefined, undefined)
    await expect.poll(() => hellos.length).toBe(2)
    clock.pass(250)
    expect(hellos).toHaveLength(3)
    expect(hellos[2]?.hello.nonce).not.toBe(hellos[0]?.hello.nonce)
    await sendHello()
    await settle()
    notify({
      type: '@kit-frame/IS_CONNECTED_SUCCESS',
      id: (await request('IS_CONNECTED')).id,
      payload: { isConnected: true },
    })
    expect(await answer).toEqual({ isConnected: true })
  })

  it("doesn't send requests that the frame would drop", async () => {
    const { requested, frame, sendHello, settle } = start()
    frame.prepare()
    await sendHello()
    await settle()
    const before = requested.length
    const rpc = { method: 'personal_sign', chainId: 'eip155:1', chainNamespace: 'eip155' } as const
    const loop: { self?: unknown } = {}
    loop.self = loop
    for (const wrong of [
      frame.request('CONNECT_OTP', { otp: '12' }, undefined),
      frame.request('CONNECT_EMAIL', { email: 'invalid' }, undefined),
      frame.request('RPC_REQUEST', { ...rpc, params: ['ä'.repeat(600_000)] }, undefined),
      frame.request('RPC_REQUEST', { ...rpc, params: loop }, undefined),
    ])
      await expect(wrong).rejects.toMatchObject({ code: -32602 })
    expect(requested).toHaveLength(before)
  })

  it('encodes numbers of any size as hex', async () => {
    const { frame, sendHello, request, settle } = start()
    void frame
      .request(
        'RPC_REQUEST',
        {
          method: 'eth_sendTransaction',
          params: [{ value: 2n ** 64n }],
          chainId: 'eip155:1',
          chainNamespace: 'eip155',
        },
        undefined,
      )
      .catch(() => undefined)
    await sendHello()
    await settle()
    expect((await request('RPC_REQUEST')).payload).toMatchObject({ params: [{ value: '0x10000000000000000' }] })
  })

  it("aborts a request that timed out, so the user isn't prompted later", async () => {
    const { clock, frame, sendHello, request, settle } = start()
    const failed = expect(frame.request('GET_USER', {}, undefined)).rejects.toMatchObject({ code: 'embedded/timeout' })
    await sendHello()
    await settle()
    const { id } = await request('GET_USER')
    clock.pass(30_000)
    await failed
    expect((await request('RPC_ABORT')).payload).toEqual({ ids: [id] })
  })

  it('drops a response that is too large', async () => {
    const { frame, sendHello, request, settle, notify, warnings } = start()
    const answer = frame.request(
      'RPC_REQUEST',
      {
        method: 'wallet_getCapabilities',
        chainId: 'eip155:1',
        chainNamespace: 'eip155',
      },
      undefined,
    )
    await sendHello()
    await settle()
    const { id } = await request('RPC_REQUEST')
    notify({ type: '@kit-frame/RPC_REQUEST_SUCCESS', id, payload: { result: 'x'.repeat(1_048_576) } })
    await expect.poll(() => warnings.length).toBe(1)
    notify({ type: '@kit-frame/RPC_REQUEST_SUCCESS', id, payload: { result: 'fits' } })
    expect(await answer).toEqual({ result: 'fits' })
  })
})

describe('URL of the frame', () => {
  it('contains the project, network, version, and whether the app debugs', () => {
    const query = (debug: boolean) => Object.fromEntries(new URL(start({ debug }).urls[0] ?? '').searchParams)
    const expected = { projectId: 'default', chainId: 'eip155:10', version: expect.any(String) }
    expect(query(false)).toEqual({ ...expected, enableLogger: 'false' })
    expect(query(true)).toEqual({ ...expected, enableLogger: 'true' })
  })
})
