import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type StaticServer, startStatic } from '@kit/devnet/stack'
import { expect, type Page, test } from '@playwright/test'
import axe from 'axe-core'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const site = join(root, 'apps/docs/dist/site')
const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
const htmlOf = (file: string): string => readFileSync(join(site, file), 'utf8')
const pathOf = (file: string): string => `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`
const pages = new Map(files.filter((file) => file.endsWith('.html')).map((file) => [pathOf(file), htmlOf(file)]))

let server: StaticServer
// The server's policy allows neither inline code nor other hosts.
test.beforeAll(async () => {
  server = await startStatic({ folder: site })
})
test.afterAll(() => server.stop())

/** Opens a page, and returns the requests it sends and the errors it logs. */
async function open(page: Page, path: string) {
  const requests: string[] = []
  const errors: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(server.url + path, { waitUntil: 'networkidle' })
  return { requests, errors }
}

test('every link of the documentation leads to a page and an anchor that exist', () => {
  const broken = [...pages].flatMap(([from, html]) =>
    [...html.matchAll(/<a [^>]*?href="([^"]+)"/g)].flatMap(([, link = '']) => {
      const url = new URL(link.replaceAll('&amp;', '&'), `http://site${from}`)
      if (url.host !== 'site' || url.protocol !== 'http:') return []
      const target = pages.get(decodeURIComponent(url.pathname))
      const isFile = files.includes(decodeURIComponent(url.pathname).slice(1))
      const anchor = decodeURIComponent(url.hash.slice(1))
      const isFound = target === undefined ? isFile : anchor === '' || target.includes(`id="${anchor}"`)
      return isFound ? [] : [`${from}: ${link}`]
    }),
  )
  expect(pages.size).toBeGreaterThan(50)
  expect(broken).toEqual([])
})

test('the documentation has the section and an anchor of every error code', () => {
  const codes = [...readFileSync(join(root, 'docs/errors.md'), 'utf8').matchAll(/^\| `((\w+)\/\w+)` \|/gm)]
  expect(codes.length).toBeGreaterThan(100)
  const html = pages.get('/errors') ?? ''
  const missing = codes.flatMap(([, code, area]) => [code, area].filter((id) => !html.includes(`id="${id}"`)))
  expect(missing).toEqual([])
})

test('the documentation has no inline code, which a strict policy blocks', () => {
  for (const [path, html] of pages)
    expect(html.match(/<script>|<script [^>]*>[^<]|<style|<[^<>]* style="/), path).toBeNull()
})

/** Returns what axe finds in the colors that the page has now. */
async function findViolations(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const engine: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> } = Reflect.get(
      window,
      'axe',
    )
    return (await engine.run()).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  })
}

for (const path of [
  '/',
  '/start/next',
  '/errors',
  '/api/analytics',
  '/write-a-feature',
  '/threat-model',
  '/views',
  '/endpoints',
  '/text-keys',
  '/zh-Hans/',
  '/ar/',
  '/ar/start/vite',
])
  test(`documentation ${path}: renders without errors and foreign requests, and axe finds no violations`, async ({
    page,
  }) => {
    const { requests, errors } = await open(page, path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(axe.source)
    expect(await findViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toContainClass('dark')
    expect(await findViolations(page)).toEqual([])
    expect(errors).toEqual([])
    expect(requests.filter((url) => !url.startsWith(server.url))).toEqual([])
  })

test('every translated page of the documentation has its language, its direction, and the English code', () => {
  const tags = [...pages.keys()].flatMap((path) => /^\/([\w-]+)\/start\/vite$/.exec(path)?.slice(1) ?? [])
  expect(tags).toHaveLength(11)
  // The words alone: colors can differ on a slow machine, because the highlighter limits its time per line.
  const codeOf = (path: string) =>
    pages
      .get(path)
      ?.match(/<pre[\s\S]*?<\/pre>/g)
      ?.map((code) => code.replace(/<[^>]+>/g, ''))
  for (const tag of tags) {
    expect(pages.get(`/${tag}/`)).toContain(`<html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(codeOf(`/${tag}/`)).toEqual(codeOf('/'))
    expect(codeOf(`/${tag}/start/vite`)).toEqual(codeOf('/start/vite'))
  }
})

test('the documentation in Arabic has its sidebar on the right, and the outline of the page on the left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/ar/start/vite')
  const [sidebar, text, outline] = await Promise.all(
    ['.VPSidebar', 'main h1', '.VPDocAsideOutline'].map((selector) => page.locator(selector).boundingBox()),
  )
  expect(sidebar?.x).toBeGreaterThan(text?.x ?? Number.POSITIVE_INFINITY)
  expect(outline?.x).toBeLessThan(text?.x ?? 0)
})

test('the language menu of the documentation leads to a translated home page, whose search has its texts', async ({
  page,
}) => {
  const { errors } = await open(page, '/errors')
  await page.getByRole('button', { name: 'Change language' }).hover()
  await page.getByRole('link', { name: 'Deutsch' }).first().click()
  await expect(page).toHaveURL(/\/de\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('button', { name: 'Suchen' }).click()
  await page.getByRole('searchbox').fill('Wallet')
  await expect(page.getByRole('option').first()).toContainText('Wallet')
  expect(errors).toEqual([])
})

test('a guide of the documentation loads at most 100 kB of scripts', async ({ page }) => {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body())
  })
  await open(page, '/sign-in-with-a-backend')
  const bytes = (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0)
  expect(bytes).toBeGreaterThan(10_000)
  expect(bytes).toBeLessThanOrEqual(100_000)
})

test('a guide of the documentation needs at most two files and 40 kB before its first paint', () => {
  const html = pages.get('/sign-in-with-a-backend') ?? ''
  const [head = ''] = html.split('</head>')
  const files = [...head.matchAll(/<script src="([^"]+)"|<link rel="preload stylesheet" href="([^"]+)"/g)]
  const texts = [html, ...files.map(([, script, style]) => htmlOf(script ?? style ?? ''))]
  expect(files).toHaveLength(2)
  expect(texts.reduce((sum, text) => sum + gzipSync(text).length, 0)).toBeLessThanOrEqual(40_000)
  // Scripts that block it would be in this list. All others wait for the style sheet.
  expect([...head.matchAll(/<script (?!type="module" fetchpriority="low"|src=)/g)]).toEqual([])
})

test('the documentation shows the modal with the theme variables that the reader sets', async ({ page }) => {
  const { requests, errors } = await open(page, '/theme-and-texts')
  await page.getByRole('button', { name: 'Show the modal' }).click()
  const card = page.locator('[data-card]')
  await expect(card).toBeVisible()
  const radius = await card.evaluate((element) => getComputedStyle(element).borderRadius)
  await page.getByLabel('borderRadiusMaster').fill('10')
  await expect(card).not.toHaveCSS('border-radius', radius)
  expect(errors).toEqual([])
  expect(requests.filter((url) => !url.startsWith(server.url))).toEqual([])
})

test('the search of the documentation finds a term and opens its page', async ({ page }) => {
  const { errors } = await open(page, '/')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('account/noPublicKey')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/errors/)
  await expect(page.getByRole('main')).toContainText('account/noPublicKey')
  expect(errors).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the documentation is readable and its links work', async ({ page }) => {
    await page.goto(`${server.url}/use-features`)
    await expect(page.locator('pre code').filter({ hasText: 'createKit' }).first()).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Write a feature' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Write a feature' })).toBeVisible()
  })
})
