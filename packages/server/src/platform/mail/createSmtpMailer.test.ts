import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseEmail } from '../../contract/parseEmail.js'
import { anyText } from '../../testing/anyText.js'
import { startSmtp } from '../../testing/startSmtp.js'
import { startTestServer } from '../../testing/startTestServer.js'
import { createNoMetrics } from '../metrics/Metrics.js'
import { createNoTracing } from '../tracing/Tracing.js'
import { codeMail } from './codeMail.js'
import { createOutbox } from './createOutbox.js'
import { createSmtpMailer } from './createSmtpMailer.js'
import type { Mail } from './Mailer.js'
import { parseSmtpUrl } from './parseSmtpUrl.js'

const from = 'no-reply@kit.test'
const mail = codeMail({
  to: 'alice@example.org',
  code: '042042',
  origin: 'https://dapp.example',
  validForMs: 1_200_000,
  language: 'en',
})
const quiet = () => undefined

it('the mailer sends an email that mail clients can read: code, page, time, as text and as HTML without pictures or links', async () => {
  const smtp = await startSmtp()
  const mailer = createSmtpMailer({ smtp: smtp.url, from: from })
  await mailer.send(mail)
  mailer.close()
  const [{ email, to, raw }] = smtp.mails as [(typeof smtp.mails)[number]]
  expect(to).toEqual(['alice@example.org'])
  expect(email).toMatchObject({
    from: { address: from },
    to: [{ address: 'alice@example.org' }],
    subject: '042042 is your code for https://dapp.example',
    messageId: expect.stringMatching(/^<.+@kit\.test>$/),
  })
  expect(Math.abs(Date.parse(email.date ?? '') - Date.now())).toBeLessThan(60_000)
  expect(email.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  for (const text of [email.text, email.html])
    for (const part of ['042042', 'https://dapp.example', '20 minutes', 'ignore this email'])
      expect(text).toContain(part)
  expect(email.html).not.toMatch(/<(?:img|a|script|link)\b|url\(/)
  expect(raw).not.toMatch(/^(?:b?cc|reply-to):/im)
})

it('the mailer names the sender as configured', async () => {
  const smtp = await startSmtp()
  const mailer = createSmtpMailer({ smtp: smtp.url, from: from, fromName: 'Käse, "Brot" & Co <x@evil.example>' })
  await mailer.send(mail)
  mailer.close()
  expect(smtp.mails.at(-1)?.email.from).toEqual({ address: from, name: 'Käse, "Brot" & Co <x@evil.example>' })
})

it('the mailer never writes injected headers or markup from the caller', async () => {
  const smtp = await startSmtp()
  const mailer = createSmtpMailer({ smtp: smtp.url, from: from })
  const hostile = fc.oneof(
    fc
      .tuple(fc.emailAddress(), fc.constantFrom('\r\nBcc: x@evil.example', '\n', ',x@evil.example', '<script>', '>"\''))
      .map((parts) => parts.join('')),
    fc.tuple(anyText(), fc.domain()).map(([local, host]) => `${local}@${host}`),
  )
  let sent = 0
  async function check(to: string): Promise<void> {
    expect(to).not.toMatch(/[\s<>",;\0]/)
    await mailer.send({ ...mail, to })
    sent += 1
    const got = smtp.mails.at(-1)
    expect(smtp.mails).toHaveLength(sent)
    expect(got?.to).toEqual([to])
    const names = got?.email.headers.map(({ key }) => key).sort()
    expect(names).toEqual(
      [
        'auto-submitted',
        'content-type',
        'date',
        'from',
        'message-id',
        'mime-version',
        'subject',
        'to',
        'x-auto-response-suppress',
      ].sort(),
    )
  }
  await fc.assert(
    fc.asyncProperty(fc.emailAddress(), hostile, async (...texts) => {
      for (const to of texts.map(parseEmail)) if (to !== undefined) await check(to)
    }),
    { numRuns: 20 },
  )
  mailer.close()
  expect(sent).toBeGreaterThan(10)
  // An origin is text, whatever it contains.
  const { html } = codeMail({
    to: 'a@example.org',
    code: '1',
    origin: '<img src=x>',
    validForMs: 60_000,
    language: 'en',
  })
  expect(html).not.toContain('<img')
})

it('parseEmail distinguishes valid from invalid email addresses', () => {
  expect(parseEmail(' Alice+x@Example.ORG ')).toBe('Alice+x@example.org')
  expect(parseEmail('alice@bücher.example')).toBe('alice@xn--bcher-kva.example')
  for (const text of [
    '',
    'a',
    'a@b',
    '@b.example',
    'a@',
    'a b@c.example',
    '"a"@b.example',
    'a@b.example,c@d.example',
    `${'a'.repeat(65)}@b.example`,
  ])
    expect(parseEmail(text), text).toBeUndefined()
})

it('the mailer uses TLS to other machines, and accepts no options in the URL of a mail server', async () => {
  expect(parseSmtpUrl('smtps://user:p%40ss@mail.example')).toEqual({
    host: 'mail.example',
    port: 465,
    secure: true,
    auth: { user: 'user', pass: 'p@ss' },
    isLocal: false,
  })
  expect(parseSmtpUrl('smtp://mail.example')).toMatchObject({ port: 587, secure: false, isLocal: false })
  for (const text of [
    'http://mail.example',
    'smtp://',
    'smtp://mail.example/x',
    'smtps://mail.example?tls.rejectUnauthorized=false',
  ])
    expect(() => parseSmtpUrl(text), text).toThrow(TypeError)
  // A name that does not look local, so TLS is required, which this server does not support.
  const smtp = await startSmtp()
  const mailer = createSmtpMailer({ smtp: smtp.url.replace('127.0.0.1', '[::ffff:127.0.0.1]'), from: from })
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailFailure', code: 'ETLS' })
  mailer.close()
  expect(smtp.mails).toEqual([])
})

it('the mailer retries temporary failures, drops permanent ones, and logs both without the address', async () => {
  const answers = [451, 451, 250, 550]
  const smtp = await startSmtp({
    onRcptTo(_, __, callback) {
      const code = answers.shift() ?? 250
      callback(code === 250 ? null : Object.assign(new Error('alice is not here'), { responseCode: code }))
    },
  })
  const lines: unknown[] = []
  const counted: unknown[] = []
  const log = { error: quiet, info: quiet, debug: quiet, warn: (fields: object) => void lines.push(fields) }
  const metrics = {
    ...createNoMetrics(),
    // An addition of 0 only announces the series.
    count: (_: string, labels?: object, by = 1) => void (by > 0 && counted.push(labels)),
  }
  const mailer = createSmtpMailer({ smtp: smtp.url, from: from })
  const outbox = createOutbox({ mailer, log, metrics, tracing: createNoTracing(), retryMs: [1, 1] })
  outbox.enqueue(mail)
  await expect.poll(() => counted).toEqual([{ outcome: 'sent' }])
  expect(smtp.mails).toHaveLength(1)
  outbox.enqueue(mail)
  await expect.poll(() => counted).toEqual([{ outcome: 'sent' }, { outcome: 'failed' }])
  expect(lines).toEqual([
    { code: 'EENVELOPE', reply: 451, attempt: 1, isFinal: false },
    { code: 'EENVELOPE', reply: 451, attempt: 2, isFinal: false },
    { code: 'EENVELOPE', reply: 550, attempt: 1, isFinal: true },
  ])
  await outbox.close()
})

it('the mailer sends queued emails before it closes, without further retries', async () => {
  const sent: Mail[] = []
  let isUnavailable = true
  const mailer = {
    send: async (one: Mail) => {
      if (isUnavailable) throw new Error('away')
      sent.push(one)
    },
    check: async () => undefined,
    close: quiet,
  }
  let warned = 0
  const log = { error: quiet, info: quiet, debug: quiet, warn: () => void warned++ }
  const outbox = createOutbox({
    mailer,
    log,
    metrics: createNoMetrics(),
    tracing: createNoTracing(),
    retryMs: [3_600_000],
  })
  outbox.enqueue(mail)
  await expect.poll(() => warned).toBe(1)
  isUnavailable = false
  await outbox.close()
  expect(sent).toEqual([mail])
})

it("the mailer reports that it isn't ready while its mail server is unavailable", async () => {
  const clock = { nowMs: Date.now() }
  const smtp = await startSmtp()
  const { url } = await startTestServer({ chains: {}, mail: { smtp: smtp.url } }, { now: () => clock.nowMs })
  const ready = async (query = '') => {
    const response = await fetch(`${url}/ready${query}`)
    return { status: response.status, ...((await response.json()) as object) }
  }
  expect(await ready()).toMatchObject({ status: 'ready' })
  await smtp.stop()
  clock.nowMs += 30_001
  expect(await ready()).toEqual({ status: 'not ready', missing: ['mail'] })
  expect(await ready('?ignore=mail')).toMatchObject({ status: 'ready' })
})
