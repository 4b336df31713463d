import { createFixtureKit, fixtureConnections } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitModal } from '../index.js'

const [fox] = fixtureConnections
if (fox === undefined) throw new Error('The fixtures have no connection.')
let fixture: ReturnType<typeof createFixtureKit>

beforeEach(async () => {
  fixture = createFixtureKit({
    history: [{ name: 'ProfileWallets', data: undefined }],
    states: {
      active: { status: 'connected', connection: fox, account: fox.account },
      connections: { connections: fixtureConnections, activeIds: [fox.id] },
    },
  })
  await render(
    <StrictMode>
      <KitProvider kit={fixture.kit}>
        <KitModal theme="light" locale="en" />
      </KitProvider>
    </StrictMode>,
  )
  await expect.element(more).toBeVisible()
})

const more = page.getByRole('button', { name: 'More for Fox Wallet' })
const menu = page.getByRole('menu', { name: 'More for Fox Wallet' })
const focused = () => document.querySelector('[data-kit=modal]')?.shadowRoot?.activeElement
const word = () => focused()?.textContent

it('Menu can be opened, navigated and used by keyboard only', async () => {
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(menu).toBeVisible()
  await expect.element(more).toHaveAttribute('aria-expanded', 'true')
  const words: (string | null | undefined)[] = [word()]
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}', '{Home}', '{End}']) {
    await userEvent.keyboard(key)
    words.push(word())
  }
  const [copy, settings, end] = ['Copy address', 'Settings', 'Disconnect']
  expect(words).toEqual([copy, settings, end, copy, end, copy, end])
  await userEvent.keyboard('{Enter}')
  expect(fixture.calls.at(-1)).toMatchObject({ command: 'disconnect', args: [{ connectionId: fox.id }] })
  expect(menu.query()).toBeNull()
})

it('Menu closes on Escape, keeps the modal open, and returns the focus', async () => {
  await more.click()
  expect(word()).toBe('Copy address')
  await userEvent.keyboard('{Escape}')
  expect(menu.query()).toBeNull()
  expect(focused()).toBe(more.element())
  expect(fixture.modal.getState().open).toBe(true)
})

it('Menu closes on a press outside, and on Tab', async () => {
  await more.click()
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => menu.query()).toBeNull()
  await more.click()
  await page.getByRole('heading', { name: 'Your wallets' }).click()
  await expect.poll(() => menu.query()).toBeNull()
})

it('Menu shows its last item in front of a card that is shorter than the menu', async () => {
  await more.click()
  const last = page.getByRole('menuitem', { name: 'Disconnect' }).element()
  const card = document.querySelector('[data-kit=modal]')?.shadowRoot?.querySelector('[data-card]')
  if (card) Object.assign((card as HTMLElement).style, { blockSize: '120px', overflow: 'hidden' })
  const isInFront = (): boolean => {
    const { x, y, width, height } = last.getBoundingClientRect()
    const found = (last.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2)
    return found !== null && last.contains(found)
  }
  await expect.poll(isInFront).toBe(true)
})
