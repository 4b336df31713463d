import type { Kit } from '@kit/core'
import { createLazy, type PlatformPort } from '@kit/core/adapter'
import { createStore, type PluginContext } from '@kit/core/plugin'
import { expect, it } from 'vitest'
import type { EmbeddedServices } from '../EmbeddedServices.js'
import type { Frame } from '../frame/createFrame.js'
import type { EmbeddedState, SignInState } from '../state/EmbeddedState.js'
import { createSocialLogin } from './createSocialLogin.js'
import { startSocial } from './startSocial.js'

const connect = { name: 'Connect' }

/** A click that opens no pop-up while the code is still loading. */
function press() {
  const state = createStore<EmbeddedState>({ signIn: { status: 'idle' }, isFrameShown: false })
  const modal = createStore({ open: true, history: [connect, { name: 'ConnectingFarcaster' }] })
  const kit = { plugins: { modal: { modal } } } as unknown as Kit
  const logins: string[] = []
  let arrive = (): void => undefined
  let fail = (): void => undefined
  const login = (): Pick<EmbeddedServices, 'connectSocial'> =>
    createSocialLogin({
      context: { kit, ports: {}, emit: () => undefined } as unknown as PluginContext,
      frame: {
        logins: async () => ({ url: 'https://login.example', email: true, socials: ['farcaster'] }),
        async request(name: string) {
          logins.push(name)
          return new Promise(() => undefined)
        },
      } as unknown as Frame,
      state,
      begin: () => new AbortController().signal,
      cancel: () => undefined,
      remember: () => undefined,
      recall: () => undefined,
    })
  const services = createLazy(async () => {
    await new Promise<void>((resolve, reject) => {
      arrive = resolve
      fail = () => reject(new Error('offline'))
    })
    return login() as EmbeddedServices
  })
  const setLogin = (signIn: SignInState) => state.update((now) => ({ ...now, signIn }))
  const platform = {} as PlatformPort
  const start = () =>
    startSocial({
      kit,
      provider: 'farcaster',
      locale: 'en',
      platform,
      state,
      services,
    })
  return {
    arrive: () => arrive(),
    fail: () => fail(),
    logins,
    modal,
    setLogin,
    start,
    login: () => state.getState().signIn,
  }
}

it('startSocial continues when the code has loaded', async () => {
  const { arrive, logins, start, login } = press()
  void start()
  expect(login().status).toBe('farcaster')
  expect(logins).toEqual([])
  arrive()
  await expect.poll(() => logins).toEqual(['GET_FARCASTER_URI'])
})

it("startSocial reports that the code didn't load, and continues after another press", async () => {
  const { arrive, fail, logins, start, login } = press()
  const failed = expect(start()).rejects.toMatchObject({ code: 'embedded/loadFailed' })
  fail()
  await failed
  expect(login()).toMatchObject({ status: 'failed', provider: 'farcaster' })
  void start()
  arrive()
  await expect.poll(() => logins).toEqual(['GET_FARCASTER_URI'])
})

it.each([
  [
    'the modal was closed and opened again',
    ({ modal }: ReturnType<typeof press>) => {
      modal.update((now) => ({ ...now, open: false }))
      modal.update(() => ({ open: true, history: [connect] }))
    },
  ],
  ['the modal was closed', ({ modal }: ReturnType<typeof press>) => modal.update((now) => ({ ...now, open: false }))],
  [
    'the user went back',
    ({ modal }: ReturnType<typeof press>) => modal.update((now) => ({ ...now, history: now.history.slice(0, 1) })),
  ],
  ['it was cancelled', ({ setLogin }: ReturnType<typeof press>) => setLogin({ status: 'idle' })],
])('startSocial ends if %s before the code has loaded', async (_, leave) => {
  const { arrive, logins, login, start, ...test } = press()
  const failed = expect(start()).rejects.toMatchObject({ code: 'connection/aborted' })
  leave({ arrive, logins, login, start, ...test })
  arrive()
  await failed
  expect([logins, login().status]).toEqual([[], 'idle'])
})

it('startSocial continues only the latest of two presses', async () => {
  const { arrive, logins, start, login } = press()
  const first = expect(start()).rejects.toMatchObject({ code: 'connection/aborted' })
  void start()
  arrive()
  await first
  await expect.poll(() => logins).toEqual(['GET_FARCASTER_URI'])
  expect(login().status).toBe('farcaster')
})
