import { describe, expect, it } from 'vitest'
import { parseTraceparent } from './parseTraceparent.js'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

describe('parseTraceparent', () => {
  it('reads the identifiers of this version and of later ones', () => {
    expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toEqual({ traceId, spanId })
    expect(parseTraceparent(`cc-${traceId}-${spanId}-01-what-the-future-has`)).toEqual({ traceId, spanId })
  })

  it.each([
    undefined,
    '',
    `ff-${traceId}-${spanId}-01`,
    `00-${traceId}-${spanId}-01-more`,
    `00-${traceId.toUpperCase()}-${spanId}-01`,
    `00-${'0'.repeat(32)}-${spanId}-01`,
    `00-${traceId}-${'0'.repeat(16)}-01`,
    `00-${traceId}-${spanId}`,
    `00-${traceId}-${spanId}-1`,
  ])('rejects %j', (text) => {
    expect(parseTraceparent(text)).toBeUndefined()
  })
})
