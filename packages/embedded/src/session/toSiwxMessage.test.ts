import { describe, expect, it } from 'vitest'
import { type FrameSignInRequest, toSiwxMessage } from './toSiwxMessage.js'

const origin = 'https://dapp.example'
const request = { domain: 'dapp.example', uri: `${origin}/in`, nonce: 'n', networkIds: ['eip155:1'] }
const ask = (change: object) =>
  toSiwxMessage({ request: { ...request, ...change }, chainId: 'eip155:1', origin } as unknown as FrameSignInRequest)

describe('toSiwxMessage', () => {
  it("accepts only the page's own domain and URI", () => {
    expect(ask({})).toMatchObject({ domain: 'dapp.example', uri: `${origin}/in`, chainId: 'eip155:1', version: '1' })
    expect(ask({ domain: 'evil.example' })).toBeUndefined()
    expect(ask({ uri: 'https://evil.example/in' })).toBeUndefined()
    expect(ask({ uri: 'nowhere' })).toBeUndefined()
  })
})
