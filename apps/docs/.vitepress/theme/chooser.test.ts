import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../build/repository.js'
import { adapters, answerOf, type Budgets, extras } from './chooser.js'

const sizes: Budgets = JSON.parse(readFileSync(join(root, 'tooling/size/budgets.json'), 'utf8'))
const exportsOf = (name: string): string => readFileSync(join(root, 'packages', name.slice(5), 'src/index.ts'), 'utf8')

describe('answerOf', () => {
  it('installs and creates what the example for pages without a framework has', () => {
    const { install, code } = answerOf({ view: 'element', adapters: ['eip155'], extras: [] }, sizes)
    expect(install).toBe('npm install @kit/core @kit/eip155-viem viem @kit/element rxjs')
    const example = readFileSync(join(root, 'examples/plain/src/kit.ts'), 'utf8')
    const flat = (text: string) => text.replace(/\s+/g, ' ').trim()
    expect(flat(code)).toBe(flat(example))
  })

  it('states the measured size of a page with EVM chains, alone and with pairing', () => {
    const kilobytesOf = (ids: readonly string[]) =>
      answerOf({ view: 'react', adapters: ['eip155'], extras: ids }, sizes).kilobytes
    expect(kilobytesOf([])).toBe(Math.round(sizes.EVM.load / 1000))
    expect(kilobytesOf(['walletconnect'])).toBe(Math.round(sizes['EVM and pairing'].load / 1000))
  })

  it('leaves out the modal, and lists what was added in its slot', () => {
    const { install, code, kilobytes } = answerOf(
      { view: 'none', adapters: ['solana', 'bitcoin'], extras: ['walletconnect', 'siwx'] },
      sizes,
    )
    expect(install).not.toContain('react')
    expect(code).not.toContain('modal')
    expect(code).toContain('adapters: [solana({ networks: [solanaMainnet] }), bitcoin({ networks: [bitcoinMainnet] })]')
    expect(code).toContain("connectors: [walletConnect({ relayUrl: 'wss://relay.example' })]")
    expect(code).toContain("plugins: [siwx(createSiwx({ statement: 'Sign in to the example.' }))]")
    expect(kilobytes).toBeLessThan(30)
  })

  it.each([...adapters, ...extras].map(({ imports }) => imports))('imports names that exist: %s', (imports) => {
    for (const [, names = '', from = ''] of imports.matchAll(/import \{ (.+) \} from '(.+)'/g)) {
      if (from.endsWith('/chains')) continue
      for (const name of names.split(', ')) expect(exportsOf(from)).toMatch(new RegExp(`\\b${name}\\b`))
    }
  })
})
