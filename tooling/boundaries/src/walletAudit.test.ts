import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './filesBelow.js'
import { parseSource } from './parseSource.js'
import { isTest } from './SourceFile.js'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const source = join(root, 'packages/server/src')

/** Folders and packages whose code runs with the wallet service of kit-server. Parses only what it reaches, since the server is large. */
function requiredByWallet() {
  const found = new Set(filesBelow(join(source, 'wallet'), /\.ts$/).filter((path) => !isTest(path)))
  const packages = new Set<string>()
  for (const path of found)
    for (const { specifier, kind } of parseSource(path, readFileSync(path, 'utf8')).imports) {
      if (kind === 'type') continue
      const target = join(dirname(path), specifier).replace(/\.js$/, '.ts')
      if (!/^(node:|\.)/.test(specifier)) packages.add(packageOf(specifier))
      else if (existsSync(target)) found.add(target)
    }
  const folders = new Set([...found].map((path) => relative(source, dirname(path)).split(sep).join('/')))
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
  it('has tests for every attacker with limits', () => {
    const tests = JSON.parse(readFileSync(`${root}conformance/threats.json`, 'utf8')) as Record<string, string[]>
    const [, attackers = ''] = /^## Attackers\n(.*?)^## /ms.exec(page) ?? []
    const limited = attackers.split(/^### /m).filter((section) => section.includes("**Can't**"))
    expect(Object.keys(tests)).toEqual(limited.map((section) => section.split('\n')[0]))
    expect(Object.values(tests).map((paths) => paths.filter((path) => existsSync(root + path)))).toEqual(
      Object.values(tests),
    )
  })
})
