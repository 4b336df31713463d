import { directionOfLocale, knownLocales } from '@kit/core/plugin'
import { expect, it } from 'vitest'
import { codeMail } from '../platform/mail/codeMail.js'
import { createWalletClient } from '../testing/createWalletClient.js'
import {
  approveDevice,
  codePattern,
  findInMail,
  linkPattern,
  readMails,
  type Started,
} from '../testing/logInByEmail.js'
import { startWallet } from '../testing/startWallet.js'
import type { SessionAnswer } from './createLogins.js'
import { linkMail } from './linkMail.js'
import { noticeMail } from './noticeMail.js'
import { type NoticeKind, noticeWords } from './noticeWords.data.js'

const alice = 'alice@example.org'
const arabic = /[\u0600-\u06ff]{3}/

it('each wallet email uses the language and direction of the page, from the first sign-in to later notices', async () => {
  const wallet = await startWallet()
  const client = await createWalletClient(wallet)
  const ask = { projectId: 'demo', origin: 'https://dapp.example', email: alice, locale: 'ar-EG' }
  const { challenge, match } = (await client.ask('/wallet/v1/email/start', ask)).body as Started
  const link = await findInMail(wallet, alice, linkPattern)
  expect((await readMails(wallet, alice))[0]?.subject).toBe('تسجيل الدخول إلى https://dapp.example على جهاز جديد')

  // The page is in the language of the request, whatever the browser that opens the email prefers.
  const page = await (await fetch(`${wallet.walletUrl}${link}`, { headers: { 'accept-language': 'en' } })).text()
  expect(page).toContain('<html lang="ar" dir="rtl">')
  expect(page).toContain('هل هذا أنت؟')
  expect(page).toContain('<bdi>https://dapp.example</bdi>')
  const wrong = await approveDevice(wallet, link, match === '00' ? '01' : '00')
  expect(wrong.text).toContain('ليس هذان الرقمين المعروضين')
  expect((await approveDevice(wallet, link, match)).text).toContain('تم تأكيد الجهاز')

  const otp = await findInMail(wallet, alice, codePattern)
  expect((await readMails(wallet, alice))[0]?.subject).toMatch(arabic)
  const session: SessionAnswer = (await client.ask('/wallet/v1/email/verify', { challenge, otp })).body
  expect(await client.ask('/wallet/v1/user/export', {}, { session })).toMatchObject({
    status: 200,
    body: { language: 'ar' },
  })
  await expect.poll(async () => (await readMails(wallet, alice))[0]?.subject).toBe('طُلب تصدير محفظتك')
})

it('the expired-link page uses the language of the browser, because the user is unknown', async () => {
  const { walletUrl } = await startWallet()
  const over = async (tags: string) =>
    (await fetch(`${walletUrl}/device/${'a'.repeat(43)}`, { headers: { 'accept-language': tags } })).text()
  expect(await over('cy,ar;q=0.8')).toContain('انتهت صلاحية الرابط')
  expect(await over('cy')).toContain('Link expired')
})

const languages = knownLocales
const isArabic = (language: string): boolean => new Intl.Locale(language).maximize().script === 'Arab'

it.each(languages)('a wallet email has every placeholder filled in, in its direction: %s', (language) => {
  const to = alice
  const date = Date.UTC(2026, 10, 26)
  const values = { wallet: 'wallet.dapp.example', from: 'a@example.org', to, date }
  const facts = { to, origin: 'https://dapp.example', validForMs: 1_200_000, language }
  const mails = [
    codeMail({ ...facts, code: '042042' }),
    linkMail({ ...facts, url: 'https://wallet.dapp.example/device/x', device: 'Chrome, Linux' }),
    ...(Object.keys(noticeWords[language]) as NoticeKind[]).map((kind) => noticeMail({ to, kind, values, language })),
  ]
  expect(mails).toHaveLength(7)
  for (const { subject, text, html } of mails) {
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/)
    expect(html).toContain(`<html lang="${language}" dir="${directionOfLocale(language)}">`)
    expect(arabic.test(subject) && arabic.test(text)).toBe(isArabic(language))
  }
  const deletion = noticeMail({ to, kind: 'deletionRequested', values, language })
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(date)
  expect(deletion.text).toContain(day)
})
