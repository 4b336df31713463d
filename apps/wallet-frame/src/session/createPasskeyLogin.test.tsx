import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { pressArmed } from '../../test/pressArmed.js'
import { ApiFailure } from '../failure/ApiFailure.js'
import type { Unlock } from '../unlock/Unlock.js'
import { createScreen } from '../window/createScreen.js'
import { createPasskeyLogin, type PasskeyLoginOptions } from './createPasskeyLogin.js'

const page = {
  dapp: () => undefined,
  languages: () => ['en'],
  theme: () => undefined,
  watchTheme: () => () => undefined,
  show: () => undefined,
  hide: () => undefined,
}
const request = { id: 'request', waiting: () => () => undefined }
const ends = new Set<() => void>()

afterEach(() => {
  for (const end of ends) end()
  ends.clear()
})

/** Signs in with a passkey that responds immediately. */
function start(openByPasskey: Unlock['openByPasskey'], verify = async () => ({})) {
  const stop = new AbortController()
  ends.add(() => stop.abort())
  const secret = new Uint8Array(32).fill(7)
  const taken: unknown[] = []
  const logIn = createPasskeyLogin({
    api: { passkeyOptions: async () => ({ challenge: 'c', options: {} }), verifyPasskey: verify },
    login: { take: async (answer: unknown) => taken.push(answer) },
    screen: createScreen(page),
    unlock: { openByPasskey, prepare: () => undefined },
    loadPasskeys: async () => ({ show: async () => ({ response: { id: 'AQ' }, secret }), window: undefined }),
    page: { origin: 'https://dapp.example', projectId: 'shop' },
  } as unknown as PasskeyLoginOptions)
  const ended = logIn(undefined, { ...request, signal: stop.signal }).then(
    () => 'logged in',
    (error) => error.code,
  )
  return { ended, secret, taken }
}

const press = (name: string) => pressArmed(browser.getByRole('button', { name, exact: true }))

it('createPasskeyLogin signs in and opens the wallet in one touch, and forgets the passkey’s secret', async () => {
  const opened: unknown[] = []
  const { ended, secret, taken } = start(async (id, given) => void opened.push([id, [...given]]))
  await press('Use a passkey')
  expect(await ended).toBe('logged in')
  expect(taken).toHaveLength(1)
  expect(opened).toEqual([['AQ', Array(32).fill(7)]])
  expect([...secret]).toEqual(Array(32).fill(0))
})

it('createPasskeyLogin shows that the user is signed in if the wallet failed to load afterwards, and continues', async () => {
  const { ended, secret } = start(async () => {
    throw new ApiFailure(0, 'network', 'Can’t reach the wallet server.')
  })
  await press('Use a passkey')
  const main = browser.getByRole('main')
  await expect.element(main).toHaveTextContent('You’re signed in')
  await expect.element(main).toHaveTextContent('Couldn’t load your wallet')
  await expect.element(main).not.toHaveTextContent('Couldn’t sign you in')
  expect([...secret]).toEqual(Array(32).fill(0))
  expect((await axe.run(document.querySelector('main') as HTMLElement)).violations).toEqual([])
  await press('Continue')
  expect(await ended).toBe('logged in')
})

it('createPasskeyLogin shows that sign-in failed, and can be retried', async () => {
  const answers = [new ApiFailure(0, 'network', 'Can’t reach the wallet server.'), {}]
  const { ended, taken } = start(
    async () => undefined,
    async () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer ?? {}
    },
  )
  await press('Use a passkey')
  await expect.element(browser.getByRole('alert')).toHaveTextContent('Couldn’t sign you in')
  expect(taken).toEqual([])
  await press('Use a passkey')
  expect(await ended).toBe('logged in')
})
