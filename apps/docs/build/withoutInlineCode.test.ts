import { describe, expect, it } from 'vitest'
import { withoutInlineCode } from './withoutInlineCode.js'

describe('withoutInlineCode', () => {
  it('moves the script that applies dark mode to a file, and removes style attributes', () => {
    const html =
      '<head><link rel="preload stylesheet" href="/a.css"><script id="check-dark-mode">(() => { x<y })()</script></head><div style="a:b" class="doc">'
    const page = withoutInlineCode(html)
    expect(page).not.toMatch(/style=|\(\(\)/)
    expect(page).toContain('<script src="/appearance.js"></script>')
    expect(page).toContain('<div class="doc">')
  })
})
