import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buttonStyles } from './buttonStyles.js'

const path = new URL('../../styles.css', import.meta.url)

describe('styles.css', () => {
  it('equals the styles that the buttons adopt (KIT_WRITE_STYLES=1 writes it)', () => {
    if (process.env['KIT_WRITE_STYLES']) writeFileSync(path, buttonStyles)
    expect(readFileSync(path, 'utf8')).toBe(buttonStyles)
  })
})
