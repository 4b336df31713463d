import { describe, expect, it } from 'vitest'
import { readName } from './readName.js'

describe('readName', () => {
  it.each([
    'alice.eth',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}.eth',
    '\u{1f3f4}\u200d\u2620.eth',
    '\u{1f3f3}\u200d\u{1f308}.eth',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}.eth',
  ])('returns %s unchanged', async (name) => {
    expect(await readName(name)).toBe(name)
  })

  it.each([
    'vit\u0430lik.eth',
    'y\u012bny\u00e1ng.eth',
    'Alice.eth',
    'ali\u200bce.eth',
    'a b.eth',
    '',
    7,
    null,
    'a'.repeat(300),
  ])('rejects %j', async (name) => {
    expect(await readName(name)).toBeUndefined()
  })
})
