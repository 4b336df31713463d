import { createFixtureKit } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button, defineFeature, defineView, type Feature, useOptionalView } from '../feature.js'
import { KitModal } from '../index.js'

declare module '@kit/modal' {
  interface ViewData {
    Cashier: undefined
    WalletReceive: undefined
  }
}

const cashierView = defineView({
  name: 'Cashier',
  title: () => 'Cashier',
  Component: function Cashier() {
    const receive = useOptionalView('receive')
    return receive ? (
      <Button onIntent={receive.prepare} onClick={receive.push}>
        Receive
      </Button>
    ) : (
      <p>Nothing to receive with</p>
    )
  },
})
const receiveView = defineView({ name: 'WalletReceive', title: () => 'Receive', Component: () => <p>My address</p> })

const cashier = defineFeature({ id: 'cashier', views: { Cashier: cashierView } })

async function show(...features: readonly Feature[]): Promise<void> {
  const { kit } = createFixtureKit({ history: [{ name: 'Cashier', data: undefined } as ViewEntry] })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" features={[cashier, ...features]} />
    </KitProvider>,
  )
}

it('useOptionalView opens the view of another package, and preloads it when the user is about to open it', async () => {
  let loads = 0
  const load = async () => {
    loads += 1
    return receiveView
  }
  await show(defineFeature({ id: 'send', views: { WalletReceive: load } }))
  await page.getByRole('button', { name: 'Receive' }).hover()
  await expect.poll(() => loads).toBe(1)
  await page.getByRole('button', { name: 'Receive' }).click()
  await expect.element(page.getByText('My address')).toBeVisible()
})

it('useOptionalView returns undefined when the page has no such view', async () => {
  await show()
  await expect.element(page.getByText('Nothing to receive with')).toBeVisible()
})
