import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defaultFeatures, fixedFeatures } from './createPlugins.js'
import { liveRules } from './LiveOptions.js'
import { fixedRules } from './PresetOptions.js'
import type { Rules } from './Rule.js'

/** Full names of all options. Nested objects are replaced by their members. */
const names = (rules: Rules, place = ''): readonly string[] =>
  Object.entries(rules).flatMap(([name, [, , members]]) =>
    members === undefined || name === 'metadata' ? [place + name] : names(members, `${place}${name}.`),
  )

/** Rows of the tables of options in a page, as cells by the name of their column. */
function rowsOf(page: string): readonly { readonly [column: string]: string }[] {
  const lines = readFileSync(new URL(`../../../../docs/${page}`, import.meta.url), 'utf8').split('\n')
  const cellsOf = (line: string) => line.split('|').slice(1, -1)
  return lines.flatMap((line, at) => {
    const top = lines.slice(0, at).findLastIndex((one) => !one.startsWith('|')) + 1
    const columns = cellsOf(lines[top] ?? '').map((cell) => cell.trim())
    if (columns[0] !== 'option' || !line.startsWith('|') || at < top + 2) return []
    return [Object.fromEntries(cellsOf(line).map((cell, index) => [columns[index] ?? '', cell.trim()]))]
  })
}

/** Options of the preset in both pages: those with a row in its own page, and those named beside an option of the kit. */
const documented = [
  ...rowsOf('preset.md').map((row) => [row['option'], row['default']]),
  ...rowsOf('options.md').map((row) => [row['in the preset'], row['default']]),
].flatMap(([name = '', fallback]) => {
  const [words = '', mark] = name.split(' ●')
  return words === ''
    ? []
    : words.split(', ').map((word) => ({ name: word.slice(1, -1), isLive: mark === '', fallback }))
})

describe('docs/preset.md and docs/options.md', () => {
  it('document each option of the preset once, mark live options, and list no others', () => {
    const listed = (isLive: boolean) =>
      documented
        .filter((option) => option.isLive === isLive)
        .map(({ name }) => name)
        .toSorted()
    const once = fixedFeatures.map((name) => `features.${name}`)
    expect(listed(true)).toEqual(
      names(liveRules())
        .filter((name) => !once.includes(name))
        .toSorted(),
    )
    expect(listed(false)).toEqual([...names(fixedRules()), ...once].toSorted())
  })

  it.each(Object.entries(defaultFeatures).filter(([, value]) => typeof value === 'boolean'))(
    'document the default of features.%s',
    (feature, value) => {
      expect(documented.find(({ name }) => name === `features.${feature}`)?.fallback).toBe(`\`${value}\``)
    },
  )
})
