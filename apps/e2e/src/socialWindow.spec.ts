import type { StackConfig } from '@kit/devnet/stack'
import type { Page } from '@playwright/test'
import { expect, test } from './support/test.js'

type Started = { readonly uri: string; readonly ticket: string }

/** Starts a login as the frame does, with a separate key. */
async function begin(
  page: Page,
  { frameUrl, walletApiUrl }: Pick<StackConfig, 'frameUrl' | 'walletApiUrl'>,
  requested: object,
): Promise<Started> {
  // Only the frame’s page may call the login host.
  await page.goto(`${frameUrl}/?projectId=demo`)
  return page.evaluate(
    async ({ body, loginHost }) => {
      const text = (value: object): string => encode(new TextEncoder().encode(JSON.stringify(value)))
      const encode = (bytes: Uint8Array): string =>
        btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
      const key = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
      const { publicKey, privateKey } = await crypto.subtle.generateKey(key, false, ['sign', 'verify'])
      const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey)
      const url = `${loginHost}/wallet/v1/social/start`
      const facts = {
        htm: 'POST',
        htu: url,
        jti: crypto.randomUUID(),
        iat: Math.floor(Date.now() / 1000),
      }
      const head = `${text({ typ: 'dpop+jwt', alg: 'ES256', jwk: { kty, crv, x, y } })}.${text(facts)}`
      const signed = await crypto.subtle.sign(key, privateKey, new TextEncoder().encode(head))
      const dpop = `${head}.${encode(new Uint8Array(signed))}`
      const answer = await fetch(url, { method: 'POST', headers: { dpop }, body: JSON.stringify(body) })
      return answer.json()
    },
    { body: requested, loginHost: walletApiUrl },
  )
}

/** Opens a window as a page does, and collects the messages to the page. */
async function openWindow(
  page: Page,
  uri: string,
): Promise<{ popup: Page; received: () => Promise<readonly string[]> }> {
  const opened = page.waitForEvent('popup')
  await page.evaluate((url) => {
    const received: string[] = []
    Object.assign(window, { received })
    window.addEventListener('message', ({ data, origin }) => {
      if (typeof data?.resultUri === 'string') received.push(`${origin} ${data.resultUri}`)
    })
    window.open(url, 'login', 'popup')
  }, uri)
  const received = () => page.evaluate(() => (window as unknown as { received: string[] }).received)
  return { popup: await opened, received }
}

test('a login window notifies the page that opened it, whichever way the provider returns the user', async ({
  openDemo,
  context,
  stack,
}) => {
  const { demoUrl, walletApiUrl } = stack.config
  const demo = await openDemo()
  for (const provider of ['github', 'apple']) {
    const { uri, ticket } = await begin(await context.newPage(), stack.config, {
      projectId: 'demo',
      origin: demoUrl,
      provider,
      locale: 'ar',
    })
    const { popup, received } = await openWindow(demo.page, uri)
    await popup.getByRole('button', { name: 'Log in as Alice' }).click()
    await expect.poll(received).toHaveLength(1)
    expect((await received())[0]).toMatch(
      new RegExp(`^${walletApiUrl} ${walletApiUrl}/callback/${provider}\\?ticket=${ticket}&code=[\\w-]{43}$`),
    )
    // In the language of the page that started the login, whatever the browser's language.
    await expect(popup.locator('html[lang="ar"][dir="rtl"]')).toHaveCount(1)
    await expect(popup.getByRole('status')).toHaveText(`يمكنك إغلاق هذه النافذة والعودة إلى ${demoUrl}.`)
    await popup.close()
  }
})

test('a login window notifies no other page, and goes back automatically when no page listens', async ({
  openDemo,
  context,
  stack,
}) => {
  const { demoUrl, walletUrl } = stack.config
  const demo = await openDemo()
  const requested = { projectId: 'demo', origin: demoUrl, provider: 'google', redirect: `${demoUrl}/?signIn=off` }
  const { uri } = await begin(await context.newPage(), stack.config, requested)
  const stranger = await context.newPage()
  await stranger.goto(walletUrl)
  const { popup, received } = await openWindow(stranger, uri)
  await popup.getByRole('button', { name: 'Log in as Bob' }).click()
  await popup.waitForURL((url) => url.origin === demoUrl)
  expect(await received()).toEqual([])

  const second = await begin(await context.newPage(), stack.config, requested)
  await demo.page.goto(second.uri)
  const back = demo.page.waitForRequest((request) => request.url().startsWith(`${demoUrl}/?signIn=off&result_uri=`))
  await demo.page.getByRole('button', { name: 'Cancel' }).click()
  expect(new URL((await back).url()).searchParams.get('result_uri')).toContain('error=cancelled')
})
