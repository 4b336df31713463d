import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readWorkspace } from './readWorkspace.js'
import { resolveImport } from './resolveImport.js'
import { isTest } from './SourceFile.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const source = 'packages/server/src/'

/** Folders and packages whose code runs with the wallet service of kit-server. */
function requiredByWallet() {
  const workspace = readWorkspace(root, ['packages/server'])
  const found = new Set(
    [...workspace.files.keys()].filter((path) => path.startsWith(`${source}wallet/`) && !isTest(path)),
  )
  const packages = new Set<string>()
  for (const path of found)
    for (const { specifier, kind } of workspace.files.get(path)?.imports ?? []) {
      if (kind === 'type') continue
      const target = resolveImport(workspace, path, specifier)
      if (target !== undefined) found.add(target)
      else if (!/^(node:|\.)/.test(specifier)) packages.add(packageOf(specifier))
    }
  const folders = new Set([...found].map((path) => posix.dirname(path).slice(source.length)))
  return { folders: [...folders].sort(), packages: [...packages].sort() }
}

const packageOf = (specifier: string): string => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier

describe('threat model', () => {
  const page = readFileSync(`${root}docs/threat-model.md`, 'utf8')
  const listed = (title: string) => {
    const [, text = ''] = new RegExp(`^- \\*\\*${title}\\*\\*: (.*?)\\n(?=- |\\n)`, 'ms').exec(page) ?? []
    return [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name)
  }

  it('lists every folder and package that runs with the wallet service', () => {
    const { folders, packages } = requiredByWallet()
    expect(listed('Folders of `packages/server/src`')).toEqual(folders)
    expect(listed('Packages')).toEqual(packages)
  })
})
