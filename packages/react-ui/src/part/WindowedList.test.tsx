import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WindowedList } from './WindowedList.js'

/** Renders a thousand rows of different heights in a scrolling view. */
async function show() {
  const { container } = await render(
    <div style={{ height: 560, overflow: 'auto' }}>
      <WindowedList
        label="Tokens"
        count={1000}
        render={(index) => <p style={{ height: index % 2 ? 56 : 72, margin: 0 }}>Token {index}</p>}
      />
    </div>,
  )
  await expect.element(page.getByText('Token 0', { exact: true })).toBeVisible()
  return container.firstElementChild as HTMLElement
}
const rows = () => page.getByRole('listitem').elements().length

it('WindowedList renders the visible ones of a thousand rows, at most 40, wherever it is scrolled', async () => {
  const scroller = await show()
  let most = 0
  for (const part of [0, 0.3, 0.6, 1]) {
    scroller.scrollTop = part * scroller.scrollHeight
    await expect
      .poll(() => {
        const { top, bottom } = scroller.getBoundingClientRect()
        const seen = page
          .getByRole('listitem')
          .elements()
          .map((row) => row.getBoundingClientRect())
        most = Math.max(most, rows())
        return seen.some((row) => row.top <= top + 8) && seen.some((row) => row.bottom >= bottom - 8)
      })
      .toBe(true)
  }
  expect(most).toBeLessThanOrEqual(40)
  await expect
    .poll(() => {
      scroller.scrollTop = scroller.scrollHeight
      return page.getByText('Token 999').query()
    })
    .not.toBeNull()
  expect(rows()).toBeLessThanOrEqual(40)
})

it('WindowedList announces the number of rows and the position of each', async () => {
  await show()
  const [, second] = page.getByRole('listitem').elements()
  expect(second?.getAttribute('aria-setsize')).toBe('1000')
  expect(second?.getAttribute('aria-posinset')).toBe('2')
})
