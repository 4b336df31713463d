import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { classes as base, css as baseCss } from '../modal/base.module.css.js'
import { applyThemeVariables } from './applyThemeVariables.js'
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
  const [light, dark] = [luminance(color), luminance(backgroundColor)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

const surfaces = ['bg', 'surface', 'surface-hover', 'surface-active'] as const

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  it.each(surfaces.flatMap((back) => (['text', 'text-quiet'] as const).map((front) => [front, back] as const)))(
    '%s can be read on %s',
    async (front, back) => {
      expect(await contrast(theme, undefined, front, back)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each(['success', 'warning', 'error', 'accent-text'])('%s can be read on the card and on a row', async (front) => {
    expect(await contrast(theme, undefined, front, 'bg')).toBeGreaterThanOrEqual(4.5)
    expect(await contrast(theme, undefined, front, 'surface')).toBeGreaterThanOrEqual(4.5)
  })

  it('draws what carries meaning with 3 : 1', async () => {
    expect(await contrast(theme, undefined, 'line-strong', 'bg')).toBeGreaterThanOrEqual(3)
  })

  it.each([undefined, '#ffd400', '#00e5ff', '#111111', '#7c3aed', '#e11d48', '#ffffff', '#f97316'])(
    'with the accent %s its text can be read, on it and on the card',
    async (accent) => {
      expect(await contrast(theme, accent, 'on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
      expect(await contrast(theme, accent, 'accent-text', 'bg')).toBeGreaterThanOrEqual(4.5)
    },
  )
})
