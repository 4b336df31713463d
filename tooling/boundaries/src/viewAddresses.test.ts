import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { filesBelow } from './filesBelow.js'

describe('views', () => {
  it('have no URL routes: no package writes the address or the history of the page', () => {
    const packages = fileURLToPath(new URL('../../../packages', import.meta.url))
    const sources = filesBelow(packages, /(?<!\.test)\.tsx?$/).filter((path) => path.includes('/src/'))
    const writes = /\bhistory\.(pushState|replaceState)|\blocation\.(hash|pathname|search) = /
    const writers = sources.filter((path) => writes.test(readFileSync(path, 'utf8')))
    expect(sources.length).toBeGreaterThan(500)
    // It removes the result of a login from the URL.
    expect(writers.map((path) => path.slice(packages.length))).toEqual(['/embedded/src/social/takeResult.ts'])
  })
})
