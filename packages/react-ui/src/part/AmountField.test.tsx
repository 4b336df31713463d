import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createText } from '../text/createText.js'
import { enFeatures } from '../text/enFeatures.data.js'
import { LanguageContext } from '../text/useText.js'
import { AmountField, type AmountFieldProps } from './AmountField.js'

const token = { symbol: 'ETH', decimals: 18 }
const values: string[] = []

function Page({ locale, value: first = '', ...props }: Partial<AmountFieldProps> & { readonly locale: string }) {
  const [value, setValue] = useState(first)
  const text = createText({ locale, messages: enFeatures, dir: 'ltr' })
  const change = (next: string) => {
    values.push(next)
    setValue(next)
  }
  return (
    <LanguageContext value={{ text, locale, dir: 'ltr', has: () => false }}>
      <AmountField label="Amount" value={value} onChange={change} token={token} {...props} />
      <button type="button" onClick={() => change('7')}>
        Seven
      </button>
    </LanguageContext>
  )
}

const field = page.getByRole('textbox', { name: /^Amount/ })
const input = () => field.element() as HTMLInputElement
const show = async (props: Parameters<typeof Page>[0]) => {
  values.length = 0
  await render(<Page {...props} />)
}
async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', text)
  input().focus()
  input().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

it("AmountField accepts any decimal separator, shows the user's own, and reports the amount with a point", async () => {
  await show({ locale: 'de' })
  await userEvent.type(field, '1.50')
  await expect.element(field).toHaveValue('1,50')
  expect(values).toEqual(['1', '1.', '1.5', '1.50'])
})

it("AmountField accepts Arabic digits and shows the user's digits", async () => {
  await show({ locale: 'ar-EG' })
  await userEvent.type(field, '١٢٫5')
  await expect.element(field).toHaveValue('١٢٫٥')
  expect(values.at(-1)).toBe('12.5')
})

it.each(['bn', 'my', 'as', 'dz', 'sat', 'mni', 'en-u-nu-thai', 'en-u-nu-khmr', 'en-u-nu-tamldec', 'en-u-nu-cakm'])(
  'AmountField accepts an amount, character by character, in %s',
  async (locale) => {
    await show({ locale })
    for (const letter of '12.5') await userEvent.type(field, letter)
    expect(values.at(-1)).toBe('12.5')
    input().setSelectionRange(0, 0)
    await userEvent.keyboard('3')
    expect(values.at(-1)).toBe('312.5')
  },
)

it.each([
  ['en', '1,234,567.25', '1234567.25'],
  ['de', '1.234.567,25', '1234567.25'],
  ['en-IN', '12,34,567.25', '1234567.25'],
  ['es', '1234,5', '1234.5'],
  ['ar-EG', '١٬٢٣٤٬٥٦٧٫٢٥', '1234567.25'],
])('AmountField groups digits while the user types, as %s writes them', async (locale, written, amount) => {
  await show({ locale })
  for (const letter of amount) await userEvent.keyboard(letter === '1' && values.length === 0 ? '{Tab}1' : letter)
  await expect.element(field).toHaveValue(written)
  expect(values.at(-1)).toBe(amount)
})

it('AmountField keeps the caret between the same digits when separators move', async () => {
  await show({ locale: 'en', value: '1234567' })
  await userEvent.click(field)
  const caretAt = (caret: number) => input().setSelectionRange(caret, caret)
  const shownCaret = () =>
    `${input().value.slice(0, input().selectionStart ?? 0)}|${input().value.slice(input().selectionStart ?? 0)}`
  caretAt(3)
  await userEvent.keyboard('9')
  expect(shownCaret()).toBe('12,9|34,567')
  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(shownCaret()).toBe('1|34,567')
  caretAt(4)
  await userEvent.keyboard('{Backspace}')
  expect(shownCaret()).toBe('13|,567')
  await userEvent.keyboard('{Delete}')
  expect(shownCaret()).toBe('1,3|67')
  expect(values.at(-1)).toBe('1367')
})

