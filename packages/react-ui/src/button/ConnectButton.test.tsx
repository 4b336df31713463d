import type { Balance, Loadable } from '@kit/core'
import { createFixtureKit, fixtureAddress } from '@kit/fixture'
import { KitProvider } from '@kit/react'
import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { KitUi } from '../theme/KitUi.js'
import { ConnectButton } from './ConnectButton.js'

const account = { namespace: 'eip155', address: fixtureAddress, type: 'eoa' } as const
const balance = { status: 'success', data: { value: 1_500n, decimals: 3, symbol: 'ETH' } } as const

/** Whether a user sees the element. A text for screen readers has one pixel. */
const isPainted = (element: Element) => element.getBoundingClientRect().width > 1

async function show(button: React.ReactElement, held: Loadable<Balance> = balance, isSupportedNetwork = true) {
  const { kit } = createFixtureKit({
    states: { active: { status: 'connected', account, isSupportedNetwork }, account: { balance: held } },
  })
  const { balanceOf: original } = kit
  let looking = 0
  const balanceOf: typeof kit.balanceOf = (query) => ({
    ...original(query),
    subscribe() {
      looking += 1
      return () => {
        looking -= 1
      }
    },
  })
  const rendered = await render(
    <StrictMode>
      <KitProvider kit={Object.assign(kit, { balanceOf })}>{button}</KitProvider>
    </StrictMode>,
  )
  return { ...rendered, looking: () => looking }
}

describe('ConnectButton', () => {
  it('reads the balance while it shows one, also after a reload', async () => {
    const { looking, unmount } = await show(<ConnectButton showBalance locale="en" />)
    await expect.element(page.getByText('1.5 ETH')).toBeVisible()
    expect(looking()).toBe(1)
    await unmount()
    expect(looking()).toBe(0)
  })

  it('never breaks a number: a huge balance is compact, and exact on hover and for screen readers', async () => {
    const data = { value: 123_456_789_012_345_678_901n, decimals: 9, symbol: 'ETH' }
    await page.viewport(320, 600)
    await show(<ConnectButton showBalance locale="en" />, { status: 'success', data })
    const button = page.getByRole('button', { name: '123,456,789,012.345678901 ETH' })
    await expect.element(button).toBeVisible()
    const number = page.getByTitle('123,456,789,012.345678901').element()
    expect(number.textContent).toContain('123.4B')
    expect(number.getClientRects()).toHaveLength(1)
    const { right } = number.getBoundingClientRect()
    expect(right).toBeLessThanOrEqual(button.element().getBoundingClientRect().right)
  })

  describe.each([
    ['small', 767, { balance: false, badge: false, avatar: true, name: false, reads: 0 }],
    ['large', 768, { balance: true, badge: true, avatar: true, name: true, reads: 1 }],
  ] as const)('on a %s screen', (_, width, { balance: hasBalance, badge, avatar, name, reads }) => {
    it('shows what its props allow, and is labeled by its account', async () => {
      await page.viewport(width, 600)
      const { looking } = await show(
        <ConnectButton
          locale="en"
          showBalance={{ smallScreen: false, largeScreen: true }}
          showNetwork={{ smallScreen: false, largeScreen: true }}
          accountStatus={{ smallScreen: 'avatar', largeScreen: 'full' }}
        />,
      )
      const button = page.getByRole('button', { name: /0x8b…4DBA72/ })
      await expect.element(button).toBeVisible()
      expect(looking()).toBe(reads)
      const parts = [...button.element().children].filter(isPainted)
      const has = (text: string) => parts.some(({ textContent }) => textContent?.includes(text))
      expect({ balance: has('1.5'), name: has('0x8b…4DBA72') }).toEqual({ balance: hasBalance, name })
      const [mark = expect.fail()] = button.element().children
      const [face, corner] = [...mark.children].map(isPainted)
      expect({ avatar: face, badge: corner }).toEqual({ avatar, badge })
    })
  })

  it('follows the width: a balance that appears is read, and one that disappears no longer', async () => {
    await page.viewport(600, 600)
    const { looking } = await show(
      <ConnectButton locale="en" showBalance={{ smallScreen: false, largeScreen: true }} />,
    )
    const amount = page.getByText('1.5 ETH')
    await expect.element(amount).not.toBeVisible()
    expect(looking()).toBe(0)
    await page.viewport(900, 600)
    await expect.element(amount).toBeVisible()
    await expect.poll(looking).toBe(1)
    await page.viewport(600, 600)
    await expect.poll(looking).toBe(0)
  })

  it('keeps the avatar with the warning on an unsupported network, whatever the props say', async () => {
    await show(<ConnectButton locale="en" accountStatus="address" />)
    const button = page.getByRole('button', { name: /0x8b…4DBA72/ })
    const start = () => getComputedStyle(button.element()).paddingInlineStart
    expect([button.element().querySelector('svg, img')?.closest('span'), start()]).toEqual([null, '18px'])
    await show(<ConnectButton locale="en" accountStatus="address" />, balance, false)
    const warned = page.getByRole('button', { name: /Unsupported/i })
    const [mark = expect.fail()] = warned.element().children
    expect([...mark.children].map(isPainted)).toEqual([true, true, true])
  })

  it('inherits the options of KitUi, also for options that are explicitly undefined', async () => {
    const options = { theme: undefined, locale: undefined } as object
    await show(
      <KitUi theme="dark" locale="ar">
        <ConnectButton {...options} />
      </KitUi>,
    )
    const { lang, dataset } = page.getByRole('button').element() as HTMLElement
    expect([lang, dataset['theme']]).toEqual(['ar', 'dark'])
  })

  it('reads no balance when it shows none', async () => {
    const { looking } = await show(<ConnectButton locale="en" />)
    expect(looking()).toBe(0)
  })

  it('reads the balance for custom markup that shows one', async () => {
    const { looking } = await show(
      <ConnectButton.Custom showBalance locale="en">
        {(state) => <p>{state.account?.displayBalance}</p>}
      </ConnectButton.Custom>,
    )
    await expect.element(page.getByText('1.5 ETH')).toBeVisible()
    expect(looking()).toBe(1)
  })
})
