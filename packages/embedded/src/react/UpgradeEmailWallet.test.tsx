import { KitError } from '@kit/core'
import { createStore } from '@kit/core/plugin'
import { createFixtureKit, fixtureConnections } from '@kit/fixture'
import type { ViewEntry } from '@kit/modal'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { EmbeddedApi } from '../EmbeddedApi.js'
import type { EmbeddedState } from '../state/EmbeddedState.js'
import { embeddedFeature } from './embeddedFeature.js'

const [first] = fixtureConnections

/** Renders the account settings of the embedded wallet or another one. The test controls what its pages return. */
async function show(connectorId: string, open: EmbeddedApi['open']) {
  if (first === undefined) throw new Error('There is no connection.')
  const connection = { ...first, connector: { ...first.connector, id: connectorId } }
  const notes: string[] = []
  const state = createStore<EmbeddedState>({ signIn: { status: 'idle' }, isFrameShown: false })
  const embedded = { state, open, trackStep: (step) => void notes.push(step) } satisfies Partial<EmbeddedApi>
  const fixture = createFixtureKit({
    history: ['Account', 'AccountSettings'].map((name) => ({ name, data: undefined }) as ViewEntry),
    states: { active: { status: 'connected', connection, account: connection.account } },
    plugins: { embedded },
  })
  await render(
    <KitProvider kit={fixture.kit}>
      <KitModal features={[embeddedFeature]} />
    </KitProvider>,
  )
  await expect.element(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  return { ...fixture, notes }
}

const button = (name: string) => page.getByRole('button', { name })

it('UpgradeEmailWallet opens from the settings, and links to a backup and to the export', async () => {
  const opened: string[] = []
  const { modal, notes } = await show('embedded', async (name) => void opened.push(name))
  await button('Back up your wallet').click()
  expect(modal.getState().history.at(-1)?.name).toBe('UpgradeEmailWallet')
  expect(notes).toEqual(['upgradeOpened'])
  await button('Add a backup').click()
  await button('Export to another wallet').click()
  expect(opened).toEqual(['recovery', 'export'])
})

it("UpgradeEmailWallet shows an error if a page can't be opened, and nothing if the user declined", async () => {
  let code: 'connection/rejected' | 'embedded/failed' = 'connection/rejected'
  const { toast } = await show('embedded', () => Promise.reject(new KitError(code, { shortMessage: 'No.' })))
  await button('Back up your wallet').click()
  await button('Add a backup').click()
  code = 'embedded/failed'
  await button('Export to another wallet').click()
  await expect.poll(() => toast.getState()).toMatchObject({ open: true, message: 'embedded.pageFailed' })
})

it("UpgradeEmailWallet isn't offered for other wallets", async () => {
  await show('io.fox', async () => undefined)
  await expect.element(button('Disconnect')).toBeVisible()
  expect(button('Back up your wallet').elements()).toEqual([])
})
