import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defineKitElements } from './index.js'
import { version } from './version.data.js'

describe('defineKitElements on a server', () => {
  it('imports and runs without any effect', () => {
    expect(typeof document).toBe('undefined')
    expect(defineKitElements()).toBeUndefined()
  })

  it('exports the published version', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as object
    expect(manifest).toMatchObject({ version })
  })
})
