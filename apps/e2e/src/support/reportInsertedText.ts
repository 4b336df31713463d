import type { BrowserContext } from '@playwright/test'

/**
 * Makes `fill` work in React's fields in Firefox. There Playwright inserts text by assigning `value`, which React tracks, so React ignores
 * the `input` event that follows. Users' keys don't assign `value`.
 */
export async function reportInsertedText(context: BrowserContext): Promise<void> {
  if (context.browser()?.browserType().name() !== 'firefox') return
  await context.addInitScript(() => {
    const forget = (event: Event): void => {
      const field = event.composedPath()[0] as
        | { readonly _valueTracker?: { setValue(value: string): void } }
        | undefined
      if (!event.isTrusted) field?._valueTracker?.setValue('')
    }
    addEventListener('input', forget, true)
  })
}
