import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { GrowingList } from './GrowingList.js'

it('GrowingList starts with a few of hundreds of rows and has all of them at its end', async () => {
  const { container } = await render(
    <div style={{ height: 300, overflow: 'auto' }} data-testid="scroller">
      <GrowingList label="Wallets" count={200} render={(index) => <p key={index}>Wallet {index}</p>} />
    </div>,
  )
  await expect.element(page.getByText('Wallet 0')).toBeVisible()
  expect(page.getByRole('listitem').elements().length).toBeLessThan(100)
  const scroller = container.firstElementChild as HTMLElement
  await expect
    .poll(() => {
      scroller.scrollTop = scroller.scrollHeight
      return page.getByRole('listitem').elements().length
    })
    .toBe(200)
})
