import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../../testing/anyText.js'
import { elementTexts, memberTexts } from './memberTexts.js'

/** JSON with unusual white space. */
const written = fc
  .tuple(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t', '\r\n '))
  .map(([value, space]) => ({ value, text: JSON.stringify(value, undefined, space as string) }))

it('elementTexts splits any array into the texts of its elements', () => {
  fc.assert(
    fc.property(fc.array(written), fc.constantFrom('', ' ', '\n\t'), (items, space) => {
      const texts = items.map(({ text }) => text)
      expect(elementTexts(`${space}[${space}${texts.join(`${space},${space}`)}${space}]${space}`)).toEqual(texts)
    }),
  )
})

it('memberTexts splits any object into the texts of its members, whatever its keys contain', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyText()), fc.array(written, { minLength: 1 }), (keys, items) => {
      const members = keys.map((key, index): [string, string] => [key, items[index % items.length]?.text ?? ''])
      const text = `{ ${members.map(([key, value]) => `${JSON.stringify(key)} : ${value}`).join(' , ')} }`
      expect([...memberTexts(text)]).toEqual(members)
    }),
  )
})

it('memberTexts keeps numbers verbatim, decodes escaped keys and lets the last of equal keys win', () => {
  expect(memberTexts('{"i\\u0064":1e400,"id":12345678901234567890}')).toEqual(new Map([['id', '12345678901234567890']]))
  expect(elementTexts('["\\\\\\"]", 0.10]')).toEqual(['"\\\\\\"]"', '0.10'])
})
