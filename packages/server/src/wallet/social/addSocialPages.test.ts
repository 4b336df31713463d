import { directionOfLocale, knownLocales } from '@kit/core/plugin'
import { type DevLogins, startLogins } from '@kit/devnet/logins'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBrowser, readResult } from '../../testing/createBrowser.js'
import { createWalletClient } from '../../testing/createWalletClient.js'
import { loginOrigin, startWallet } from '../../testing/startWallet.js'
import { type SocialPage, socialPage } from './socialPage.js'

const pageOrigin = 'https://dapp.example'
const arabic = /[\u0600-\u06ff]{3}/

let logins: DevLogins
beforeAll(async () => {
  logins = await startLogins({ loginHost: loginOrigin })
})
afterAll(() => logins?.stop())

async function start() {
  const server = await startWallet({ providers: logins.providers })
  const client = await createWalletClient(server)
  return {
    server,
    browser: createBrowser(server),
    async begin(more: object = {}): Promise<string> {
      const requested = { projectId: 'demo', origin: pageOrigin, provider: 'github', ...more }
      const { uri } = (await client.ask('/wallet/v1/social/start', requested)).body as { readonly uri: string }
      return uri
    },
    /** A page as shown to a browser with these languages. */
    async look(address: string, tags: string) {
      const url = address.replace(server.login, server.walletUrl)
      const answer = await fetch(url, { redirect: 'manual', headers: { 'accept-language': tags } })
      return { status: answer.status, text: await answer.text(), location: answer.headers.get('location') ?? '' }
    },
  }
}

it('the pop-up pages use the language of the page that opened them, from first to last', async () => {
  const { server, browser, begin, look } = await start()
  const waiting = await look(`${server.login}/popup?locale=ar-EG`, 'en')
  expect(waiting.text).toContain('<html lang="ar" dir="rtl">')
  expect(waiting.text).toContain('جارٍ التحميل…')

  const choice = await browser.open(await begin({ locale: 'ar-EG' }))
  const done = await browser.press(choice, 'person', '1001')
  expect(readResult(done).code).toHaveLength(43)
  expect(done.text).toContain('<html lang="ar" dir="rtl">')
  expect(done.text).toContain(`يمكنك إغلاق هذه النافذة والعودة إلى <strong><bdi>${pageOrigin}</bdi></strong>.`)

  const uri = await begin({ locale: 'ar' })
  const declined = await browser.press(await browser.open(uri), 'person', '')
  expect(readResult(declined).error).toBe('cancelled')
  expect(declined.text).toContain('<html lang="ar" dir="rtl">')
  // Its user goes back to the page that opened the window.
  const over = await browser.open(uri)
  expect(over).toMatchObject({ status: 410, text: expect.stringContaining('<html lang="en" dir="ltr">') })
})

it('the pop-up pages use the browser language if the page gave none or another browser started', async () => {
  const { server, begin, look } = await start()
  expect((await look(`${server.login}/popup`, 'cy,ar;q=0.8')).text).toContain('<html lang="ar" dir="rtl">')
  expect((await look(`${server.login}/popup?locale=`, 'ar')).text).toContain('<html lang="ar" dir="rtl">')
  expect((await look(`${server.login}/popup`, 'cy')).text).toContain('<html lang="en" dir="ltr">')
  expect((await look(`${server.login}/popup?locale=%22%3E%3Cscript%3E`, 'ar')).text).toContain('lang="en"')

  // A user who receives someone else's link must be able to read the page.
  const uri = await begin({ locale: 'en' })
  const { location } = await look(uri, 'en')
  const state = /[?&]state=([\w-]+)/.exec(location)?.[1]
  expect(state).toHaveLength(43)
  const gone = await look(uri, 'ar')
  expect(gone).toMatchObject({ status: 410, text: expect.stringContaining('انتهت صلاحية تسجيل الدخول') })
  const stranger = await look(`${server.login}/callback/github?code=abc&state=${state}`, 'ar')
  expect(stranger.status).toBe(403)
  expect(stranger.text).toContain('بدأ تسجيل الدخول في متصفح آخر')
})

const languages = knownLocales
const isArabic = (language: string): boolean => new Intl.Locale(language).maximize().script === 'Arab'
const pages: readonly SocialPage[] = [
  { kind: 'waiting' },
  { kind: 'expired' },
  { kind: 'stranger' },
  { kind: 'result', resultUri: `${loginOrigin}/callback/x?ticket=t`, origin: pageOrigin, redirect: undefined },
]

it.each(languages)('the pop-up pages have every placeholder filled in, in their direction: %s', async (language) => {
  for (const page of pages) {
    const text = String(await socialPage(page, language))
    expect(text).toContain(`<html lang="${language}" dir="${directionOfLocale(language)}">`)
    const words = text.replace(/<(style|script)>.*?<\/\1>/gs, '')
    expect(words).not.toMatch(/[{}]|undefined/)
    const visibleText = words.replace(/<[^>]*>/g, '')
    expect(arabic.test(visibleText)).toBe(isArabic(language))
    // Apart from the origin, Arabic pages contain no Latin letters.
    if (language === 'ar') expect(visibleText.replace(pageOrigin, '')).not.toMatch(/[a-z]/i)
  }
})
