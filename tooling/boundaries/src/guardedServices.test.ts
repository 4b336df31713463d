import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The test that calls the services by name. */
const walk = readFileSync(new URL('../../../packages/preset/src/kit/regionRule.test.ts', import.meta.url), 'utf8')
const root = new URL('../../../packages/', import.meta.url)
const sourcesOf = (name: string) =>
  readdirSync(new URL(`${name}/src/`, root), { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.ts') && !path.includes('.test'))
    .map((path) => ({ path: `${name}/src/${path}`, text: readFileSync(new URL(`${name}/src/${path}`, root), 'utf8') }))

/** Whether the package exports the file's main export. */
const isExported = (path: string) => {
  const [name, , file] = path.split('/')
  return readFileSync(new URL(`${name}/src/index.ts`, root), 'utf8').includes(`./${file?.replace(/\.ts$/, '.js')}'`)
}

describe('plugins with the client of a service', () => {
  const plugins = readdirSync(root)
    .filter((name) => name !== 'api' && name !== 'preset')
    .map(sourcesOf)
    .filter((sources) => sources.some(({ text }) => /\bapi\??: ApiClient\b/.test(text)))
    .map((sources) => sources.find(({ text }) => /^ +id: '\w+',\n(.*\n)?.* setup\(/m.test(text)))

  it('finds one in each package that has them', () => {
    expect(plugins.length).toBeGreaterThan(8)
    expect(plugins).not.toContain(undefined)
  })

  it.each(plugins.map((plugin) => ({ path: plugin?.path, text: plugin?.text })))(
    'lists the service in $path, so that the kit guards it',
    ({ text }) => {
      expect(text).toMatch(/^ +services: \[(options\.)?api(, \.\.\.\(options\.\w+ \?\? \[\]\))*\],$/m)
    },
  )
})

describe('packages outside the engine', () => {
  const sources = readdirSync(root)
    .filter((name) => !['core', 'server', 'testing'].includes(name))
    .flatMap((name) => (existsSync(new URL(`${name}/src/`, root)) ? sourcesOf(name) : []))

  it('use the guarded port for their requests', () => {
    const past = sources.filter(({ text }) => /\bkit\.ports\.fetch\b/.test(text))
    expect(past.map(({ path }) => path)).toEqual([])
  })

  it('bypass the guard in one place: sign-in at the app’s own server', () => {
    const exempt = sources.filter(({ text }) => /\bappFetch\b/.test(text))
    expect(exempt.map(({ path }) => path)).toEqual(['siwx/src/serverClient/createBackend.ts'])
  })

  it('list each factory with a client of a service in the test that calls them all', () => {
    const withClient = sources.flatMap(({ text }) =>
      [...text.matchAll(/export type (\w+) = \{[^}]*\bapi\??: ApiClient\b/gs)].map(([, type]) => type),
    )
    const given = ['ApiClient', ...withClient].join('|')
    const takes = new RegExp(`^export (?:function|const) (?!is)(\\w+)(?: = )?\\([^)]*: (?:${given})\\b`, 'gm')
    const factories = sources
      .filter(({ path }) => /^(?!api\/|preset\/)[\w-]+\/src\/\w+\.ts$/.test(path))
      .filter(({ path }) => isExported(path))
      .flatMap(({ text }) => [...text.matchAll(takes)].flatMap(([, name]) => name ?? []))
    expect(factories.length).toBeGreaterThan(10)
    expect(factories.filter((name) => !walk.includes(`${name}(`))).toEqual([])
  })
})
