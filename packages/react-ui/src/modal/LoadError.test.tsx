import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineFeature, defineView } from '../feature.js'
import { KitModal } from '../index.js'

declare module '@kit/modal' {
  interface ViewData {
    Late: undefined
  }
}

it('a view that fails to load shows what to do, and loads on retry', async () => {
  let isServed = false
  const late = defineView({ name: 'Late', title: () => 'Late', Component: () => <p>Here it is</p> })
  const features = [
    defineFeature({
      id: 'late',
      views: { Late: () => (isServed ? Promise.resolve(late) : Promise.reject(new TypeError('not found'))) },
    }),
  ]
  const { kit } = createFixtureKit({ history: [{ name: 'Late', data: undefined }] })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" features={features} />
    </KitProvider>,
  )
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Couldn’t load this. Check your connection and try again.')
  await expect.element(page.getByRole('dialog', { name: kit.options.metadata.name })).toBeVisible()
  await expect.element(page.getByText('Loading')).not.toBeInTheDocument()
  isServed = true
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('Here it is')).toBeVisible()
  await expect.element(page.getByRole('dialog', { name: 'Late' })).toBeVisible()
})
