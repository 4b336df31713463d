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

  it('loads the style sheet before the scripts, and no empty one', () => {
    const page = withoutInlineCode(
      '<link rel="preload stylesheet" href="/a.css">\n    <link rel="preload stylesheet" href="/vp-icons.css" as="style">\n<script type="module" src="/b.js"></script><link rel="modulepreload" href="/c.js">',
    )
    expect(page).not.toContain('vp-icons')
    expect(page).toContain('<script type="module" fetchpriority="low" src="/b.js">')
    expect(page).toContain('<link rel="modulepreload" fetchpriority="low" href="/c.js">')
  })
})
