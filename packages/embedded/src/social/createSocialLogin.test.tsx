import { afterEach, expect, it } from 'vitest'
import { type Answers, createTestSocial } from '../../test/createTestSocial.js'
import { takeResult } from './takeResult.js'

// A page of this host.
const uri = URL.createObjectURL(new Blob(['<title>Log in</title>'], { type: 'text/html' }))
const resultUri = `${location.origin}/callback/google?ticket=t&code=c`
const user = { userName: 'Alice' }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function start(answers: Answers = {}) {
  const made = createTestSocial({ GET_SOCIAL_REDIRECT_URI: () => ({ uri }), CONNECT_SOCIAL: () => user, ...answers })
  ends.push(made.destroy)
  return made
}

type Clock = ReturnType<typeof createTestSocial>['clock']
/** Resolves when the pop-up has navigated to its next page. */
const isLed = (popup: Window, clock: Clock) => expect.poll(() => clock.pass(50) ?? popup.location.href).toBe(uri)
/** Posts from inside the pop-up, as its own page does. */
const post = (popup: Window, message: object): void =>
  (popup as unknown as { eval(code: string): void }).eval(`opener.postMessage(${JSON.stringify(message)}, '*')`)
/** Resolves when previously posted messages have been received. */
const heard = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = () => resolve()
    port1.postMessage(undefined)
  })

it('opens a window, takes its result, asks the wallet who it is, and connects', async () => {
  const { asked, clock, connects, events, login, press, stored } = start()
  const { popup, done } = press('google')
  expect(login()).toEqual({ status: 'popup', provider: 'google' })
  await isLed(popup, clock)
  post(popup, { resultUri })
  await done
  await expect.poll(() => popup.closed).toBe(true)
  expect(asked).toEqual([
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }],
    ['CONNECT_SOCIAL', { uri: resultUri }],
  ])
  expect(connects).toHaveLength(1)
  expect(login()).toEqual({ status: 'idle' })
  expect(Object.fromEntries(stored)).toEqual({ SOCIAL_PROVIDER: 'google', SOCIAL_USERNAME: 'Alice' })
  expect(events).toEqual(['Started', 'UserDataRequested', 'Succeeded'].map((name) => `embedded/social${name}`))
})

it('takes no message of another window, and none that is no result', async () => {
  const { asked, clock, press } = start()
  const { popup, done } = press('x')
  const stranger = window.open(uri, '_blank') as Window
  ends.push(() => stranger.close())
  await Promise.all([isLed(popup, clock), isLed(stranger, clock)])
  const forged = `${resultUri}&forged`
  window.postMessage({ resultUri: forged }, '*')
  post(stranger, { resultUri: forged })
  post(popup, { result: forged })
  post(popup, { resultUri: 'javascript:alert(1)' })
  await heard()
  post(popup, { resultUri })
  await done
  expect(asked.filter(([name]) => name === 'CONNECT_SOCIAL')).toEqual([['CONNECT_SOCIAL', { uri: resultUri }]])
})

it('at a provider that the operator does not have asks nobody, closes its window and says so', async () => {
  const { asked, events, login, press } = start({
    LOGINS: () => ({ url: location.origin, email: true, socials: ['x'] }),
  })
  const { popup, done } = press('google')
  await expect(done).rejects.toMatchObject({ code: 'embedded/notOffered' })
  await expect.poll(() => popup.closed).toBe(true)
  expect(login()).toMatchObject({ status: 'failed', provider: 'google', error: { code: 'embedded/notOffered' } })
  expect(asked).toEqual([])
  expect(events).toEqual(['embedded/socialStarted', 'embedded/socialFailed'])
})

it('goes back when the window is closed', async () => {
  const { clock, events, login, modal, open, press } = start()
  open()
  const { popup, done } = press('google')
  const closed = expect(done).rejects.toMatchObject({ code: 'connection/rejected' })
  await isLed(popup, clock)
  popup.close()
  await expect.poll(() => popup.closed).toBe(true)
  clock.pass(1000)
  await expect.poll(() => clock.pass(1500) ?? login().status).toBe('idle')
  await closed
  expect(modal.getState().history).toEqual([{ name: 'Connect' }])
  expect(events.at(-1)).toBe('embedded/socialCanceled')
})

it('goes on in this tab when the page’s Cross-Origin-Opener-Policy cuts the window off, and names the header', async () => {
  const { clock, events, links, login, press, stored, warnings } = start()
  const { popup, done } = press('google', true)
  await expect.poll(() => popup.location.href).not.toBe('about:blank')
  // An isolated pop-up looks closed to its opener.
  popup.close()
  await expect.poll(() => popup.closed).toBe(true)
  await expect.poll(() => clock.pass(1000) ?? links).toEqual([[uri, '_self']])
  await done
  expect(login()).toEqual({ status: 'popup', provider: 'google' })
  expect(stored.get('SOCIAL_REDIRECT')).toBe('google')
  expect(events).toEqual(['embedded/socialStarted'])
  expect(warnings).toEqual([expect.stringContaining('Cross-Origin-Opener-Policy: same-origin-allow-popups')])
})

