import { describe, expect, it } from 'vitest'
import { en } from './en.data.js'

describe('the on-ramp texts', () => {
  it('show the fee range of a provider: 1–2 percent', () => {
    expect(JSON.stringify(en['onramp.onNetworks'])).toMatch(/Fee 1–2 ?%.*Fee 1–2 ?%/)
  })
})
