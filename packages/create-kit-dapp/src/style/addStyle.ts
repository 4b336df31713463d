import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourcePaths } from '../edit/sourcePaths.js'
import { CreateError } from '../error/CreateError.js'
import { addBelowImports, editFile, entries } from '../local/addLocalMode.js'

/** Color schemes of a dapp. `auto` follows the user's system. */
export const themes = ['auto', 'light', 'dark'] as const

/** A color scheme of {@link themes}. */
export type DappTheme = (typeof themes)[number]

/** Colors of a dapp, instead of the kit's. */
export type DappStyle = {
  readonly theme?: DappTheme | undefined
  /** Hex color of buttons and links. */
  readonly accent?: string | undefined
}

/** @throws {CreateError} For an unknown theme, and an invalid color. */
export function checkStyle({ theme, accent }: DappStyle): void {
  if (theme !== undefined && !themes.includes(theme))
    throw new CreateError(`Unknown theme: ${theme}. Available: ${themes.join(', ')}`)
  if (accent !== undefined && !isColor(accent))
    throw new CreateError(`Invalid --accent: ${accent}. Use a hex color, such as #7c5cff.`)
}

/** Whether the text is a hex color, such as `#7c5cff`. */
export const isColor = (text: string): boolean => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text)

/** Adds a style sheet with the color scheme of the page and the kit's accent, and gives the modal and the buttons the same scheme. */
export function addStyle(folder: string, framework: keyof typeof entries | 'next', style: DappStyle): void {
  const { theme, accent } = style
  if (theme === undefined && accent === undefined) return
  const entry = framework === 'next' ? 'app/layout.tsx' : entries[framework]
  const rules = [
    `color-scheme: ${theme === undefined || theme === 'auto' ? 'light dark' : theme}`,
    ...(accent === undefined ? [] : [`--kit-accent: ${accent}`]),
  ]
  writeFileSync(
    join(folder, dirname(entry), 'theme.css'),
    `:root {\n${rules.map((rule) => `  ${rule};\n`).join('')}}\n`,
  )
  editFile(folder, entry, (code) => addBelowImports(code, "import './theme.css'"))
  for (const path of sourcePaths(folder, (name) => /\.(tsx|vue|svelte|html)$/.test(name))) {
    const code = readFileSync(join(folder, path), 'utf8')
    const themed = code
      .replace(/ theme-mode="\w+"/g, '')
      .replace(/<(?:KitModal|ConnectButton)\b/g, `$& theme="${theme ?? 'auto'}"`)
      .replace(/<kit-(?:modal|button)\b/g, `$& theme-mode="${theme ?? 'auto'}"`)
    if (themed !== code) writeFileSync(join(folder, path), themed)
  }
}
