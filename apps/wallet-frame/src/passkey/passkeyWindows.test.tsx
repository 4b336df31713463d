import axe from 'axe-core'
import { afterEach, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { createWindow as createTestWindow } from '../../test/createWindow.js'
import { pressArmed } from '../../test/pressArmed.js'
import { ChooseRecovery } from '../unlock/ChooseRecovery.js'
import { EnterCode } from '../unlock/EnterCode.js'
import { createScreen } from '../window/createScreen.js'
import { createPasskeys } from './createPasskeys.js'

const button = (name: string) => browser.getByRole('button', { name, exact: true })
const passkey = {
  response: { id: 'AQ', rawId: 'AQ', type: 'public-key', response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  secret: new Uint8Array(32).fill(7),
} as const
const page = {
  dapp: () => undefined,
  languages: () => ['en'],
  theme: () => undefined,
  watchTheme: () => () => undefined,
  show: () => undefined,
  hide: () => undefined,
}
const stop = new Set<() => void>()

/** Creates a window that answers. */
function createWindow() {
  const it = createTestWindow(stop)
  return {
    ...it,
    async answer(value: unknown) {
      await expect.poll(() => it.open.mock.calls.length).toBe(1)
      it.sendReady()
      await expect.poll(() => it.ports.length).toBe(1)
      it.ports[0]?.postMessage({ type: 'ANSWER', value })
    },
  }
}

function start() {
  const request = new AbortController()
  stop.add(() => request.abort())
  const passkeys = createPasskeys({ inWindow: true, page, signal: request.signal })
  return { passkeys, request, screen: createScreen(page) }
}

/** Requests a passkey that opens the wallet. */
function enter() {
  const { passkeys, request, screen } = start()
  const opened: unknown[] = []
  const props = {
    passkeyWindow: passkeys.window,
    tryPasskey: async () => {
      opened.push(await passkeys.showAny(['AQ']))
      return true
    },
  }
  const ended = screen
    .ask<typeof props, true>(async () => EnterCode, props, request.signal)
    .catch((error) => error.code)
  return { ended, opened, request }
}

afterEach(() => {
  for (const end of stop) end()
  stop.clear()
})

it('a passkey button shows a passkey in a window, refocuses it on press, and uses its result', async () => {
  const window = createWindow()
  const { ended, opened } = enter()
  await pressArmed(button('Unlock with your passkey'))
  await expect.element(browser.getByRole('status')).toHaveTextContent('The window is open')
  expect((await axe.run(document.querySelector('main') as HTMLElement)).violations).toEqual([])
  await button('Show window').click()
  expect(window.focus).toHaveBeenCalledOnce()
  await window.answer(passkey)
  expect(await ended).toBe(true)
  expect(opened).toEqual([passkey])
  expect(window.isClosed()).toBe(true)
  const options = { rpId: location.hostname, allowCredentials: [{ id: 'AQ' }], userVerification: 'required' }
  expect(window.views).toMatchObject([{ name: 'passkey', props: { kind: 'show', options } }])
})

it.each([
  ['without a secret of 32 bytes', { ...passkey, secret: new Uint8Array(31) }],
  ['that is invalid', { id: 'AQ' }],
  ['that is empty', undefined],
])('a passkey button ignores a result %s', async (_, value) => {
  const window = createWindow()
  const { opened } = enter()
  await pressArmed(button('Unlock with your passkey'))
  await window.answer(value)
  await expect.element(browser.getByRole('alert')).toHaveTextContent('Couldn’t unlock your wallet')
  expect(opened).toEqual([])
  expect(window.isClosed()).toBe(true)
})

it('a passkey can be tried again after the user closes the window, and the frame shows when the browser blocks it', async () => {
  const closed = createWindow()
  const { opened, ended } = enter()
  await pressArmed(button('Unlock with your passkey'))
  closed.leave()
  await expect.element(browser.getByRole('alert')).toHaveTextContent('Couldn’t unlock your wallet')

  closed.open.mockReturnValueOnce(null)
  await pressArmed(button('Unlock with your passkey'))
  await expect.element(browser.getByRole('alert')).toHaveTextContent('Allow pop-ups')

  closed.open.mockRestore()
  const again = createWindow()
  await pressArmed(button('Unlock with your passkey'))
  await again.answer(passkey)
  expect(await ended).toBe(true)
  expect(opened).toHaveLength(1)
})

it('the passkey window closes when the user cancels in the frame and when the request is aborted', async () => {
  const cancelled = createWindow()
  const first = enter()
  await pressArmed(button('Unlock with your passkey'))
  await button('Cancel').click()
  expect(await first.ended).toBe('connection/rejected')
  await expect.poll(cancelled.isClosed).toBe(true)

  cancelled.open.mockRestore()
  const aborted = createWindow()
  const second = enter()
  await pressArmed(button('Unlock with your passkey'))
  await expect.element(browser.getByRole('status')).toHaveTextContent('The window is open')
  second.request.abort()
  await expect.poll(aborted.isClosed).toBe(true)
  expect(first.opened.concat(second.opened)).toEqual([])
})

it('a passkey button creates a passkey in a window', async () => {
  const window = createWindow()
  const { passkeys, request, screen } = start()
  const made: unknown[] = []
  const props = {
    passkeyWindow: passkeys.window,
    prepare: async () => async () => {
      made.push(await passkeys.make({ challenge: 'AA' }))
      return {} as never
    },
  }
  const ended = screen.ask<typeof props, unknown>(async () => ChooseRecovery, props, request.signal)
  await button('Use a passkey').click()
  await window.answer(passkey)
  expect(await ended).toEqual({})
  expect(made).toEqual([passkey])
  expect(window.views).toMatchObject([{ name: 'passkey', props: { kind: 'make', options: { challenge: 'AA' } } }])
})

it('the passkey window that was requested while another was open stays open', async () => {
  const first = createWindow()
  const { passkeys } = start()
  const ended = passkeys.make({ challenge: 'AA' }).catch((error) => error.cause.message)
  first.open.mockRestore()
  const second = createWindow()
  const made = passkeys.make({ challenge: 'BB' })
  expect(await ended).toBe('The window was closed')
  expect(first.isClosed()).toBe(true)
  expect(second.isClosed()).toBe(false)
  passkeys.window?.focus()
  expect(second.focus).toHaveBeenCalledOnce()
  await second.answer(passkey)
  expect(await made).toEqual(passkey)
})
