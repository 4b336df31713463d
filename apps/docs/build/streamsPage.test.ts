import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from './repository.js'

const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')
const page = textOf('docs/streams.md')

describe('docs/streams.md', () => {
  it('lists every store of the kit, of its namespaces and of the modal', () => {
    const members = (text: string): readonly string[] =>
      [...text.matchAll(/^ {2,4}(?:readonly )?(\w+)(?:\(.*\))?: (?:ReadableStore<|readable\()/gm)].map(
        ([, name = '']) => name,
      )
    const kit = textOf('packages/core/src/kit/Kit.ts')
    const namespace = textOf('packages/core/src/state/ActiveState.ts').split('export type NamespaceStores')[1] ?? ''
    const stores = [
      ...members(kit).map((name) => `kit.${name}`),
      ...members(namespace).map((name) => `kit.namespace('eip155').${name}`),
      ...members(textOf('packages/modal/src/createModalPlugin.ts')).map((name) => `kit.${name}`),
      'kit.modal',
      'kit.plugins.send.state',
    ]
    const rows = [...page.matchAll(/^\| `(kit\.[^`]+?)(?:\([^()]*\))?` \|/gm)].map(([, name]) => name)
    expect(rows.toSorted()).toEqual([...new Set(stores)].toSorted())
  })

  it('lists every event of the kit and of the plugins', () => {
    const events = readdirSync(join(root, 'packages'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) =>
        readdirSync(join(root, 'packages', name), { encoding: 'utf8' }).includes('src') ? [name] : [],
      )
      .flatMap((name) =>
        readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' }).map(
          (path) => `packages/${name}/src/${path}`,
        ),
      )
      .filter((path) => path.endsWith('.ts') && !/\.test(-d)?\.ts$/.test(path))
      .flatMap((path) => [
        ...textOf(path).matchAll(/^( *)(?:export )?interface \w*Events\b[^{]*\{\n([\s\S]*?)\n\1\}/gm),
      ])
      .flatMap(([, , body = '']) => [...body.matchAll(/^ *'(\w+\/\w+)': /gm)].map(([, type = '']) => type))
    const own = [...textOf('packages/core/src/event/KitEvent.ts').matchAll(/type: '(\w+\/\w+)'/g)].map(
      ([, type = '']) => type,
    )
    const rows = [...page.matchAll(/^\| `(\w+\/\w+)` \|/gm)].map(([, type]) => type)
    expect(events.length).toBeGreaterThan(30)
    expect(rows.toSorted()).toEqual([...events, ...own].toSorted())
  })
})
