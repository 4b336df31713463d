import { createFixtureKit, fixtureAddress, fixtureConnections, fixtureNetworks } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { defineFeature, useExplorerPage } from '../feature.js'
import { KitModal } from '../index.js'

const [connection] = fixtureConnections

function Probe() {
  const found = useExplorerPage('eip155:1', { hash: '0x1' })
  return <output>{found ? `${found.label}: ${found.href}` : 'none'}</output>
}

it.each([
  ['https://explorer.example', 'View on Scan: https://explorer.example/hash/0x1'],
  ['http://localhost:4000', 'View on Scan: http://localhost:4000/hash/0x1'],
  ['javascript:alert(1)', 'none'],
  ['https://explorer.example/a b', 'none'],
])('useExplorerPage accepts explorers over HTTP(S): %s', async (url, shown) => {
  const networks = fixtureNetworks.map((network) => ({ ...network, blockExplorer: { name: 'Scan', url } }))
  const { kit } = createFixtureKit({
    chains: [{ namespace: 'eip155', label: 'Ethereum', networks }],
    history: [{ name: 'Account', data: undefined }],
    states: {
      active: { status: 'connected', connection, account: connection?.account },
      account: { address: fixtureAddress },
    },
  })
  const rows = [{ id: 'row', load: async () => Probe }]
  await render(
    <KitProvider kit={kit}>
      <KitModal locale="en" features={[defineFeature({ id: 'probe', accountRows: rows })]} />
    </KitProvider>,
  )
  await expect.element(page.getByRole('status').filter({ hasText: shown })).toBeVisible()
})
