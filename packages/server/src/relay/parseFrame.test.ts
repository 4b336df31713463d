import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseFrame } from './parseFrame.js'
import { rawIds } from './rawIds.js'

const idOf = (text: string) => parseFrame(text).messages.map((message) => ('id' in message ? message.id : undefined))

describe('parseFrame', () => {
  it('keeps every digit of a 19-digit ID, number or string', () => {
    expect(idOf('{"id":1234567890123456789,"method":"m"}')).toEqual(['1234567890123456789'])
    expect(idOf('{"id":"1234567890123456789","method":"m"}')).toEqual(['"1234567890123456789"'])
    expect(idOf('{"method":"m","params":{"id":2},"id" : 9007199254740993 }')).toEqual(['9007199254740993'])
    expect(idOf('{"params":["id",{"id":1}],"\\u0069d":9007199254740993,"method":"m"}')).toEqual(['9007199254740993'])
  })

  it('keeps the IDs of a batch apart, whatever is between the messages', () => {
    const text = ' [{"id":1111111111111111111,"method":"m"}, 7, [{"id":3}], {"method":"m","id":2222222222222222222}]'
    expect(idOf(text)).toEqual(['1111111111111111111', 'null', 'null', '2222222222222222222'])
  })

  it('expects no response for a request without an ID, but responds to a null ID', () => {
    expect(idOf('{"method":"m"}')).toEqual([undefined])
    expect(idOf('{"method":"m","id":null}')).toEqual(['null'])
  })

  it.each([
    ['{"id":1795200000000001,"jsonrpc":"2.0","result":true}', 1795200000000001],
    ['{"id":"1795200000000001","result":true}', 1795200000000001],
    ['{"id":"1795200000000001n","result":true}', 1795200000000001],
  ])('reads the response to a push in each spelling: %s', (text, pushId) => {
    expect(parseFrame(text).messages).toEqual([{ kind: 'answer', pushId, accepted: true }])
  })

  it('does not accept an error as a receipt', () => {
    const { messages } = parseFrame('{"id":1,"jsonrpc":"2.0","error":{"code":-32000,"message":"no"}}')
    expect(messages).toEqual([{ kind: 'answer', pushId: 1, accepted: false }])
  })

  it.each(['', '{', 'undefined', '{"id":1'])('responds with -32700 to text that is not JSON: %s', (text) => {
    expect(parseFrame(text).messages).toEqual([expect.objectContaining({ kind: 'invalid', id: 'null', code: -32_700 })])
  })

  it.each(['1', 'null', '[]', '"text"', '{}', '{"id":{},"method":"m"}', '{"id":true,"method":"m"}'])(
    'responds with -32600 to an invalid request: %s',
    (text) => {
      expect(parseFrame(text).messages).toEqual([expect.objectContaining({ kind: 'invalid', code: -32_600 })])
    },
  )

  it('never throws, for any text', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => parseFrame(text).messages.length > 0))
  })

  it('finds the written ID at any position among other members', () => {
    const digits = fc.stringMatching(/^[1-9]\d{16,30}$/)
    const members = fc.dictionary(
      fc.string().filter((key) => !['id', 'method', '__proto__'].includes(key)),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(digits, members, members, fc.constantFrom('', ' ', '\n\t'), (id, before, after, space) => {
        const inner = (part: object) => JSON.stringify(part).slice(1, -1)
        const parts = [inner(before), `"id"${space}:${space}${id}`, '"method":"m"', inner(after)].filter(Boolean)
        const text = `${space}{${parts.join(`${space},`)}}`
        expect(idOf(text)).toEqual([id])
        expect(rawIds(`[${text},${text}]`)).toEqual([id, id])
      }),
    )
  })
})
