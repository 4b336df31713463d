import { createText, LanguageContext, paintTheme } from '@kit/react-ui/feature'
import { type ComponentType, createContext, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import type { ScreenPage } from '../page/Page.js'
import { frameLocale } from '../text/frameLocale.js'
import { loadTexts } from '../text/loadTexts.js'
import { readTheme } from '../theme/readTheme.js'
import { Panel } from './Panel.js'

/** Moves the current decision to a window. Undefined if it can't be decided elsewhere. */
export const Elsewhere = createContext<(() => void) | undefined>(undefined)

/** A view with all its props. */
type View<Props> = {
  readonly View: ComponentType<Props>
  readonly props: Props
  /** Moves the view's decision to a window. */
  readonly openElsewhere?: (() => void) | undefined
}

/** Renders a view in the theme of the dapp and the language of the frame, and reports its height to the page, until `signal` aborts. */
export async function mountView<Props extends object>(
  { View, props, openElsewhere }: View<Props>,
  page: ScreenPage,
  signal: AbortSignal,
): Promise<void> {
  const { tag, catalogue, dir } = frameLocale(page)
  const messages = await loadTexts(catalogue)
  if (signal.aborted) return
  const place = document.createElement('div')
  Object.assign(document.documentElement, { lang: tag, dir })
  place.dir = dir
  const paint = (): void => {
    const { theme, variables } = readTheme(page.theme())
    paintTheme(place, theme, variables)
  }
  paint()
  const endTheme = page.watchTheme(paint)
  document.body.append(place)
  // Otherwise the browser may keep the position of a longer view that has just ended.
  window.scrollTo(0, 0)
  const root = createRoot(place)
  signal.addEventListener('abort', () => {
    endTheme()
    root.unmount()
    place.remove()
  })
  const language = {
    text: createText({ locale: tag, messages, dir }),
    locale: tag,
    dir,
    has: (key: string) => Object.hasOwn(messages, key),
  }
  const view: ReactElement = (
    <LanguageContext.Provider value={language}>
      <Elsewhere.Provider value={openElsewhere}>
        <Panel onHeight={page.show}>
          <View {...props} />
        </Panel>
      </Elsewhere.Provider>
    </LanguageContext.Provider>
  )
  root.render(view)
}
