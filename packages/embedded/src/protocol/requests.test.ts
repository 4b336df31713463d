import { describe, expect, it } from 'vitest'
import { requests } from './requests.js'

describe('payloads of requests to the frame', () => {
  it('require a valid email, a one-time code (otp) of six digits, a known social provider, a theme mode, an account type and a chain ID', () => {
    const isTaken = (name: keyof typeof requests, payload: unknown) => requests[name].payload.safeParse(payload).success
    const taken = (name: keyof typeof requests, key: string, values: readonly string[]) =>
      values.filter((value) => isTaken(name, { [key]: value }))
    expect(taken('CONNECT_EMAIL', 'email', ['ann@dapp.example', 'ann', 'a b@dapp.example', '@dapp.example'])).toEqual([
      'ann@dapp.example',
    ])
    expect(taken('CONNECT_OTP', 'otp', ['123456', '12345', '1234567', '12345a'])).toEqual(['123456'])
    const providers = ['google', 'github', 'apple', 'facebook', 'x', 'discord']
    expect(taken('GET_SOCIAL_REDIRECT_URI', 'provider', [...providers, 'myspace', 'Google'])).toEqual(providers)
    expect(taken('SYNC_THEME', 'themeMode', ['light', 'dark', 'auto'])).toEqual(['light', 'dark'])
    // Each chain has one ID: another spelling would escape the names and units that the frame pins.
    const ids = ['eip155:1', 'eip155:01', 'eip155:0', 'eip155:0x1', 'eip155:1e0', 'eip155:31337']
    expect(
      ids.filter((chainId) => isTaken('RPC_REQUEST', { method: 'personal_sign', chainId, chainNamespace: 'eip155' })),
    ).toEqual(['eip155:1', 'eip155:31337'])
    expect(taken('SET_PREFERRED_ACCOUNT', 'type', ['eoa', 'smartAccount', 'payment'])).toEqual(['eoa', 'smartAccount'])
  })
})
