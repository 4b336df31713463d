import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defineKitElements } from './index.js'
import { version } from './version.data.js'

describe('the elements where there is no page', () => {
  it('are imported and defined without any effect', () => {
    expect(typeof document).toBe('undefined')
    expect(defineKitElements()).toBeUndefined()
  })

  it('say the version that is published', () => {
    const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as object
    expect(manifest).toMatchObject({ version })
  })
})
