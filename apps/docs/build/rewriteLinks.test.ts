import { describe, expect, it } from 'vitest'
import { rewriteLinks } from './rewriteLinks.js'

describe('rewriteLinks', () => {
  it('replaces links and pictures, and leaves code blocks alone', () => {
    const text = 'See [`a`](a.md) and ![b](b.png).\n\n```ts\ncall[0](c)\n```\n\n[d](d.md#e), [e]\n\n[e]: e.md\n'
    expect(rewriteLinks(text, (link) => `/${link}`)).toBe(
      'See [`a`](/a.md) and ![b](/b.png).\n\n```ts\ncall[0](c)\n```\n\n[d](/d.md#e), [e]\n\n[e]: /e.md\n',
    )
  })
})
