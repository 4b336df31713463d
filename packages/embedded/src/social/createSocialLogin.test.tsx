import { afterEach, expect, it } from 'vitest'
import { type Answers, createTestSocial } from '../testing/createTestSocial.js'
import { takeResult } from './takeResult.js'

// A page of this host.
const uri = URL.createObjectURL(new Blob(['<title>Log in</title>'], { type: 'text/html' }))
const resultUri = `${location.origin}/callback/google?ticket=t&code=c`
const user = { userName: 'Alice' }
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function start(answers: Answers = {}, headers?: Record<string, string>) {
  const answersOfFrame = { GET_SOCIAL_REDIRECT_URI: () => ({ uri }), CONNECT_SOCIAL: () => user, ...answers }
  const made = createTestSocial(answersOfFrame, headers)
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
const received = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port2.onmessage = () => resolve()
    port1.postMessage(undefined)
  })

it('social sign-in opens a popup, receives its result, requests the user from the wallet, and connects', async () => {
  const { requested, clock, connects, events, login, press, stored } = start()
  const { popup, done } = press('google')
  expect(login()).toEqual({ status: 'popup', provider: 'google' })
  await isLed(popup, clock)
  post(popup, { resultUri })
  await done
  await expect.poll(() => popup.closed).toBe(true)
  expect(requested).toEqual([
    ['GET_SOCIAL_REDIRECT_URI', { provider: 'google' }],
    ['CONNECT_SOCIAL', { uri: resultUri }],
  ])
  expect(connects).toHaveLength(1)
  expect(login()).toEqual({ status: 'idle' })
  expect(Object.fromEntries(stored)).toEqual({ SOCIAL_PROVIDER: 'google', SOCIAL_USERNAME: 'Alice' })
  expect(events).toEqual(['Started', 'UserDataRequested', 'Succeeded'].map((name) => `embedded/social${name}`))
})

it('social sign-in ignores messages of other windows, and messages without a result', async () => {
  const { requested, clock, press } = start()
  const { popup, done } = press('x')
  const stranger = window.open(uri, '_blank') as Window
  ends.push(() => stranger.close())
  await Promise.all([isLed(popup, clock), isLed(stranger, clock)])
  const forged = `${resultUri}&forged`
  window.postMessage({ resultUri: forged }, '*')
  post(stranger, { resultUri: forged })
  post(popup, { result: forged })
  post(popup, { resultUri: 'javascript:alert(1)' })
  await received()
  post(popup, { resultUri })
  await done
  expect(requested.filter(([name]) => name === 'CONNECT_SOCIAL')).toEqual([['CONNECT_SOCIAL', { uri: resultUri }]])
})

it("social sign-in at a provider that the operator doesn't offer makes no request, closes the popup and shows the reason", async () => {
  const { requested, events, login, press } = start({
    LOGINS: () => ({ url: location.origin, email: true, socials: ['x'] }),
  })
  const { popup, done } = press('google')
  await expect(done).rejects.toMatchObject({ code: 'embedded/optionUnavailable' })
  await expect.poll(() => popup.closed).toBe(true)
  expect(login()).toMatchObject({ status: 'failed', provider: 'google', error: { code: 'embedded/optionUnavailable' } })
  expect(requested).toEqual([])
  expect(events).toEqual(['embedded/socialStarted', 'embedded/socialFailed'])
})

