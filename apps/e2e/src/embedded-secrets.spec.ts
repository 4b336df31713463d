import { base58 } from '@scure/base'
import { mnemonicToEntropy } from '@scure/bip39'
import { english, mnemonicToAccount } from 'viem/accounts'
import { EmbeddedWallet, openLoginWindow } from './support/EmbeddedWallet.js'
import { moveOver } from './support/moveOver.js'
import { type Place, recordRemains, recordTraces, type Traces } from './support/recordTraces.js'
import { expect, test } from './support/test.js'

/** A secret, and the places where it may appear because it is used there. */
type Secret = { readonly name: string; readonly texts: readonly string[]; readonly used?: readonly Place[] }

test('the wallet leaves no secret anywhere, and contacts only hosts named by the operator, from the first login to the second', async ({
  openDemo,
  browser,
  stack,
}) => {
  // The whole life of a wallet, with typical actions.
  test.slow()
  const { config } = stack
  const server = stack.server.process
  const log = [server.output()]
  const stopLog = server.onOutput((text) => log.push(text))
  const context = await browser.newContext({ locale: 'en-US' })
  const requested = new Set<string>()
  context.on('request', (request) => void requested.add(new URL(request.url()).origin))
  const { traces, madeKeys, answers } = await recordTraces(context, config)
  const demo = await openDemo({}, context)
  const wallet = new EmbeddedWallet(demo, config, 'carol@secrets.example')
  await wallet.logIn()
  const code = await wallet.keepCode()
  await demo.expectStatus('connected')
  await demo.page.evaluate(() => console.info('The console is recorded.'))
  const mails = (await wallet.mails()).map(({ text }) => text).join('\n')

  await demo.sign()
  await wallet.press('Decline')
  await expect(demo.outcome('Sign')).toContainText('rejected')
  await demo.sign()
  await wallet.press('Sign')
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)

  await wallet.chooseAccount('Standard account')
  await wallet.openPage('Export')
  const popup = await wallet.openWindow()
  await moveOver(popup)
  await popup.getByRole('button', { name: 'Continue' }).click()
  const show = async (label: string): Promise<string> => {
    await popup.getByRole('button', { name: `Show: ${label}` }).click()
    return (await popup.getByLabel(label, { exact: true }).textContent()) ?? ''
  }
  const words = await show('Recovery phrase')
  const eoa = await show('Private key of your account (EVM)')
  const owner = await show('Private key of your smart account’s owner (EVM)')
  const solana = await show('Private key of your account (Solana)')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => popup.isClosed()).toBe(true)
  expect(mnemonicToAccount(words).address).toBe(await wallet.account())
  await recordRemains(traces, demo.page)

  await demo.page.reload()
  await demo.expectStatus('connected')
  await demo.sign()
  await wallet.press('Sign')
  await expect(demo.outcome('Sign')).toContainText(/Signature 0x[0-9a-f]{130}/)
  await demo.disconnect()
  await demo.open()
  const login = await openLoginWindow(demo, 'Continue with Google')
  await login.getByRole('button', { name: 'Log in as Bob' }).click()
  await expect(wallet.frame.getByRole('main')).toBeVisible()
  // Sends now what the page would send when it closes.
  await demo.page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => all(traces, 'other requests')).toContain('SOCIAL_LOGIN_STARTED')
  await recordRemains(traces, demo.page)
  await context.close()
  stopLog()
  traces.set('server log', [log.join('')])

  const { demoUrl, serverUrl, frameUrl, walletApiUrl, loginUrl } = config
  const named = [demoUrl, serverUrl, frameUrl, walletApiUrl, loginUrl, ...Object.values(config.rpcUrls)].map(
    (url) => new URL(url).origin,
  )
  // `data:` URLs and the like have no host.
  expect([...requested].filter((origin) => origin !== 'null' && !named.includes(origin))).toEqual([])
  for (const origin of [frameUrl, walletApiUrl, loginUrl]) expect(requested).toContain(new URL(origin).origin)

  const answered = (await Promise.all(answers)).join('\n')
  const links = all(traces, 'links')
  const result = matches(all(traces, 'messages'), /\/callback\/google\?[^"\\]+/g).map(
    (path) => new URL(path, 'http://a'),
  )
  const ofResult = (name: string) => result.flatMap(({ searchParams }) => searchParams.get(name) ?? [])
  const secrets: readonly Secret[] = [
    { name: 'words', texts: [words, words.split(' ').join('","')] },
    { name: 'root', texts: inEach(mnemonicToEntropy(words, english)) },
    {
      name: 'private keys',
      texts: [eoa.slice(2), owner.slice(2), solana, ...inEach(base58.decode(solana).subarray(0, 32))],
    },
    { name: 'recovery code', texts: [code, code.replaceAll('-', ''), code.replaceAll('-', '').slice(0, 26)] },
    { name: 'keys of the device', texts: madeKeys.flatMap(({ secret }) => inEach(Buffer.from(secret, 'base64url'))) },
    {
      name: 'tokens of the session',
      texts: matches(answered, /(?<="(?:access|refresh)Token":")[^"]+/g),
      used: ['wallet requests'],
    },
    { name: 'code of a mail', texts: matches(mails, /\b\d{6}\b/g), used: ['wallet requests', 'messages'] },
    { name: 'link of a mail', texts: matches(mails, /(?<=\/device\/)\S+/g), used: ['links'] },
    { name: 'ticket of a login', texts: ofResult('ticket'), used: ['wallet requests', 'messages', 'links'] },
    { name: 'code of a ticket', texts: ofResult('code'), used: ['wallet requests', 'messages'] },
    {
      name: 'code of a provider',
      texts: matches(links, /(?<=\/callback\/google\?(?:.*&)?code=)[^&\s]+/g),
      used: ['links'],
    },
  ]
  // Sanity check: every secret is known, and every place was searched.
  for (const { name, texts } of secrets)
    expect(
      texts.filter((text) => text.length > 5),
      name,
    ).not.toEqual([])
  expect(madeKeys.map(({ extractable }) => extractable)).toEqual(madeKeys.map(() => false))
  expect(madeKeys.length).toBeGreaterThan(1)
  expect(all(traces, 'messages')).toContain('carol@secrets.example')
  expect(all(traces, 'messages')).toContain('"code":4001')
  for (const place of places) expect(all(traces, place), place).not.toBe('')

  expect(found(secrets, traces)).toEqual([])
})

const places: readonly Place[] = [
  'server log',
  'console',
  'addresses',
  'links',
  'wallet requests',
  'other requests',
  'messages',
  'storage',
  'page',
]

/** Returns the names of leaked secrets: names only, since a test report is a log as well. */
function found(secrets: readonly Secret[], traces: Traces): readonly string[] {
  return places.flatMap((place) => {
    const seen = all(traces, place).toLowerCase()
    return secrets
      .filter(({ used = [] }) => !used.includes(place))
      .filter(({ texts }) => texts.some((text) => isIn(seen, text.toLowerCase())))
      .map(({ name }) => `${name}: ${place}`)
  })
}

/** Six digits are part of many numbers. */
function isIn(seen: string, secret: string): boolean {
  return /^\d{6}$/.test(secret) ? new RegExp(`(?<![\\w.])${secret}(?![\\w.])`).test(seen) : seen.includes(secret)
}

function all(traces: Traces, place: Place): string {
  return (traces.get(place) ?? []).join('\n')
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return [...new Set(text.match(pattern) ?? [])]
}

function inEach(bytes: Uint8Array): readonly string[] {
  return (['hex', 'base64', 'base64url'] as const).map((encoding) => Buffer.from(bytes).toString(encoding))
}
