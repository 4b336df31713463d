import { describe, expect, it } from 'vitest'
import { isKnownRouter } from './isKnownRouter.js'

const oneInch = '0x111111125421cA6dc452d289314280a0f8842A65'
const own = `0x${'De'.repeat(20)}`

describe('isKnownRouter', () => {
  it('knows well-known routers on their networks', () => {
    expect(isKnownRouter(oneInch, 'eip155:1')).toBe(true)
    expect(isKnownRouter(oneInch, 'eip155:31337')).toBe(false)
    expect(isKnownRouter(own, 'eip155:1')).toBe(false)
    expect(isKnownRouter('constructor', 'eip155:1')).toBe(false)
  })

  it('knows the routers of the app alone, on a network for which it names some', () => {
    const routers = { 'eip155:1': [own.toLowerCase()] } as const
    expect(isKnownRouter(own, 'eip155:1', routers)).toBe(true)
    expect(isKnownRouter(own.toLowerCase(), 'eip155:1', { 'eip155:1': [own] })).toBe(true)
    expect(isKnownRouter(oneInch, 'eip155:1', routers)).toBe(false)
    expect(isKnownRouter(oneInch, 'eip155:10', routers)).toBe(true)
  })
})
