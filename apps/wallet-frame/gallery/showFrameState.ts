import type { ScreenPage } from '../src/page/Page.js'
import { createLanguage } from '../src/text/createLanguage.js'
import { createScreen } from '../src/window/createScreen.js'
import { approvalStates } from './approvalStates.js'
import type { FrameState, Step } from './FrameState.js'
import { keyStates } from './keyStates.js'
import { pageStates } from './pageStates.js'

/** Appearance of the dapp that embeds the frame. */
export type FrameLook = { readonly theme: 'light' | 'dark'; readonly locale: string }

/** Every view of the frame in its states. */
export const frameStates: Readonly<Record<string, FrameState>> = { ...approvalStates, ...keyStates, ...pageStates }

/**
 * Shows a state in the page as the frame does, until `signal` aborts it. Resolves once it is rendered; `repaint` switches the theme.
 *
 * @example await showFrameState('export-shown', { theme: 'dark', locale: 'ar' }, signal)
 */
export async function showFrameState(
  name: string,
  look: FrameLook,
  signal: AbortSignal,
): Promise<{ repaint(theme: FrameLook['theme']): void }> {
  const state = frameStates[name]
  if (state === undefined) throw new Error(`No state ${name}.`)
  let { theme } = look
  let paint = (): void => undefined
  const page: ScreenPage = {
    dapp: () => ({ locale: look.locale }) as ReturnType<ScreenPage['dapp']>,
    languages: () => [look.locale],
    theme: () => ({ themeMode: theme }),
    watchTheme(listener) {
      paint = listener
      return () => undefined
    },
    show: () => undefined,
    hide: () => undefined,
  }
  const { text } = await createLanguage(page)
  createScreen(page)
    .ask(async () => state.View, state.props, signal)
    .catch(() => undefined)
  const main = await found(() => document.querySelector('main'), signal)
  for (const step of state.steps) await take(step)
  return {
    repaint(next) {
      theme = next
      paint()
    },
  }

  async function take(step: Step): Promise<void> {
    if (step === 'open') return (await found(() => main.querySelector('summary'), signal)).click()
    if (step === 'switch')
      return (await found(() => main.querySelector<HTMLElement>('[role=switch], input[type=checkbox]'), signal)).click()
    if ('type' in step) return type(await found(() => main.querySelector('input'), signal), step.type)
    const label = step.label === undefined ? undefined : { label: text(step.label) }
    const words = text(step.press, label)
    const isIt = (button: HTMLButtonElement): boolean => !button.disabled && (button.textContent ?? '').endsWith(words)
    ;(await found(() => [...main.querySelectorAll('button')].find(isIt), signal)).click()
  }
}

/** Types as a user does: React ignores values that are set directly. */
function type(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Waits until `find` finds an element. */
async function found<Found>(find: () => Found | null | undefined, signal: AbortSignal): Promise<Found> {
  for (;;) {
    signal.throwIfAborted()
    const it = find()
    if (it !== null && it !== undefined) return it
    await new Promise(requestAnimationFrame)
  }
}
