import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../packages/', import.meta.url)
const sourcesOf = (name: string) =>
  readdirSync(new URL(`${name}/src/`, root), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.ts') && !path.includes('.test'))
    .map((path) => ({ path: `${name}/src/${path}`, text: readFileSync(new URL(`${name}/src/${path}`, root), 'utf8') }))

describe('a plugin that takes a client of a service', () => {
  const plugins = readdirSync(root)
    .filter((name) => name !== 'api' && name !== 'preset')
    .map(sourcesOf)
    .filter((sources) => sources.some(({ text }) => /\bapi\??: ApiClient\b/.test(text)))
    .map((sources) => sources.find(({ text }) => /^ +id: '\w+',\n(.*\n)?.* setup\(/m.test(text)))

  it('is found in each package that takes one', () => {
    expect(plugins.length).toBeGreaterThan(8)
    expect(plugins).not.toContain(undefined)
  })

  it.each(plugins.map((plugin) => ({ path: plugin?.path, text: plugin?.text })))(
    '$path lists it, so that the kit guards it',
    ({ text }) => {
      expect(text).toMatch(/^ +services: \[(options\.)?api\],$/m)
    },
  )
})
