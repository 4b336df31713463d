import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineView, KitModal } from '../index.js'

it('a view whose file does not come says what to do, and comes when it is asked for again', async () => {
  let isServed = false
  const view = defineView({
    name: 'AllWallets',
    title: () => 'All Wallets',
    load: () => (isServed ? Promise.resolve(() => <p>Here it is</p>) : Promise.reject(new TypeError('not found'))),
  })
  const views = [view]
  const { kit } = createFixtureKit({ history: [{ name: 'AllWallets', data: undefined }] })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" views={views} />
    </KitProvider>,
  )
  await expect.element(page.getByRole('alert')).toHaveTextContent('reload the page')
  isServed = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
})