it('goes on in this window when the server knows that the one that is gone came back', async () => {
  const { asked, clock, links, press, stored } = start({ WAIT_SOCIAL: () => ({ returned: true }) })
  const { popup, done } = press('discord')
  await isLed(popup, clock)
  popup.close()
  await expect.poll(() => popup.closed).toBe(true)
  clock.pass(1000)
  await done
  expect(asked.at(-1)).toEqual(['GET_SOCIAL_REDIRECT_URI', { provider: 'discord', redirect: location.href }])
  expect(links).toEqual([[uri, '_self']])
  expect(stored.get('SOCIAL_REDIRECT')).toBe('discord')
})

it('that is not the current one any more closes its window, and its answers count for nothing', async () => {
  let answer = (_: unknown): void => undefined
  const { clock, connects, login, press } = start({
    CONNECT_SOCIAL: () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  const first = press('google')
  await isLed(first.popup, clock)
  post(first.popup, { resultUri })
  await expect.poll(() => login().status).toBe('retrieving')
  const late = answer
  const second = press('x')
  await expect(first.done).rejects.toMatchObject({ code: 'connection/aborted' })
  await expect.poll(() => first.popup.closed).toBe(true)
  late(user)
  await heard()
  expect(login()).toEqual({ status: 'popup', provider: 'x' })
  expect(connects).toEqual([])
  second.done.catch(() => undefined)
})

it('is given up when its view is left', async () => {
  const { login, modal, open, press } = start()
  open()
  const { popup, done } = press('google')
  modal.update((now) => ({ ...now, open: false }))
  await expect(done).rejects.toMatchObject({ code: 'connection/aborted' })
  await expect.poll(() => popup.closed).toBe(true)
  expect(login()).toEqual({ status: 'idle' })
})

it('gives the wallet 45 seconds to say who it is, and the visitor the time that they take', async () => {
  const { clock, login, press, state } = start({ CONNECT_SOCIAL: () => undefined })
  const { popup, done } = press('google')
  await isLed(popup, clock)
  post(popup, { resultUri })
  await expect.poll(() => login().status).toBe('retrieving')
  state.update((now) => ({ ...now, isFrameShown: true }))
  clock.pass(100_000)
  await heard()
  expect(login().status).toBe('retrieving')
  state.update((now) => ({ ...now, isFrameShown: false }))
  clock.pass(45_000)
  await expect(done).rejects.toMatchObject({ code: 'embedded/timeout' })
  expect(login()).toMatchObject({ status: 'failed', provider: 'google' })
})

it('says that its window was refused, and leads there in this one when it is refused again', async () => {
  const { links, login, pressBlocked, stored } = start()
  await pressBlocked('google', false)
  expect(login()).toEqual({ status: 'blocked', provider: 'google' })
  expect(links).toEqual([])
  await pressBlocked('google', true)
  expect(links).toEqual([[uri, '_self']])
  expect(stored.get('SOCIAL_REDIRECT')).toBe('google')
})

it('leads nowhere but to the wallet’s own host', async () => {
  const { login, press } = start({ GET_SOCIAL_REDIRECT_URI: () => ({ uri: 'https://evil.example/go' }) })
  const { popup, done } = press('google')
  await expect(done).rejects.toMatchObject({ code: 'embedded/failed' })
  await expect.poll(() => popup.closed).toBe(true)
  expect(login().status).toBe('failed')
})

it('goes on where a redirect led back that this page began, once, and with no other', async () => {
  const { asked, connects, modal, resume, stored } = start()
  await resume(resultUri)
  expect(asked).toEqual([])
  stored.set('SOCIAL_REDIRECT', 'google')
  await resume(resultUri)
  await resume(resultUri)
  expect(asked).toEqual([['CONNECT_SOCIAL', { uri: resultUri }]])
  expect(connects).toHaveLength(1)
  expect(modal.getState().history).toEqual([{ name: 'Connect' }, { name: 'ConnectingSocial' }])
})

it('takes a result out of the page’s address, and leaves the rest', () => {
  const before = location.href
  ends.push(() => history.replaceState(null, '', before))
  const href = `${location.origin}/shop?item=1&result_uri=${encodeURIComponent(resultUri)}#end`
  history.replaceState({ kept: true }, '', href)
  expect(takeResult(location.href)).toBe(resultUri)
  expect(location.href).toBe(`${location.origin}/shop?item=1#end`)
  expect(history.state).toEqual({ kept: true })
  expect(takeResult(location.href)).toBeUndefined()
})
