'use client'
import type { ModalState } from '@kit/core'
import { useKit, useStore } from '@kit/react'
import { type ReactElement, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { AnyView } from '../router/defineView.js'
import { createText } from '../text/createText.js'
import type { Messages } from '../text/Messages.js'
import type { ResolvedLocale } from '../text/resolveLocale.js'
import { LanguageContext } from '../text/useText.js'
import { applyThemeVariables } from '../theme/applyThemeVariables.js'
import { UiContext } from '../theme/KitUi.js'
import { css as themeCss, classes as themed } from '../theme/theme.module.css.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { adoptStyles, StyleRootContext } from '../theme/useStyles.js'
import { builtInViews, viewsAhead } from '../view/builtInViews.js'
import { classes, css } from './base.module.css.js'
import { Card } from './Card.js'
import { Dialog } from './Dialog.js'
import { useLoadedViews } from './useLoadedViews.js'

/** What {@link Modal} takes: resolved options, and the catalogue that goes with them. */
export type ModalProps = {
  readonly options: UiOptions
  readonly locale: ResolvedLocale
  readonly catalogue: Messages
  readonly views: readonly AnyView[]
}

/** The modal itself: one host element, one open shadow root, adopted style sheets. Loaded on the visitor's intent. */
export function Modal({ options, locale, catalogue, views }: ModalProps): ReactElement {
  const kit = useKit()
  const embedded = kit.options.embedded === true
  const [root, setRoot] = useState<ShadowRoot>()
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // Embedded, the host is where the component is; otherwise it is at the end of the body, out of reach of the page's styles.
    const host = document.createElement('div')
    host.dataset['kit'] = 'modal'
    ;(embedded ? place.current : document.body)?.append(host)
    const shadow = host.attachShadow({ mode: 'open' })
    adoptStyles(shadow, themeCss)
    adoptStyles(shadow, css)
    setRoot(shadow)
    return () => host.remove()
  }, [embedded])

  const { themeVariables, theme = 'auto', messages } = options
  useLayoutEffect(() => {
    if (root) applyThemeVariables(root.host as HTMLElement, themeVariables)
  }, [root, themeVariables])

  const language = useMemo(() => {
    const { tag, dir } = locale
    const text = createText({ locale: tag, dir, messages: catalogue, overrides: messages })
    return { text, locale: tag, dir, has: (key: string) => Object.hasOwn(catalogue, key) }
  }, [locale, catalogue, messages])

  const contents = root && (
    <StyleRootContext.Provider value={root}>
      <LanguageContext.Provider value={language}>
        <UiContext.Provider value={options}>
          <div
            className={`${classes.root} ${themed.theme}`}
            data-theme={theme}
            dir={language.dir}
            lang={language.locale}
          >
            <Shell embedded={embedded} views={views} />
          </div>
        </UiContext.Provider>
      </LanguageContext.Provider>
    </StyleRootContext.Provider>
  )
  return (
    <>
      {embedded && <div ref={place} />}
      {contents && createPortal(contents, root)}
    </>
  )
}

function Shell({ embedded, views }: { readonly embedded: boolean; readonly views: readonly AnyView[] }): ReactElement {
  const kit = useKit()
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  const open = useStore(kit.modal, (state) => state.open)
  const history = useStore(kit.modal, (state) => state.history)
  const direction = useStore(kit.modal, (state) => state.direction)
  const all = useMemo(() => [...builtInViews, ...views], [views])
  const isConnected = useStore(kit.active, ({ account }) => account !== undefined)
  const isShown = open || embedded
  const home = isConnected ? 'Account' : 'Connect'
  // Before it opens: the view that it will open with.
  const loaded = useLoadedViews(all, isShown ? history.at(-1)?.name : home)
  const { prepare } = loaded

  // What comes after the wallet's answer is fetched while the visitor reads its question, so that no click waits for it.
  const isAsked = useStore(kit.attempt, ({ status }) => status === 'waiting')
  useEffect(() => {
    if (isConnected || isAsked) void prepare(...viewsAhead)
  }, [isConnected, isAsked, prepare])

  // While the dialog fades out it shows what it showed, though the route is already reset. Before the first press it holds,
  // unseen, what it will open on: then the press has only to show it.
  const [shown, setShown] = useState<Pick<ModalState, 'history' | 'direction'> | undefined>({
    history: [{ name: home, data: undefined }],
    direction,
  })
  if (open && (shown?.history !== history || shown.direction !== direction)) setShown({ history, direction })
  const onClosed = useCallback(() => setShown(undefined), [])

  if (embedded)
    return (
      <section aria-labelledby={titleId}>
        <Card titleId={titleId} modal={{ history, direction }} views={loaded} embedded />
      </section>
    )
  return (
    <Dialog open={open} titleId={titleId} card={card} onClosed={onClosed}>
      {shown && <Card cardRef={card} titleId={titleId} modal={shown} views={loaded} embedded={false} />}
    </Dialog>
  )
}