it('AmountField reads a typed point as the decimal separator, also if it replaces text with a separator like it', async () => {
  await show({ locale: 'de', value: '1250' })
  await userEvent.click(field)
  input().setSelectionRange(1, 5)
  await userEvent.keyboard('.5')
  await expect.element(field).toHaveValue('1,5')
  expect(values.at(-1)).toBe('1.5')
})

it('AmountField in right-to-left text writes from left to right, with the caret after the last digit', async () => {
  document.documentElement.dir = 'rtl'
  try {
    await show({ locale: 'ar-EG' })
    await userEvent.click(field)
    await userEvent.keyboard('١٢٣٤')
    await expect.element(field).toHaveValue('١٬٢٣٤')
    expect(getComputedStyle(input()).direction).toBe('ltr')
    expect(input().selectionStart).toBe(5)
  } finally {
    document.documentElement.dir = ''
  }
})

it("AmountField accepts an amount in the kit's Indian format", async () => {
  await show({ locale: 'en-IN' })
  await paste('1,00,00,000')
  expect(values).toEqual(['10000000'])
})

it('AmountField ignores invalid characters, and keeps the caret in place', async () => {
  await show({ locale: 'de', value: '1250' })
  await userEvent.click(field)
  input().setSelectionRange(3, 3)
  await userEvent.keyboard('x.3')
  await expect.element(field).toHaveValue('12,350')
  expect(input().selectionStart).toBe(4)
})

it('AmountField keeps more digits than the token has, so the user can see what is wrong', async () => {
  await show({ locale: 'en', token: { symbol: 'USDC', decimals: 2 } })
  await userEvent.type(field, '1.2345')
  await expect.element(field).toHaveValue('1.2345')
})

it('AmountField replaces the selection with a pasted amount with group separators, and ignores other text', async () => {
  await show({ locale: 'en', value: '99' })
  input().select()
  await paste('1,234.50 ETH')
  await expect.element(field).toHaveValue('1,234.50')
  await paste('hello')
  await expect.element(field).toHaveValue('1,234.50')
})

it('AmountField accepts fiat if there is a price, and shows both values', async () => {
  await show({ locale: 'en', value: '2', price: 2000 })
  await page.getByRole('button', { name: 'Enter amount in USD' }).click()
  await expect.element(field).toHaveValue('4,000')
  await userEvent.fill(field, '100.505')
  await expect.element(field).toHaveValue('4,000')
  await userEvent.fill(field, '100.50')
  expect(values.at(-1)).toBe('0.05025')
  await expect.element(page.getByRole('button', { name: 'Enter amount in ETH' })).toHaveTextContent('0.05025 ETH')
  await page.getByRole('button', { name: 'Seven' }).click()
  await expect.element(field).toHaveValue('14,000')
  await page.getByRole('button', { name: 'Enter amount in ETH' }).click()
  await expect.element(field).toHaveValue('7')
})

it('AmountField writes the currency in Arabic as other views do', async () => {
  await show({ locale: 'ar', value: '0.001', price: 2 })
  const note = page.getByRole('button', { name: /USD/ })
  await expect.element(note).toHaveTextContent('<0.01')
  await note.click()
  await expect.element(page.getByText('US$', { exact: true })).toBeVisible()
})

it('AmountField shows Max only with onMax, and no fiat without a price', async () => {
  await show({ locale: 'en', available: 1_500_000_000_000_000_000n })
  await expect.element(page.getByText('1.5 ETH')).toBeVisible()
  expect(page.getByRole('button', { name: 'Max' }).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Enter amount in USD' }).query()).toBeNull()
  const requested: string[] = []
  await show({ locale: 'en', available: 1n, onMax: () => requested.push('max') })
  await page.getByRole('button', { name: 'Max' }).click()
  expect(requested).toEqual(['max'])
})
