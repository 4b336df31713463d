import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listResultViews, listViews } from './listViews.js'
import { root } from './repository.js'
import { picturePath, sizeOfWebp, viewsPage } from './viewsPage.js'

const views = listViews()
const page = viewsPage()

describe('the page of views', () => {
  it('has every view that the types name, with what it shows', () => {
    const typed = readdirSync(join(root, 'packages')).flatMap((name) =>
      viewNamesIn(join(root, 'packages', name, 'src')),
    )
    expect(views.map(({ name }) => name).toSorted()).toEqual([...new Set(typed)].toSorted())
    expect(views.filter(({ summary }) => summary === '')).toEqual([])
    for (const { name } of views) expect(page).toContain(`\n### ${name}\n`)
  })

  it('has how to open a view: with its data, with its result, or neither', () => {
    expect(listResultViews().toSorted()).toEqual(['Swap', 'WalletSend'])
    expect(page).toContain("`kit.open({ view: 'AllWallets' })`")
    expect(page).toContain("`kit.open({ view: 'WalletSend', data })`, which resolves")
    expect(page).toContain("`kit.open({ view: 'OnRampProviders' })`")
    expect(page).toContain("`kit.modal.push('SwitchNetwork', data)`. Its data: `{ networkId: CaipNetworkId }`.")
  })

  it('has pictures of every view in light and dark, and no others (run `pnpm -C apps/gallery run pictures:docs`)', () => {
    const expected = views.flatMap(({ name }) => [picturePath(name, 'dark'), picturePath(name, 'light')])
    expect(expected.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const files = readdirSync(join(root, 'docs/images/views')).map((name) => `docs/images/views/${name}`)
    expect(files.toSorted()).toEqual(expected.toSorted())
    const bytes = files.reduce((sum, path) => sum + statSync(join(root, path)).size, 0)
    expect(bytes).toBeLessThanOrEqual(1_500_000)
    for (const path of files) expect(sizeOfWebp(readFileSync(join(root, path))).width).toBeGreaterThan(200)
  })
})

/** Returns the views that the sources in a folder declare: plain ones in a list of names, those with data in `ViewData`. */
function viewNamesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test(-d)?\./.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .flatMap((source) => [
      ...namesIn(source, /interface ViewData [^{]*\{\n([\s\S]*?)\n *\}/g, /^ +(\w+): /gm),
      ...namesIn(source, /const (?:\w+V|v)iewNames = \[([\s\S]*?)\] as const/g, /'(\w+)'/g),
    ])
}

/** Returns what `name` captures in what `part` captures. */
const namesIn = (source: string, part: RegExp, name: RegExp): readonly string[] =>
  [...source.matchAll(part)].flatMap(([, body = '']) => [...body.matchAll(name)].map(([, found = '']) => found))
