import { KitError } from '@kit/core'
import { createFixtureKit } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const row = {
  id: 'example.fox',
  kind: 'injected' as const,
  name: 'Fox Wallet',
  connectorIds: ['example.fox'],
  namespaces: ['eip155'],
  installed: true,
  recent: false,
  connected: false,
}

it.each([
  ['connection/noAccounts', 'Fox Wallet has no account for the networks of this app.'],
  ['connection/pending', 'Fox Wallet already has an open request.'],
  ['wallet/failed', 'Fox Wallet did not answer as expected.'],
] as const)('a connect that ended with %s says what can be done', async (code, words) => {
  const { kit } = createFixtureKit({
    history: [{ name: 'ConnectingExternal', data: { row, connectorId: 'example.fox' } }],
    states: {
      attempt: {
        status: 'failed',
        connectorId: 'example.fox',
        namespace: 'eip155',
        error: new KitError(code, { shortMessage: 'An example' }),
      },
    },
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  await expect.element(page.getByText(words)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})
