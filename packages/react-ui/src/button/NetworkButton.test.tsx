import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NetworkButton } from './NetworkButton.js'

describe('NetworkButton', () => {
  it.each([
    ['leaves the name to screen readers on a small screen', 767, false],
    ['shows the name on a large screen', 768, true],
  ])('%s with a responsive showName', async (_, width, isNamed) => {
    await page.viewport(width, 600)
    await render(
      <KitProvider kit={createFixtureKit().kit}>
        <NetworkButton locale="en" showName={{ smallScreen: false, largeScreen: true }} />
      </KitProvider>,
    )
    const button = page.getByRole('button', { name: 'Ethereum' })
    await expect.element(button).toBeVisible()
    const name = page.getByText('Ethereum').element()
    expect(name.getBoundingClientRect().width > 1).toBe(isNamed)
  })
})
