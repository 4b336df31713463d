import { describe, expect, it } from 'vitest'
import { root } from './repository.js'
import { sourceLink } from './sourceLink.js'

const pages = new Map([
  ['docs/errors.md', '/errors'],
  ['docs/start/vite.md', '/start/vite'],
  ['packages/pay/README.md', '/packages/pay'],
  ['README.md', '/'],
])
const linkFrom = (from: string, link: string) =>
  sourceLink({ root, repository: 'https://code.example/kit', pages, from, link })

describe('sourceLink', () => {
  it.each([
    ['docs/pay.md', 'errors.md#pay', '/errors#pay'],
    ['docs/start/vite.md', '../errors.md', '/errors'],
    ['docs/pay.md', 'start/vite.md', '/start/vite'],
    ['docs/pay.md', '../packages/pay', '/packages/pay'],
    ['docs/pay.md', '../packages/pay/README.md#options', '/packages/pay#options'],
    ['packages/pay/README.md', '../../docs/errors.md', '/errors'],
    ['docs/pay.md', '../README.md#quick-start', '/#quick-start'],
    ['README.md', 'docs/images/modal.png', '/images/modal.png'],
    ['docs/hooks.md', '../packages/react/api.md', '/api/react'],
    ['docs/hooks.md', '../packages/react/api.md#viem', '/api/react/viem'],
    ['docs/pay.md', '../packages/core/src/index.ts', 'https://code.example/kit/tree/main/packages/core/src/index.ts'],
    ['packages/pay/README.md', 'https://code.example/kit/tree/main/docs/errors.md#pay', '/errors#pay'],
    ['packages/pay/README.md', 'https://code.example/kit/issues', 'https://code.example/kit/issues'],
    ['docs/pay.md', 'https://eips.example/1', 'https://eips.example/1'],
    ['docs/pay.md', '#errors', '#errors'],
  ])('%s: %s leads to %s', (from, link, target) => expect(linkFrom(from, link)).toBe(target))

  it('throws for a file that does not exist', () => {
    expect(() => linkFrom('docs/pay.md', '../packages/none.ts')).toThrow('docs/pay.md links to packages/none.ts')
  })
})
