import { describe, expect, it } from 'vitest'
import { isKnownRouter } from './isKnownRouter.js'
import { knownRouters } from './knownRouters.data.js'

const oneInch = '0x111111125421cA6dc452d289314280a0f8842A65'
const own = `0x${'De'.repeat(20)}`

describe('isKnownRouter', () => {
  it('accepts well-known routers on their networks', () => {
    expect(isKnownRouter(oneInch, 'eip155:1')).toBe(true)
    expect(isKnownRouter(oneInch, 'eip155:31337')).toBe(false)
    expect(isKnownRouter(own, 'eip155:1')).toBe(false)
    expect(isKnownRouter('constructor', 'eip155:1')).toBe(false)
  })

  it('finds each listed router, by its lowercase address and only on its own networks', () => {
    for (const [address, chains] of Object.entries(knownRouters)) {
      expect(address).toMatch(/^0x[0-9a-f]{40}$/)
      for (const id of chains)
        expect(isKnownRouter(address.toUpperCase().replace('0X', '0x'), `eip155:${id}`)).toBe(true)
      expect(isKnownRouter(address, 'eip155:11155111')).toBe(false)
    }
    const universalRouterOfBase = '0x6fF5693b99212Da76ad316178A184AB56D299b43'
    expect(isKnownRouter(universalRouterOfBase, 'eip155:8453')).toBe(true)
    expect(isKnownRouter(universalRouterOfBase, 'eip155:1')).toBe(false)
  })

  it('accepts only the routers of the app, on a network for which it lists some', () => {
    const routers = { 'eip155:1': [own.toLowerCase()] } as const
    expect(isKnownRouter(own, 'eip155:1', routers)).toBe(true)
    expect(isKnownRouter(own.toLowerCase(), 'eip155:1', { 'eip155:1': [own] })).toBe(true)
    expect(isKnownRouter(oneInch, 'eip155:1', routers)).toBe(false)
    expect(isKnownRouter(oneInch, 'eip155:10', routers)).toBe(true)
  })
})
