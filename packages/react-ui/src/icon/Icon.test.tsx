import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

it('Icon grows with the text of the modal, but not out of its button', async () => {
  await render(
    <KitProvider kit={createFixtureKit({ history: [{ name: 'Connect', data: undefined }] }).kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  const close = page.getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  const size = () => close.element().querySelector('svg')?.getBoundingClientRect().width ?? 0
  const usual = size()
  expect(usual).toBeGreaterThanOrEqual(18)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  expect(size()).toBeCloseTo(1.4 * usual, 0)
  expect(size()).toBeLessThan(close.element().getBoundingClientRect().width)
})
