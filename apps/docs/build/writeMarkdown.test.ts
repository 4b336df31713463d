import { describe, expect, it } from 'vitest'
import { llmsText } from './writeMarkdown.js'

describe('llmsText', () => {
  it('starts with a summary, and links the Markdown of each page', () => {
    const text = llmsText('# Title.\n\nSummary.\n\nMore.')
    expect(text).toMatch(/^# Kit\n\n> Title\. Summary\.\n\nEach installed package .+`SKILL\.md`.+\n\n## Start\n/)
    expect(text).toContain('- [What the kit is](/index.md)\n')
    expect(text).toContain('- [Errors](/errors.md)\n')
    expect(text).toContain('- [Packages](/packages/index.md)\n')
  })
})
