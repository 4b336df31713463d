import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryUrl, root } from './repository.js'
import { sourceLink } from './sourceLink.js'
import { publishedPackages, sourcePages } from './sourcePages.js'

describe('SKILL.md', () => {
  it.each(publishedPackages())('links to pages that exist: %s', (name) => {
    const from = `packages/${name}/SKILL.md`
    const links = [...readFileSync(join(root, from), 'utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(0)
    const [repository, pages] = [repositoryUrl(), sourcePages()]
    for (const link of links) expect(sourceLink({ root, repository, pages, from, link })).toMatch(/^\/|^https:/)
  })
})