it('social sign-in goes back when the popup is closed', async () => {
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

it('social sign-in continues in this tab if Cross-Origin-Opener-Policy isolates the popup, and names the header', async () => {
  const { clock, events, links, login, press, stored, warnings } = start(
    {},
    { 'cross-origin-opener-policy': 'same-origin; report-to="policies"' },
  )
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

it.each([
  ['the page isolates no popup', { 'cross-origin-opener-policy': 'same-origin-allow-popups' }],
  ['the page has no such policy', {}],
])('social sign-in goes back when the popup is closed before its first page loaded, and %s', async (_, headers) => {
  const { clock, links, login, press, warnings } = start({}, headers)
  const { popup, done } = press('google', true)
  const closed = expect(done).rejects.toMatchObject({ code: 'connection/rejected' })
  await expect.poll(() => popup.location.href).not.toBe('about:blank')
  popup.close()
  await expect.poll(() => popup.closed).toBe(true)
  await expect.poll(() => clock.pass(1500) ?? login().status).toBe('idle')
  await closed
  expect([links, warnings]).toEqual([[], []])
})

it('social sign-in continues in this tab if the popup is silent and the headers of the page are unknown', async () => {
  const { clock, links, press } = start()
  const { popup, done } = press('google', true)
  await expect.poll(() => popup.location.href).not.toBe('about:blank')
  popup.close()
  await expect.poll(() => popup.closed).toBe(true)
  await expect.poll(() => clock.pass(1000) ?? links).toEqual([[uri, '_self']])
  await done
})

it('social sign-in continues in this tab if the server reports that the user of a lost popup returned', async () => {
  const { requested, clock, links, press, stored } = start({ WAIT_SOCIAL: () => ({ returned: true }) })
  const { popup, done } = press('discord')
  await isLed(popup, clock)
  popup.close()
  await expect.poll(() => popup.closed).toBe(true)
  clock.pass(1000)
  await done
  expect(requested.at(-1)).toEqual(['GET_SOCIAL_REDIRECT_URI', { provider: 'discord', redirect: location.href }])
  expect(links).toEqual([[uri, '_self']])
  expect(stored.get('SOCIAL_REDIRECT')).toBe('discord')
})

it('social sign-in replaced by a newer one closes its popup and ignores its results', async () => {
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
  await received()
  expect(login()).toEqual({ status: 'popup', provider: 'x' })
  expect(connects).toEqual([])
  second.done.catch(() => undefined)
})

it('social sign-in is cancelled when the user leaves its view', async () => {
  const { login, modal, open, press } = start()
  open()
  const { popup, done } = press('google')
  modal.update((now) => ({ ...now, open: false }))
  await expect(done).rejects.toMatchObject({ code: 'connection/aborted' })
  await expect.poll(() => popup.closed).toBe(true)
  expect(login()).toEqual({ status: 'idle' })
})

it('social sign-in gives the wallet 45 seconds to return the user, and the user unlimited time', async () => {
  const { clock, login, press, state } = start({ CONNECT_SOCIAL: () => undefined })
  const { popup, done } = press('google')
  await isLed(popup, clock)
  post(popup, { resultUri })
  await expect.poll(() => login().status).toBe('retrieving')
  state.update((now) => ({ ...now, isFrameShown: true }))
  clock.pass(100_000)
  await received()
  expect(login().status).toBe('retrieving')
  state.update((now) => ({ ...now, isFrameShown: false }))
  clock.pass(45_000)
  await expect(done).rejects.toMatchObject({ code: 'embedded/timeout' })
  expect(login()).toMatchObject({ status: 'failed', provider: 'google' })
})

it('social sign-in reports that its popup was blocked, and continues in this tab if it is blocked again', async () => {
  const { links, login, pressBlocked, stored } = start()
  await pressBlocked('google', false)
  expect(login()).toEqual({ status: 'blocked', provider: 'google' })
  expect(links).toEqual([])
  await pressBlocked('google', true)
  expect(links).toEqual([[uri, '_self']])
  expect(stored.get('SOCIAL_REDIRECT')).toBe('google')
})

it("social sign-in navigates only to the wallet's own host", async () => {
  const { login, press } = start({ GET_SOCIAL_REDIRECT_URI: () => ({ uri: 'https://evil.example/go' }) })
  const { popup, done } = press('google')
  await expect(done).rejects.toMatchObject({ code: 'embedded/failed' })
  await expect.poll(() => popup.closed).toBe(true)
  expect(login().status).toBe('failed')
})

it('social sign-in continues once after a redirect that this page started, and ignores other redirects', async () => {
  const { requested, connects, modal, resume, stored } = start()
  await resume(resultUri)
  expect(requested).toEqual([])
  stored.set('SOCIAL_REDIRECT', 'google')
  await resume(resultUri)
  await resume(resultUri)
  expect(requested).toEqual([['CONNECT_SOCIAL', { uri: resultUri }]])
  expect(connects).toHaveLength(1)
  expect(modal.getState().history).toEqual([{ name: 'Connect' }, { name: 'ConnectingSocial' }])
})

it("takeResult removes the result from the page's URL, and keeps the rest", () => {
  const before = location.href
  ends.push(() => history.replaceState(null, '', before))
  const href = `${location.origin}/shop?item=1&result_uri=${encodeURIComponent(resultUri)}#end`
  history.replaceState({ kept: true }, '', href)
  expect(takeResult(location.href)).toBe(resultUri)
  expect(location.href).toBe(`${location.origin}/shop?item=1#end`)
  expect(history.state).toEqual({ kept: true })
  expect(takeResult(location.href)).toBeUndefined()
})
