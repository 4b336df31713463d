import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { VirtualGrid } from './VirtualGrid.js'

it.each([15, 30])('VirtualGrid leaves room for two rows of text of %s px in each line', async (size) => {
  await render(
    <div style={{ fontSize: size }}>
      <VirtualGrid
        label="Activity"
        count={3}
        columns={() => 1}
        lineSize={64}
        onEnd={() => undefined}
        render={(index) => (
          <article key={index} style={{ lineHeight: 1.35, paddingBlock: 6 }}>
            Sent
            <div style={{ fontSize: '0.87em' }}>Pending</div>
          </article>
        )}
      />
    </div>,
  )
  const boxes = () =>
    page
      .getByRole('article')
      .elements()
      .map((row) => ({
        top: row.getBoundingClientRect().top,
        bottom: row.firstElementChild?.getBoundingClientRect().bottom ?? 0,
      }))
  await expect.poll(() => boxes().length).toBe(3)
  const [first, second] = boxes()
  expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThan(0)
})
