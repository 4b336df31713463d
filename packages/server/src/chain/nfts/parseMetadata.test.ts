import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../testing/anyText.js'
import { parseMetadata } from './parseMetadata.js'

it('parseMetadata reads metadata in every encoding of a data URI', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ab ü日%#&+,;{"\\'), minLength: 1 }).map((text) => `a${text}b`)
  fc.assert(
    fc.property(word, word, (name, image) => {
      const json = JSON.stringify({ name, image })
      const expected = { name: name.replace(/\s+/g, ' '), isSpamText: false, description: undefined, image }
      const base64 = Buffer.from(json).toString('base64')
      expect(parseMetadata(`data:application/json;base64,${base64}`)).toEqual(expected)
      expect(parseMetadata(`data:application/json;charset=utf-8;base64,${base64}`)).toEqual(expected)
      expect(parseMetadata(`data:application/json,${encodeURIComponent(json)}`)).toEqual(expected)
      expect(parseMetadata(`data:application/json;utf8,${json}`)).toEqual(expected)
      expect(parseMetadata(`data:application/json; charset="utf-8",${json}`)).toEqual(expected)
      expect(parseMetadata(`data:text/plain;charset=utf-8;base64,${base64}`)).toEqual(expected)
      expect(parseMetadata(`data:text/plain,${encodeURIComponent(json)}`)).toEqual(expected)
      expect(parseMetadata(`data:,${encodeURIComponent(json)}`)).toEqual(expected)
      expect(parseMetadata(`data:;base64,${Buffer.from(`\ufeff${json}`).toString('base64')}`)).toEqual(expected)
      expect(parseMetadata(`\ufeff${json}\n`)).toEqual(expected)
    }),
  )
})

it('parseMetadata parses any input without throwing, and drops text that is long or invisible', () => {
  const field = fc.oneof(anyText(), fc.jsonValue(), fc.constant('\u202ea\u0000b\n'.repeat(200)))
  const fields = fc.record(
    { name: field, description: field, image: field, image_url: field, __proto__: field, extra: field },
    { requiredKeys: [] },
  )
  const text = fc.oneof(
    { weight: 3, arbitrary: fields.map((value) => JSON.stringify(value)) },
    fc.json(),
    anyText(),
    fc.string().map((rest) => `data:application/json${rest}`),
    fc.constant('['.repeat(50_000)),
  )
  fc.assert(
    fc.property(text, (given) => {
      for (const parsed of [parseMetadata(given), parseMetadata(`data:application/json,${given}`)]) {
        if (parsed === undefined) continue
        expect(Object.keys(parsed).sort()).toEqual(['description', 'image', 'isSpamText', 'name'])
        const { name = 'a', description = 'a', image = '' } = parsed
        expect([...name].length).toBeLessThanOrEqual(80)
        expect([...description].length).toBeLessThanOrEqual(400)
        expect(`${name}${description}`).not.toMatch(
          /[\p{Cc}\p{Cs}\u061c\u200b\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u,
        )
        expect(typeof image).toBe('string')
      }
    }),
    { numRuns: 500 },
  )
})

it('parseMetadata returns without delay for very long input', () => {
  const startedMs = performance.now()
  for (const start of ['data:application/json;', 'data:application/json,', 'data:application/json;a;', '{"name":"'])
    expect(parseMetadata(start + ';a'.repeat(400_000))).toBeUndefined()
  expect(performance.now() - startedMs).toBeLessThan(1000)
})

it('parseMetadata accepts a picture instead of metadata, and an inline picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  for (const text of [svg, `data:image/svg+xml;utf8,${svg}`])
    expect(parseMetadata(text)).toEqual({
      name: undefined,
      isSpamText: false,
      description: undefined,
      image: expect.stringMatching(/^data:/),
    })
  expect(parseMetadata('data:image/png;base64,AA==')?.image).toBe('data:image/png;base64,AA==')
  expect(parseMetadata(JSON.stringify({ name: 'a', image_data: svg }))).toMatchObject({ name: 'a', image: svg })
  expect(parseMetadata(JSON.stringify({ image: 'ipfs://bafy', image_data: svg }))?.image).toBe('ipfs://bafy')
})
