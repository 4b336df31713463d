import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CodeField, type CodeFieldProps } from './CodeField.js'
import { classes } from './CodeField.module.css.js'

const done: string[] = []

function Page(props: Partial<CodeFieldProps>) {
  const [value, setValue] = useState('')
  return <CodeField label="Code" value={value} onChange={setValue} onComplete={(code) => done.push(code)} {...props} />
}

const field = page.getByRole('textbox', { name: 'Code' })
const boxes = () => [...document.querySelectorAll('[aria-hidden=true]')].map((box) => box.textContent).join('|')
const show = async (props: Partial<CodeFieldProps> = {}) => {
  done.length = 0
  await render(<Page {...props} />)
  await field.click()
}

it('CodeField gets the focus when it appears', async () => {
  await render(<Page />)
  await expect.element(field).toHaveFocus()
})

it('CodeField accepts digits only, one per box, and completes with the last one', async () => {
  await show()
  await userEvent.keyboard('1a2-3')
  expect(boxes()).toBe('1|2|3|||')
  expect(done).toEqual([])
  await userEvent.keyboard('456')
  expect(boxes()).toBe('1|2|3|4|5|6')
  expect(done).toEqual(['123456'])
  await userEvent.keyboard('7')
  expect(boxes()).toBe('1|2|3|4|5|6')
  await userEvent.keyboard('{Enter}')
  expect(done).toEqual(['123456', '123456'])
})

it('CodeField accepts a pasted code with text around it, and digits of other scripts', async () => {
  await show()
  await userEvent.fill(field, 'Your code: 042 042.')
  expect(boxes()).toBe('0|4|2|0|4|2')
  await userEvent.clear(field)
  await userEvent.fill(field, '١٢٣۴۵۶')
  expect(done).toEqual(['042042', '123456'])
})

it('CodeField supports arrow keys, replaces a digit and deletes one', async () => {
  await show()
  await userEvent.keyboard('123456{Home}{ArrowRight}9')
  expect(boxes()).toBe('1|9|3|4|5|6')
  await userEvent.keyboard('{Backspace}')
  expect(boxes()).toBe('1|3|4|5|6|')
  await userEvent.keyboard('{End}{Backspace}{Backspace}')
  expect(boxes()).toBe('1|3|4|||')
})

it('CodeField supports codes from messages, and shows that a code is wrong', async () => {
  await show({ isInvalid: true, describedBy: 'why' })
  const input = field.element()
  expect(input.getAttribute('autocomplete')).toBe('one-time-code')
  expect(input.getAttribute('inputmode')).toBe('numeric')
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(input.getAttribute('aria-describedby')).toBe('why')
})

it('CodeField marks the first box after the code is cleared', async () => {
  const marked = () =>
    [...document.querySelectorAll('[aria-hidden=true]')].findIndex(({ classList }) => classList.contains(classes.now))
  const { rerender } = await render(<CodeField label="Code" value="123456" onChange={() => undefined} />)
  await field.click()
  await userEvent.keyboard('{End}')
  await expect.poll(marked).toBe(5)
  await rerender(<CodeField label="Code" value="" onChange={() => undefined} />)
  await expect.poll(marked).toBe(0)
})
