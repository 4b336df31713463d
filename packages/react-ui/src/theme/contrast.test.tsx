import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Tabs } from '../part/Tabs.js'
import { LanguageContext } from '../text/useText.js'
import { applyThemeVariables } from './applyThemeVariables.js'
import { classes as base, css as baseCss } from './base.module.css.js'
import { classes, css } from './theme.module.css.js'
import { adoptStyles } from './useStyles.js'

const context = new OffscreenCanvas(1, 1).getContext('2d', {
  willReadFrequently: true,
}) as OffscreenCanvasRenderingContext2D

function luminance(color: string): number {
  context.clearRect(0, 0, 1, 1)
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

async function contrast(
  theme: 'light' | 'dark',
  accent: string | undefined,
  front: string,
  back: string,
): Promise<number> {
  adoptStyles(document, css)
  adoptStyles(document, baseCss)
  const { container } = await render(
    <div className={`${base.root} ${classes.theme}`} data-theme={theme}>
      <span style={{ color: `var(--${front})`, background: `var(--${back})` }}>x</span>
    </div>,
  )
  const root = container.firstElementChild as HTMLElement
  applyThemeVariables(root, accent === undefined ? {} : { accent })
  const { color, backgroundColor } = getComputedStyle(root.firstElementChild as HTMLElement)
  return ratio(color, backgroundColor)
}

function ratio(...colors: readonly [string, string]): number {
  const [light = 0, dark = 0] = colors.map(luminance).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const ways = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
] as const
const surfaces = ['bg', 'surface', 'surface-hover', 'surface-active'] as const

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(surfaces.flatMap((back) => (['text', 'text-quiet'] as const).map((front) => [front, back] as const)))(
    'has readable %s on %s',
    async (front, back) => {
      expect(await contrast(theme, undefined, front, back)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['success', 'warning', 'error', 'accent-text'])('has readable %s on the card and on a row', async (front) => {
    expect(await contrast(theme, undefined, front, 'bg')).toBeGreaterThanOrEqual(4.5)
    expect(await contrast(theme, undefined, front, 'surface')).toBeGreaterThanOrEqual(4.5)
  })

  it('has a contrast of 3 : 1 for meaningful lines', async () => {
    expect(await contrast(theme, undefined, 'line-strong', 'bg')).toBeGreaterThanOrEqual(3)
  })

  it('sets the selected tab apart by its surface, weight and text, without a line like the focus', async () => {
    adoptStyles(document, css)
    adoptStyles(document, baseCss)
    const language = { text: String, locale: 'en', dir: 'ltr', has: () => false } as never
    const { container } = await render(
      <LanguageContext.Provider value={language}>
        <div className={`${base.root} ${classes.theme}`} data-theme={theme}>
          <Tabs label="Ways" tabs={ways} current="one" onChange={() => undefined}>
            <p>One</p>
          </Tabs>
        </div>
      </LanguageContext.Provider>,
    )
    const [list, chosen, other] = ['[role=tablist]', '[aria-selected=true]', '[aria-selected=false]'].map((part) =>
      getComputedStyle(container.querySelector(part) as HTMLElement),
    ) as [CSSStyleDeclaration, CSSStyleDeclaration, CSSStyleDeclaration]
    expect([chosen.fontWeight, other.fontWeight]).toEqual(['600', '400'])
    expect(chosen.outlineStyle).toBe('none')
    // Blurred, without spread.
    expect(chosen.boxShadow).toMatch(/ 0px 1px 3px 0px$/)
    expect(ratio(chosen.color, chosen.backgroundColor)).toBeGreaterThanOrEqual(7)
    expect(ratio(other.color, list.backgroundColor)).toBeGreaterThanOrEqual(4.5)
    expect(luminance(chosen.backgroundColor)).toBeGreaterThan(luminance(list.backgroundColor))
  })

  it.each([undefined, '#ffd400', '#00e5ff', '#111111', '#7c3aed', '#e11d48', '#ffffff', '#f97316'])(
    'has readable text with the accent %s, on it and on the card',
    async (accent) => {
      expect(await contrast(theme, accent, 'on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
      expect(await contrast(theme, accent, 'accent-text', 'bg')).toBeGreaterThanOrEqual(4.5)
    },
  )
})
