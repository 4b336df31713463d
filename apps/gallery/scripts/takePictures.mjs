// Takes the pictures of the views as they were: serve a build of the gallery at the commit to compare with, then run
// `pnpm -C apps/gallery run pictures http://127.0.0.1:4173`. A picture has at most 30 kB.
import { mkdirSync, writeFileSync } from 'node:fs'
import { launchOptions } from '@kit/chromium'
import { chromium } from '@playwright/test'
import { lookQuery, lookRows, lookScale, looks } from '../src/looks.data.ts'
import { isSettled } from './isSettled.mjs'

const [base = 'http://127.0.0.1:4173'] = process.argv.slice(2)
const folder = new URL('../public/before/', import.meta.url)

mkdirSync(folder, { recursive: true })
const browser = await chromium.launch(launchOptions)
for (const { name, query, width, height } of looks) {
  const page = await browser.newPage({ viewport: { width, height } })
  const session = await page.context().newCDPSession(page)
  for (const { state } of lookRows) {
    await page.goto(`${base}/${lookQuery(state, query)}`)
    await page.waitForFunction(isSettled, state.startsWith('frame:'))
    const clip = { x: 0, y: 0, width, height, scale: lookScale }
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 70, clip })
    writeFileSync(new URL(`${state.replace(':', '-')}-${name}.webp`, folder), Buffer.from(data, 'base64'))
  }
  await page.close()
}
await browser.close()
