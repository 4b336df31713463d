import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeStored } from './mergeStored.js'

describe('mergeStored', () => {
  it('keeps what each of two pages added, and drops what either removed', () => {
    const before = { seed: 's', old: 1, mine: 1, theirs: 1 }
    expect(
      mergeStored(before, { seed: 's', old: 1, theirs: 1, added: 2 }, { seed: 's', old: 1, mine: 1, other: 3 }),
    ).toEqual({ seed: 's', old: 1, other: 3, added: 2 })
  })

  it('identifies records by their ID fields', () => {
    const [one, two, three] = ['a', 'b', 'c'].map((topic) => ({ topic, expiry: 1 }))
    expect(mergeStored([one], [{ ...one, expiry: 2 }, two], [one, three])).toEqual([{ ...one, expiry: 2 }, three, two])
    expect(mergeStored([one], [{ ...one, expiry: 2 }], [three])).toEqual([three])
    expect(
      mergeStored(
        [{ id: 1, topic: 'a' }],
        [],
        [
          { id: 1, topic: 'a' },
          { id: 2, topic: 'a' },
        ],
      ),
    ).toEqual([{ id: 2, topic: 'a' }])
  })

  it("returns this page's value when records can't be identified, and never throws", () => {
    expect(mergeStored('a', 'b', 'c')).toBe('b')
    expect(mergeStored([1], [2], [3])).toEqual([2])
    expect(mergeStored([], { a: 1 }, [])).toEqual({ a: 1 })
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (before, next, now) => {
        mergeStored(before, next, now)
      }),
    )
  })

  it("returns this page's value when no other page wrote", () => {
    const record = fc.dictionary(fc.string({ minLength: 1 }), fc.integer())
    fc.assert(
      fc.property(record, record, (before, next) => {
        expect(mergeStored(before, next, before)).toEqual({ ...next })
      }),
    )
  })
})
