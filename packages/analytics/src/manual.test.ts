import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { trackedEvents } from './index.js'

const packages = join(import.meta.dirname, '../..')
const manual = readFileSync(join(packages, '../docs/analytics.md'), 'utf8')
const wordsOf = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word)

/** Returns every event type that a package declares, from the sources. */
function declaredTypes(): readonly string[] {
  const files = readdirSync(packages).flatMap((name) => {
    const folder = join(packages, name, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file))
  })
  const sources = files.filter((file) => file.endsWith('.ts') && !/\.(test|test-d|data)\.ts$/.test(file))
  return sources
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => /(type KitEvent =|interface (PluginEvents|\w+Events)) /.test(source))
    .flatMap((source) => [...source.matchAll(/^ +(?:\| \{ )?(?:readonly )?(?:type: )?'([a-z]+\/\w+)'/gm)])
    .map(([, type = '']) => type)
}

it('docs/analytics.md lists every event with its properties and its source, and no other', () => {
  const rows = manual.split('\n').flatMap((line) => {
    const [, event, , properties, type] = line.split('|')
    const [name = ''] = wordsOf(event)
    return /^[A-Z_]+$/.test(name) ? [[wordsOf(type)[0], { event: name, properties: wordsOf(properties).sort() }]] : []
  })
  const tracked = Object.entries(trackedEvents).map(([type, { event, properties }]) => [
    type,
    { event, properties: Object.keys(properties).sort() },
  ])
  expect(rows).toHaveLength(tracked.length)
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(tracked))
})

it('docs/analytics.md says of every kit event whether it is tracked', () => {
  const [, rest = ''] = manual.split('What else is on [the timeline]')
  const undocumented = wordsOf(rest).filter((word) => word.includes('/'))
  expect([...Object.keys(trackedEvents), ...undocumented].sort()).toEqual([...new Set(declaredTypes())].sort())
})
