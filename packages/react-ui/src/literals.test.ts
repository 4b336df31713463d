import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { en } from './text/en.data.js'
import { enConnected } from './text/enConnected.data.js'
import { enFeatures } from './text/enFeatures.data.js'
import { enPairing } from './text/enPairing.data.js'
import { enWallets } from './text/enWallets.data.js'

const root = new URL('.', import.meta.url).pathname
const folders = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
    .map((name) => `${folder}/${name}`),
)

/** Returns the text between tags and in attributes that are visible or announced. */
function literalsOf(source: string): readonly string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const markup = code.slice(code.indexOf('return'))
  const between = [...markup.matchAll(/(?<!=)>\s*([^<>{}=;()&|?]*[\p{L}]{2,}[^<>{}=;()&|?]*)\s*</gu)].map(
    ([, text]) => text,
  )
  const attributes = [...markup.matchAll(/\b(?:aria-label|title|label|placeholder|alt|detail)="([^"]+)"/g)].map(
    ([, text]) => text,
  )
  // `>` and `<` also compare values or enclose types: text between those is code.
  return [...between, ...attributes].flatMap((found) => {
    const text = found?.trim()
    return text && text !== 'return' ? [text] : []
  })
}

describe('the English catalogue', () => {
  // The modal's state also refers to texts: those of its toasts. Features label what they add to Account with texts of the modal.
  const others = ['modal', 'activity', 'onramp', 'portfolio', 'send', 'swap'].map(
    (name) => new URL(`../../${name}/src/`, import.meta.url).pathname,
  )
  const sources = [...folders.map((folder) => join(root, folder)), ...others].flatMap(readSources).join('\n')

  it.each(Object.keys({ ...en, ...enConnected, ...enFeatures, ...enPairing, ...enWallets }))(
    'has no unused text: %s',
    (key) => {
      expect(sources.includes(`'${key}'`) || sources.includes(`="${key}"`)).toBe(true)
    },
  )
})

function readSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|data)\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

describe('the components', () => {
  it('find a literal in sample code', () => {
    expect(literalsOf('return <p>Hello there</p>')).toEqual(['Hello there'])
    expect(literalsOf('return <img alt="A fox" />')).toEqual(['A fox'])
  })

  it.each(files)('%s has all texts from the catalogue', (file) => {
    expect(literalsOf(readFileSync(join(root, file), 'utf8'))).toEqual([])
  })

  it.each(files.filter((file) => file.startsWith('view/')))('%s has no effect, request or timer', (file) => {
    const source = readFileSync(join(root, file), 'utf8')
    expect(source).not.toMatch(/use(Layout)?Effect|\bfetch\(|set(Timeout|Interval)\(|\bnew Promise\b/)
  })
})
