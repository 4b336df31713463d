import { formatUnits, parseUnits } from '@kit/core/plugin'
import { createTestEngine } from '@kit/fakes'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyForm } from './SendState.js'
import { send } from './send.js'
import { typedUnits, validateTransfer } from './validateTransfer.js'

const networkId = 'eip155:1'
const units = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const token = (decimals: number) =>
  ({ networkId, address: undefined, name: 'X', symbol: 'X', decimals, iconUrl: undefined }) as const

it('validateTransfer parses every amount to its last unit, and passes no more than the balance', () => {
  fc.assert(
    fc.property(units, units, fc.integer({ min: 0, max: 36 }), (amount, value, decimals) => {
      const typed = { token: token(decimals), amount: formatUnits(amount, decimals) }
      expect(typedUnits(typed)).toBe(amount)
      const balance = { status: 'success', data: { value, decimals, symbol: 'X' } } as const
      const lacks = validateTransfer({ ...emptyForm, ...typed, balance })
      expect(lacks).toBe(amount === 0n ? 'enterAmount' : amount > value ? 'insufficientBalance' : 'enterAddress')
    }),
  )
})

it('typedUnits rejects text that has more digits than the token or isn’t an amount', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 36 }), (amount, decimals) => {
      const read = typedUnits({ token: token(decimals), amount })
      const fits = new RegExp(`^(?=.*\\d)\\d*\\.?\\d{0,${decimals}}$`).test(amount)
      expect(read !== undefined).toBe(fits)
      if (read !== undefined) expect(read).toBe(parseUnits(amount, decimals))
    }),
  )
})

it('the recipient field passes only addresses of the chain to the wallet, whatever is typed or pasted', async () => {
  const requested: string[] = []
  let count = 0
  const isAddress = (value: string): boolean => /^0x[\da-f]{6}$/.test(value)
  const { connect, kit } = await createTestEngine({
    plugins: [send()],
    eip155: {
      isAddress,
      getBalance: async () => ({ value: 10n ** 18n, decimals: 18, symbol: 'X' }),
      loadCapabilities: async () => ({
        resolveName: async ({ name }) => name.slice(0, 8),
        // A chain whose payment links may contain anything.
        parsePaymentUri: (uri) => ({ address: uri.slice(uri.indexOf(':') + 1), units: '0.25' }),
      }),
      transfer: async ({ to }) => {
        requested.push(to)
        return '0xhash'
      },
    },
    solana: { isAddress: () => false },
  })
  await connect('one')
  const piece = fc.oneof(fc.string(), fc.constantFrom('0xabcdef', ':', '.', 'ethereum:', '1.5', '0xABCDEF', 'a.eth'))
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 4 }), async (pieces) => {
      requested.length = 0
      const to = pieces.join('')
      const sent = await kit.plugins.send.submit({ to, amount: '0.5' }).then(
        () => true,
        () => false,
      )
      const { recipient } = kit.plugins.send.state.getState()
      if (recipient.status === 'ready') expect(isAddress(recipient.address)).toBe(true)
      if (sent) count += 1
      expect(requested.length).toBe(sent ? 1 : 0)
      expect(requested.every(isAddress)).toBe(true)
    }),
    { numRuns: 60, examples: [[['0xabcdef']], [['0xabcdef', '.eth']], [['ethereum:', '0xabcdef']]] },
  )
  // At least the examples must be valid.
  expect(count).toBeGreaterThanOrEqual(3)
})
