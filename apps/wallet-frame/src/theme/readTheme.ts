import type { PayloadOf } from '@kit/embedded/protocol'
import { paintTheme, type Theme, type ThemeVariables } from '@kit/react-ui/feature'

/** A theme with readable colors. */
export type ReadTheme = { readonly theme: Theme; readonly variables: ThemeVariables }

/** Text and background pairs: each needs a contrast of 4.5 : 1, or the colors are ignored. */
const pairs = ['bg', 'surface', 'surface-hover', 'surface-active']
  .flatMap((back) => ['text', 'text-quiet'].map((front) => [front, back] as const))
  .concat(['bg', 'surface'].flatMap((back) => ['error', 'warning', 'success', 'accent-text'].map((it) => [it, back])))
  .concat([['on-accent', 'accent']])

/**
 * Reads the page's theme as far as it keeps the frame readable. A page must not make a warning tiny, or hide it with its background color.
 */
export function readTheme(theme: PayloadOf<'SYNC_THEME'> | undefined): ReadTheme {
  const { themeMode = 'auto', themeVariables: given = {} } = theme ?? {}
  const size = Number.parseFloat(given['font-size-master'] ?? '')
  const radius = Number.parseFloat(given['border-radius-master'] ?? '')
  const lengths: ThemeVariables = {
    ...(size >= 9 && size <= 14 && { fontSizeMaster: `${size}px` }),
    ...(radius >= 0 && radius <= 8 && { borderRadiusMaster: `${radius}px` }),
  }
  const colors: ThemeVariables = {
    ...(isColor(given.accent) && { accent: given.accent }),
    ...(isColor(given.background) && { background: given.background }),
    ...(isColor(given['color-mix']) && {
      colorMix: given['color-mix'],
      colorMixStrength: given['color-mix-strength'] ?? 0,
    }),
  }
  return { theme: themeMode, variables: isReadable(themeMode, colors) ? { ...lengths, ...colors } : lengths }
}

/** Whether a value is a plain color, without URLs or references. */
function isColor(value: string | undefined): value is string {
  return value !== undefined && !/(var|url|env|attr|currentcolor|inherit)/i.test(value) && CSS.supports('color', value)
}

function isReadable(theme: Theme, colors: ThemeVariables): boolean {
  if (Object.keys(colors).length === 0) return true
  const root = document.createElement('div')
  const sample = document.createElement('span')
  root.append(sample)
  paintTheme(root, theme, colors)
  document.body.append(root)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  try {
    return context !== null && pairs.every(([front, back]) => contrastOf(sample, context, front, back) >= 4.5)
  } finally {
    root.remove()
  }
}

/** Returns 0 for a translucent background. */
function contrastOf(
  sample: HTMLElement,
  context: CanvasRenderingContext2D,
  front: string | undefined,
  back: string | undefined,
): number {
  sample.style.setProperty('color', `var(--${front})`)
  sample.style.setProperty('background-color', `var(--${back})`)
  const { color, backgroundColor } = getComputedStyle(sample)
  const [under, over] = [paint(context, [backgroundColor]), paint(context, [backgroundColor, color])]
  if (under.alpha < 255) return 0
  const [light, dark] = [Math.max(under.luminance, over.luminance), Math.min(under.luminance, over.luminance)]
  return (light + 0.05) / (dark + 0.05)
}

function paint(context: CanvasRenderingContext2D, colors: readonly string[]): { luminance: number; alpha: number } {
  context.clearRect(0, 0, 1, 1)
  for (const color of colors) {
    context.fillStyle = color
    context.fillRect(0, 0, 1, 1)
  }
  const [r = 0, g = 0, b = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  )
  return { luminance: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha }
}
