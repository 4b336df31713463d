import { type FrameLook, frameStates, showFrameState } from '@kit/wallet-frame/gallery'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  accessibilityViolations,
  coveredControls,
  overflowingElements,
  runningAnimations,
  smallTargets,
  unevenLists,
} from './accessibilityViolations.js'
import { sampledLocales } from './sampledLocales.js'

// The page sets the width of the wallet's frame, which is 360 px if there is room.
const width = 360
const panel = () => document.querySelector('main') as HTMLElement
const ends = new Set<() => void>()

/** Shows a state in a separate page, and returns a function that switches the theme. */
async function show(name: string, look: FrameLook): Promise<(theme: FrameLook['theme']) => Promise<void>> {
  const stop = new AbortController()
  ends.add(() => stop.abort())
  const { repaint } = await showFrameState(name, look, stop.signal)
  const settled = () => expect.poll(() => runningAnimations(panel())).toEqual([])
  await expect.poll(() => panel().querySelector('[aria-busy=true]')).toBeNull()
  await settled()
  return async (theme) => {
    repaint(theme)
    await settled()
  }
}

afterEach(async () => {
  for (const end of ends) end()
  ends.clear()
  await expect.poll(panel).toBeNull()
  await page.viewport(480, 800)
})

describe.each(Object.keys(frameStates))('%s', (name) => {
  it('has no accessibility violations in light or dark, has large enough targets, and lists with one gap', async () => {
    await page.viewport(width, 640)
    const repaint = await show(name, { theme: 'light', locale: 'en' })
    expect.soft(await accessibilityViolations(), 'light').toEqual([])
    expect.soft(smallTargets(panel())).toEqual([])
    expect.soft(unevenLists(panel())).toEqual([])
    expect.soft(overflowingElements(panel())).toEqual([])
    await repaint('dark')
    expect(await accessibilityViolations({ runOnly: ['color-contrast'] }), 'dark').toEqual([])
  })

  it('fits into 320 px from right to left, and nothing of it is covered', async () => {
    await page.viewport(320, 640)
    await show(name, { theme: 'light', locale: 'ar' })
    expect(document.documentElement.dir).toBe('rtl')
    expect(panel().scrollWidth).toBeLessThanOrEqual(320)
    expect(overflowingElements(panel())).toEqual([])
    expect(coveredControls(panel())).toEqual([])
  })

  const locales = sampledLocales(Object.keys(frameStates).indexOf(name))
  it.each(locales)('fits into 320 px in %s', async (locale) => {
    await page.viewport(320, 640)
    await show(name, { theme: 'light', locale })
    expect(panel().scrollWidth).toBeLessThanOrEqual(320)
    expect(overflowingElements(panel())).toEqual([])
    expect(coveredControls(panel())).toEqual([])
  })
})
