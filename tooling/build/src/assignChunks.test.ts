import { describe, expect, it } from 'vitest'
import { assignChunks, type ModuleImports } from './assignChunks.js'
import type { ChunkRow } from './chunks.data.js'

type Row = { readonly imports?: readonly string[]; readonly lazy?: readonly string[]; readonly isClient?: boolean }

const modulesOf = (rows: Readonly<Record<string, Row>>): ReadonlyMap<string, ModuleImports> =>
  new Map(
    Object.entries(rows).map(([name, { imports = [], lazy = [], isClient = false }]) => [
      name,
      { imports, dynamicImports: lazy, isClient },
    ]),
  )

const load: ChunkRow = { moment: 'load', modules: ['plugin'] }

describe('assignChunks', () => {
  it('puts a module in the first chunk that needs it, and entries in none', () => {
    const modules = modulesOf({
      index: { imports: ['plugin'] },
      plugin: { imports: ['base'], lazy: ['services'] },
      base: {},
      services: { imports: ['base', 'rule'] },
      rule: {},
    })
    expect(assignChunks(modules, ['index'], [load, { moment: 'idle', modules: ['services'] }])).toEqual(
      new Map([
        ['plugin', 'plugin.load'],
        ['base', 'plugin.load'],
        ['services', 'services'],
        ['rule', 'services'],
      ]),
    )
  })

  it('puts a module in the chunk that names it, even if an earlier one needs it', () => {
    const modules = modulesOf({ index: { imports: ['plugin'] }, plugin: { imports: ['later'] }, later: {} })
    expect(assignChunks(modules, ['index'], [load, { moment: 'part', modules: ['later'] }])).toEqual(
      new Map([
        ['plugin', 'plugin.load'],
        ['later', 'later'],
      ]),
    )
  })

  it('shares what two chunks of the moment `use` need, and leaves the rest with them', () => {
    const modules = modulesOf({
      index: { imports: ['plugin'] },
      plugin: { lazy: ['one', 'two'] },
      one: { imports: ['both', 'alone'] },
      two: { imports: ['both'] },
      both: {},
      alone: {},
    })
    const rows: readonly ChunkRow[] = [load, { moment: 'use', modules: ['one'] }, { moment: 'use', modules: ['two'] }]
    expect(assignChunks(modules, ['index'], rows)).toEqual(
      new Map([
        ['plugin', 'plugin.load'],
        ['both', 'shared'],
      ]),
    )
  })

  it('keeps client modules out of an entry that is none itself', () => {
    const modules = modulesOf({
      index: { imports: ['useIt', 'plain'] },
      useIt: { isClient: true, imports: ['helper'] },
      helper: {},
      plain: {},
    })
    expect(Object.fromEntries(assignChunks(modules, ['index'], []))).toEqual({
      useIt: 'client',
      helper: 'shared',
      plain: 'shared',
    })
  })

  it('leaves a client module with an `import()` to the one of several entries that needs it', () => {
    const modules = modulesOf({
      index: { imports: ['useIt'] },
      'viem/index': { imports: ['useIt', 'useWrite'] },
      useIt: { isClient: true },
      useWrite: { isClient: true, lazy: ['encode'] },
      encode: {},
    })
    const rows: readonly ChunkRow[] = [{ moment: 'use', modules: ['encode'] }]
    expect(assignChunks(modules, ['index', 'viem/index'], rows)).toEqual(new Map([['useIt', 'client']]))
    expect(assignChunks(modules, ['viem/index'], rows).get('useWrite')).toBe('client')
  })

  it('shares React code in a file of its own', () => {
    const modules = modulesOf({
      index: { imports: ['plugin'] },
      plugin: { lazy: ['react/one', 'two'] },
      'react/one': { imports: ['react/Part', 'both'] },
      two: { imports: ['react/Part', 'both'] },
      'react/Part': {},
      both: {},
    })
    const rows: readonly ChunkRow[] = [
      load,
      { moment: 'use', modules: ['react/one'] },
      { moment: 'use', modules: ['two'] },
    ]
    expect(Object.fromEntries(assignChunks(modules, ['index'], rows))).toMatchObject({
      'react/Part': 'sharedViews',
      both: 'shared',
    })
  })

  it('keeps client modules of a page apart from those that a server component may call', () => {
    const modules = modulesOf({ index: {}, plugin: { imports: ['Button'] }, Button: { isClient: true } })
    expect(assignChunks(modules, ['index'], [load])).toEqual(
      new Map([
        ['plugin', 'plugin.load'],
        ['Button', 'plugin.load.client'],
      ]),
    )
  })

  it.each<readonly [reason: string, rows: readonly ChunkRow[]]>([
    ['The chunk table names a missing module: gone', [{ moment: 'load', modules: ['gone'] }]],
    ['No import() of plugin: delete its row', [{ moment: 'use', modules: ['plugin'] }]],
    ['An import() has no row: services', [load]],
  ])('throws “%s”', (reason, rows) => {
    const modules = modulesOf({ index: { imports: ['plugin'] }, plugin: { lazy: ['services'] }, services: {} })
    expect(() => assignChunks(modules, ['index'], rows)).toThrow(reason)
  })
})
