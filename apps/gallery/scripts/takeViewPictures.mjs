// Takes the pictures of the documentation: the card of each view in one state, light and dark. `pnpm -C apps/gallery run pictures:docs`
// takes all of them; with names of views, only theirs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchOptions } from '@kit/chromium'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { pictureStates } from '../src/pictureStates.ts'
import { states } from '../src/states.data.ts'
import { isSettled } from './isSettled.mjs'

const named = process.argv.slice(2)
const pictures = pictureStates(states)
const missing = named.filter((view) => !pictures.has(view))
if (missing.length > 0) throw new Error(`No gallery state shows ${missing.join(', ')}. Add one in apps/gallery/src.`)
const folder = new URL('../../../docs/images/views/', import.meta.url)
mkdirSync(folder, { recursive: true })
const root = fileURLToPath(new URL('..', import.meta.url))
const server = await createServer({ root, configFile: `${root}vite.config.ts`, server: { port: 0 }, logLevel: 'error' })
await server.listen()
const base = server.resolvedUrls.local[0]
const browser = await chromium.launch(launchOptions)
const page = await browser.newPage({ viewport: { width: 800, height: 900 } })
const session = await page.context().newCDPSession(page)
for (const [view, state] of pictures)
  if (named.length === 0 || named.includes(view))
    for (const theme of ['light', 'dark']) {
      await page.goto(`${base}?state=${state}&theme=${theme}&locale=en`)
      await page.waitForFunction(isSettled, false, { timeout: 120_000 })
      await page.waitForLoadState('networkidle')
      await page.waitForFunction(isSettled, false)
      // Only the card and its backdrop.
      await page.evaluate(() => document.querySelector('#root main')?.remove())
      const box = await page.locator('[data-card]').boundingBox()
      const clip = { x: box.x - 12, y: box.y - 12, width: box.width + 24, height: box.height + 24, scale: 1 }
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 55, clip })
      writeFileSync(new URL(`${view}-${theme}.webp`, folder), Buffer.from(data, 'base64'))
    }
await browser.close()
await server.close()
