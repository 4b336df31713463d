import { expect, it } from 'vitest'
import { insertCode } from './insertCode.js'

const english = 'Run:\n\n```sh\nnpm start\n```\n\n```ts a/b.ts\nconst a = 1\n```\n'

it('insertCode puts the English code blocks into a translation', () => {
  expect(insertCode('Ejecuta:\n\n<!-- code 1 -->\n\ny:\n\n<!-- code 2 -->\n', english)).toBe(
    'Ejecuta:\n\n```sh\nnpm start\n```\n\ny:\n\n```ts a/b.ts\nconst a = 1\n```\n',
  )
})

it.each([
  ['lacks a block', '<!-- code 1 -->\n'],
  ['has a block too many', '<!-- code 1 -->\n<!-- code 2 -->\n<!-- code 3 -->\n'],
  ['has another order', '<!-- code 2 -->\n<!-- code 1 -->\n'],
])('insertCode rejects a translation that %s', (_, translated) => {
  expect(() => insertCode(translated, english)).toThrow('Expected the code blocks 1, 2')
})
