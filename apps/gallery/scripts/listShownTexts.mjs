// Writes which texts each view shows in its states, for the pictures in the files of translators. Every text is replaced by its key.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchOptions } from '@kit/chromium'
import { catalogues, readCatalogue } from '@kit/texts'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { pictureStates } from '../src/pictureStates.ts'
import { states } from '../src/states.data.ts'
import { isSettled } from './isSettled.mjs'

const messages = {}
const idOf = new Map()
for (const id of Object.keys(catalogues))
  for (const [key, text] of Object.entries(await readCatalogue(id, 'en'))) {
    // The keys of other catalogues, such as that of the demo, are no messages of the modal.
    if (idOf.has(key)) continue
    idOf.set(key, id)
    const shown = `[${key}]`
    messages[key] =
      typeof text === 'string' ? shown : Object.fromEntries(Object.keys(text).map((form) => [form, shown]))
  }

const root = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({ root, configFile: `${root}vite.config.ts`, server: { port: 0 }, logLevel: 'error' })
await server.listen()
const base = server.resolvedUrls.local[0]
const browser = await chromium.launch(launchOptions)
const context = await browser.newContext({ viewport: { width: 800, height: 900 }, reducedMotion: 'reduce' })
await context.addInitScript((texts) => sessionStorage.setItem('messages', texts), JSON.stringify(messages))
const page = await context.newPage()

const pictured = pictureStates(states)
const viewOf = (state) => states[state].history?.at(-1)?.name
// The pictured states come first: their texts are in the picture itself.
const order = [...new Set([...pictured.values(), ...Object.keys(states)])].filter((state) =>
  pictured.has(viewOf(state)),
)
const shown = new Map()
for (const state of order) {
  const url = `${base}?state=${state}&theme=light&locale=en`
  // The development server may reload the page once, when it bundles a dependency.
  await page.goto(url).catch(() => page.goto(url))
  // States that never settle show their texts, too.
  await page.waitForFunction(isSettled, false, { timeout: 10_000 }).catch(() => undefined)
  const html = await page.evaluate(() => document.querySelector('[data-kit=modal]')?.shadowRoot?.innerHTML ?? '')
  for (const [, key] of html.matchAll(/\[([\w.-]+)\]/g))
    if (idOf.has(key) && !shown.has(key)) shown.set(key, viewOf(state))
}
await browser.close()
await server.close()

const rows = [...shown].map(([key, view]) => [`${idOf.get(key)}/${key}`, view]).toSorted(([a], [b]) => (a < b ? -1 : 1))
const target = new URL('../../../tooling/texts/src/viewPictures.data.ts', import.meta.url)
const lines = rows.map(([key, view]) => `  '${key}': '${view}',`)
writeFileSync(
  target,
  `/** The view whose picture shows a text, by its exported key. Written by \`pnpm -C apps/gallery run texts\`. */
export const viewPictures: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
console.log(`${rows.length} texts in ${new Set(shown.values()).size} views`)
