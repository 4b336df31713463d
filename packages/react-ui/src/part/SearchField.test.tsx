import { createFixtureKit, fixtureNetworks } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

it('SearchField stays where it is when its view has less to show, and after it is cleared', async () => {
  const networks = Array.from({ length: 12 }, (_, at) => ({
    ...(fixtureNetworks[0] as (typeof fixtureNetworks)[0]),
    id: `eip155:${900 + at}` as const,
    name: `Network ${at}`,
  }))
  const { kit } = createFixtureKit({
    history: [{ name: 'Networks', data: undefined }],
    chains: [{ namespace: 'eip155', networks }],
  })
  await render(
    <KitProvider kit={kit}>
      <KitModal theme="light" locale="en" />
    </KitProvider>,
  )
  const field = page.getByRole('searchbox')
  await expect.element(field).toBeVisible()
  const top = () => field.element().getBoundingClientRect().top
  // Without the animations that follow the scroll position, which never end.
  const moves = () =>
    (field.element().closest('dialog')?.getAnimations({ subtree: true }) ?? []).some(
      ({ playState, timeline }) => timeline === document.timeline && playState === 'running',
    )
  await expect.poll(moves).toBe(false)
  const before = top()
  await field.fill('Network 11')
  await expect.element(page.getByText('Network 3')).not.toBeInTheDocument()
  await expect.poll(moves).toBe(false)
  expect(top()).toBeCloseTo(before, 0)
  await field.fill('')
  await expect.element(page.getByText('Network 3')).toBeInTheDocument()
  await expect.poll(moves).toBe(false)
  expect(top()).toBeCloseTo(before, 0)
})
