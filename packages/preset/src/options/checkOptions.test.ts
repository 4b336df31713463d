import { isKitError } from '@kit/core'
import { describe, expect, it } from 'vitest'
import { checkOptions } from './checkOptions.js'
import { PresetError } from './PresetError.js'

const adapters = [() => undefined]
const metadata = { name: 'App', description: '', url: 'https://dapp.example', icons: [] }

function problemsOf(options: object, joined?: object): PresetError['problems'] {
  try {
    checkOptions(options, joined)
    return []
  } catch (error) {
    if (error instanceof PresetError) return error.problems
    throw error
  }
}
const refused = (options: object) => problemsOf({ adapters, metadata, ...options }).map(({ option }) => option)

describe('checkOptions', () => {
  it.each([
    ['a bigint', 10n, '"10"'],
    ['a bigint in an object', { chainId: 1n }, '{"chainId":"1"}'],
    ['a function', () => 1, 'a function'],
    ['a long string', 'x'.repeat(200), `"${'x'.repeat(98)}`],
  ])('reports whatever value was received: %s', (_, themeMode, reported) => {
    expect(() => checkOptions({ adapters, metadata, themeMode })).toThrow(`received ${reported}`)
  })

  it('reports all invalid options at once, with what was given and what is allowed', () => {
    const wrong = { metadata, themeMode: 'blue', features: { socials: ['gogle'], swaps: 'yes' }, projectID: 'p' }
    expect(problemsOf(wrong)).toEqual([
      {
        option: 'adapters',
        received: undefined,
        expected: 'must be an array such as [eip155({ networks: [mainnet] })]',
      },
      { option: 'themeMode', received: 'blue', expected: 'must be one of light, dark, auto' },
      expect.objectContaining({ option: 'features.socials', received: ['gogle'] }),
      { option: 'features.swaps', received: 'yes', expected: 'must be true or false' },
      { option: 'projectID', received: 'p', expected: 'unknown option, use projectId' },
    ])
    try {
      checkOptions(wrong)
      expect.unreachable()
    } catch (error) {
      expect(isKitError(error, 'preset/invalidOptions')).toBe(true)
      expect(String(error)).toContain('5 preset options are invalid')
      expect(String(error)).toContain('themeMode: must be one of light, dark, auto; received "blue"')
    }
  })

  it.each([
    ['feature', { features: { swap: true } }, 'unknown option, use features.swaps'],
    ['termsUrl', { termsConditionUrl: '/terms' }, 'unknown option, use termsConditionsUrl'],
    ['service', { services: { relais: 'wss://r.example' } }, 'unknown option, use services.relay'],
    ['name without a match', { quux: 1 }, 'unknown option'],
  ])('suggests the nearest name for an unknown %s', (_, options, allowed) => {
    expect(problemsOf({ adapters, metadata, ...options })[0]?.expected).toBe(allowed)
  })

  it.each([
    [{ services: { api: 'ftp://x', relay: 'https://r.example', frame: 'https://w.example/frame' } }, 3],
    [{ customRpcUrls: { 'eip155:1': [] } }, 1],
    [{ customRpcUrls: { mainnet: ['https://rpc.example'] } }, 1],
    [{ tokens: { 'eip155:1': [{ symbol: 'X' }] } }, 1],
    [{ swapRouters: { 'eip155:1': ['router'] } }, 1],
    [{ networks: [] }, 1],
    [{ defaultNetwork: 'mainnet' }, 1],
    [{ customWallets: [{ id: 'a' }] }, 1],
    [{ features: { connectMethodsOrder: ['email', 'email'] } }, 1],
    [{ allWallets: 'show' }, 1],
    [{ projectId: 'a b' }, 1],
    [{ termsConditionsUrl: 'javascript:alert(1)' }, 1],
    [{ defaultAccountTypes: { eip155: 1 } }, 1],
    [{ includeWalletIds: 'a' }, 1],
  ])('refuses invalid options: %o', (options, count) => {
    expect(refused(options)).toHaveLength(count)
  })

  it.each([
    [{}],
    [{ projectId: undefined, features: { swaps: undefined }, siwx: undefined, siweConfig: {} }],
    [{ features: { socials: false, legalCheckbox: true }, termsConditionsUrl: '/terms' }],
    [{ customRpcUrls: { 'eip155:1': [{ url: 'https://rpc.example' }, 'wss://rpc.example'] } }],
    [{ tokens: { 'eip155:1': { address: '0x1' }, 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': [{ address: 'a' }] } }],
    [{ networks: ['eip155:1', { id: 8453 }, { id: 'solana:1' }], defaultNetwork: { id: 8453 } }],
    [{ swapRouters: { 'eip155:1': ['0x111111125421cA6dc452d289314280a0f8842A65'] } }],
    [{ themeVariables: { '--kit-accent': 'red', colorMix: 'blue' } }],
  ])('accepts valid options: %o', (options) => {
    expect(refused(options)).toEqual([])
  })

  it('refuses both siweConfig and siwx', () => {
    expect(problemsOf({ adapters, metadata, siwx: {}, siweConfig: {} })[0]?.expected).toBe(
      'Options cannot set both siweConfig and siwx',
    )
  })

  it('requires terms for a checkbox that accepts them', () => {
    expect(refused({ features: { legalCheckbox: true } })).toEqual(['features.legalCheckbox'])
    expect(
      problemsOf({ features: { legalCheckbox: true } }, { features: { legalCheckbox: true }, privacyPolicyUrl: '/p' }),
    ).toEqual([])
  })

  it('allows changes of live options only at runtime', () => {
    const expected = "can't be changed after the preset is created"
    const services = { relay: 'wss://relay.example' }
    expect(
      problemsOf(
        { themeMode: 'dark', projectId: 'p', services, features: { pay: true, swaps: true, analyticsAddress: true } },
        {},
      ),
    ).toEqual([
      { option: 'projectId', received: 'p', expected },
      { option: 'services', received: services, expected },
      { option: 'features.pay', received: true, expected },
      { option: 'features.analyticsAddress', received: true, expected },
    ])
  })
})
