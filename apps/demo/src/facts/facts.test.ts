import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { links, scriptSizes } from './facts.data.js'

const readRepositoryText = (path: string): string =>
  readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')
const readRepositoryJson = (path: string) => JSON.parse(readRepositoryText(path))

describe('the facts on the page', () => {
  it('state the byte budget of a page with EVM networks and pairing', () => {
    const { load } = readRepositoryJson('tooling/size/budgets.json')['EVM and pairing']
    expect(scriptSizes[0].kilobytes).toBe(Math.round(load / 1000))
  })

  it('state the license of the packages', () => {
    expect(readRepositoryJson('packages/core/package.json').license).toBe('MIT')
  })

  it('link to the repository that the packages name, and to the documentation that errors name', () => {
    const repository = readRepositoryJson('package.json').repository.url.replace(/^git\+|\.git$/g, '')
    const { docs, ...others } = links
    for (const link of Object.values(others)) expect(link.startsWith(repository)).toBe(true)
    expect(readRepositoryText('packages/core/src/error/documentationUrl.data.ts')).toContain(`'${docs}/$1`)
  })
})
