import { createFakePorts } from '@kit/fakes'
import { KitProvider } from '@kit/react'
import { KitModal } from '@kit/react-ui'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTestSiwx } from '../testing/createTestSiwx.js'
import { siwxFeature } from './siwxFeature.js'

const dialog = () => page.getByRole('dialog')
const focused = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.activeElement?.textContent

/** Renders the sign-in view in the modal of a kit with a connected wallet. */
async function show(required = true) {
  const world = await createTestSiwx({ ports: createFakePorts(), options: { required } })
  await render(
    <KitProvider kit={world.kit}>
      <KitModal features={[siwxFeature]} />
    </KitProvider>,
  )
  world.kit.open()
  await world.connect()
  await expect.poll(focused).toBe('Sign in')
  return world
}

it('SignIn works with the keyboard alone, and the modal closes after sign-in', async () => {
  const world = await show()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Signing…' })).toBeDisabled()
  await expect.poll(() => world.requested.length).toBe(1)
  await world.sign()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(world.status()).toBe('signedIn')
})

it('SignIn ignores Escape with a shake if sign-in is required, and Cancel disconnects', async () => {
  const world = await show()
  const shakes: boolean[] = []
  world.kit.modal.state$.subscribe(({ shake }) => void shakes.push(shake))
  await userEvent.keyboard('{Escape}')
  expect(shakes).toContain(true)
  await expect.element(page.getByText('Cancelling disconnects your wallet.')).toBeVisible()
  expect(world.kit.modal.getState().open).toBe(true)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(focused()).toBe('Cancel')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => world.kit.connections.getState().connections).toEqual([])
})

it('SignIn closes on Escape if sign-in is optional', async () => {
  const world = await show(false)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(world.kit.connections.getState().connections).toHaveLength(1)
})

it('SignIn stays open after a rejection in the wallet, with the reason and the focus on the retry button', async () => {
  const world = await show()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => world.requested.length).toBe(1)
  await world.refuse()
  await expect.element(page.getByRole('alert').filter({ hasText: 'You declined the request.' })).toBeVisible()
  await expect.poll(focused).toBe('Try again')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => world.requested.length).toBe(2)
  expect(world.requested[1]?.message).not.toBe(world.requested[0]?.message)
})
