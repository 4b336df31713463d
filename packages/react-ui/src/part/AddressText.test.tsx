import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { AddressText } from './AddressText.js'

it('AddressText keeps a shortened address on one line at any width, and wraps the words around it', async () => {
  const { container } = await render(
    <p style={{ overflowWrap: 'anywhere' }}>
      <AddressText>Call mint on 0x5F…180aa3 at any time</AddressText>
    </p>,
  )
  expect(container.textContent).toBe('Call mint on 0x5F…180aa3 at any time')
  const text = container.querySelector('p') as HTMLElement
  const address = [...text.childNodes].find((node) => node.textContent === '0x5F…180aa3') as HTMLElement
  const lines = () => address.getClientRects().length
  const one = text.clientHeight
  for (let width = 100; width < 320; width += 10) {
    text.style.inlineSize = `${width}px`
    expect(lines()).toBe(1)
  }
  text.style.inlineSize = '100px'
  expect(text.clientHeight).toBeGreaterThan(one)
})
