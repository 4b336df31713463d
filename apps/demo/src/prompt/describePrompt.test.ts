import { describe, expect, it } from 'vitest'
import type { DemoConfig } from '../config/DemoConfig.js'
import { demoTexts } from '../texts/demoTexts.data.js'
import { describePrompt } from './describePrompt.js'

describe('describePrompt', () => {
  it.each([['data'], ['input']])('shows a token transfer whose call is in `%s`', (field) => {
    const call = `0xa9059cbb${'bb'.repeat(20).padStart(64, '0')}${(5_000_000).toString(16).padStart(64, '0')}`
    const config = { tokens: { USDC: { address: '0xaa', decimals: 6, name: 'USD Coin' } } }
    const params = [{ to: '0xAA', data: null, [field]: call }]
    expect(describePrompt({ method: 'eth_sendTransaction', params }, config as never as DemoConfig, demoTexts)).toEqual(
      {
        title: 'Send 5 USDC',
        rows: [['To', `0x${'bb'.repeat(20)}`]],
      },
    )
  })
})
