import type { Kit } from '@kit/core'
import { createLater, type PlatformPort } from '@kit/core/adapter'
import { createStore } from '@kit/core/plugin'
import { expect, it } from 'vitest'
import type { EmbeddedState, LoginState } from '../EmbeddedState.js'
import type { Services } from '../Services.js'
import { startSocial } from './startSocial.js'

/** A press that opens no window, while the code is still on its way. */
function press() {
  const state = createStore<EmbeddedState>({ login: { status: 'idle' }, isFrameShown: false })
  const modal = createStore({ open: true, history: [{ name: 'Connect' }, { name: 'ConnectingFarcaster' }] })
  const kit = { plugins: { modal: { modal } } } as unknown as Kit
  const logins: string[] = []
  let arrive = (): void => undefined
  const services = createLater(async () => {
    await new Promise<void>((resolve) => (arrive = resolve))
    return { connectSocial: async (provider: string) => void logins.push(provider) } as unknown as Services
  })
  const setLogin = (login: LoginState) => state.update((now) => ({ ...now, login }))
  const platform = {} as PlatformPort
  const start = () =>
    startSocial({
      kit,
      provider: 'farcaster',
      frameUrl: 'https://wallet.example',
      locale: 'en',
      platform,
      state,
      services,
    })
  return { arrive: () => arrive(), logins, modal, setLogin, start, status: () => state.getState().login.status }
}

it('goes on when its code is there', async () => {
  const { arrive, logins, start, status } = press()
  const done = start()
  expect(status()).toBe('farcaster')
  arrive()
  await done
  expect(logins).toEqual(['farcaster'])
})

it.each([
  ['the modal was closed', ({ modal }: ReturnType<typeof press>) => modal.update((now) => ({ ...now, open: false }))],
  [
    'the visitor went back',
    ({ modal }: ReturnType<typeof press>) => modal.update((now) => ({ ...now, history: now.history.slice(0, 1) })),
  ],
  ['it was given up', ({ setLogin }: ReturnType<typeof press>) => setLogin({ status: 'idle' })],
])('ends when %s before its code was there', async (_, leave) => {
  const test = press()
  const failed = expect(test.start()).rejects.toMatchObject({ code: 'connection/aborted' })
  leave(test)
  expect(test.status()).toBe('idle')
  test.modal.update((now) => ({ ...now, open: true }))
  test.arrive()
  await failed
  expect([test.logins, test.status()]).toEqual([[], 'idle'])
})

it('is another one after a second press, which alone goes on', async () => {
  const { arrive, logins, start } = press()
  const first = expect(start()).rejects.toMatchObject({ code: 'connection/aborted' })
  const second = start()
  arrive()
  await Promise.all([first, second])
  expect(logins).toEqual(['farcaster'])
})
