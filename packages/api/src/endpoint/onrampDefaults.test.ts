import { describe, expect, it } from 'vitest'
import { onrampDefaults } from './onrampDefaults.data.js'

describe('onrampDefaults', () => {
  it('has the default limits: card from 10.00 to 7500.00, bank (ach) from 10.00 to 25000.00, for USD and EUR', () => {
    const limits = [
      { id: 'card', min: '10.00', max: '7500.00' },
      { id: 'ach_bank_account', min: '10.00', max: '25000.00' },
    ]
    expect(onrampDefaults.paymentCurrencies).toEqual([
      { id: 'USD', limits },
      { id: 'EUR', limits },
    ])
  })
})
