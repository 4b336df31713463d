'use client'
import { hasInjectedWallet } from '@kit/core/plugin'
import type { ModalState, ViewName } from '@kit/modal'
import { useStore } from '@kit/react'
import {
  type ComponentType,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import type { ViewDefinition } from '../contribution/defineView.js'
import type { FeatureProviderProps, ViewTable } from '../contribution/Feature.js'
import { connectedViewNames } from '../contribution/viewNames.data.js'
import { unawaited } from '../kit/unawaited.js'
import { useKit } from '../kit/useKit.js'
import { createPictureMemory } from '../part/createPictureMemory.js'
import { DoneContext } from '../part/DoneContext.js'
import { PictureContext } from '../part/PictureContext.js'
import { createText } from '../text/createText.js'
import type { AnyMessages } from '../text/Messages.js'
import type { ResolvedLocale } from '../text/resolveLocale.js'
import { LanguageContext, useText } from '../text/useText.js'
import { applyThemeVariables } from '../theme/applyThemeVariables.js'
import { classes, css } from '../theme/base.module.css.js'
import { UiContext } from '../theme/KitUi.js'
import { css as themeCss, classes as themed } from '../theme/theme.module.css.js'
import type { UiOptions } from '../theme/UiOptions.js'
import { adoptStyles, StyleRootContext } from '../theme/useStyles.js'
import { Card } from './Card.js'
import { createPartStore, type LoadedPart } from './createPartStore.js'
import { Dialog } from './Dialog.js'
import { type LoadMotion, ModalContext, useModalContext } from './ModalContext.js'
import { prefetch } from './prefetch.js'
import { ToastBar } from './ToastBar.js'
import { useViews } from './useViews.js'

/** Props of {@link Modal}: the resolved options, and the matching catalogue. */
export type ModalProps = {
  readonly options: UiOptions
  readonly locale: ResolvedLocale
  readonly messages: AnyMessages
  /** The built-in views. Must not change. */
  readonly views: ViewTable
  readonly loadMotion: LoadMotion
  /** The provider that renders features, if the app has any. */
  readonly FeatureProvider: ComponentType<FeatureProviderProps> | undefined
}

/** The modal: one host element, one open shadow root, adopted style sheets. Loaded when the user is about to open it. */
export function Modal({
  options,
  locale,
  messages: catalogue,
  views,
  loadMotion,
  FeatureProvider,
}: ModalProps): ReactElement {
  const kit = useKit()
  const inline = kit.options.inline === true
  const [root, setRoot] = useState<ShadowRoot>()
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // Inline, the host is at the component's position. Otherwise it is at the end of the body, where the page's styles don't reach it.
    const host = document.createElement('div')
    host.dataset['kit'] = 'modal'
    Object.assign(host.style, { all: 'initial', display: 'contents' })
    ;(inline ? place.current : document.body)?.append(host)
    const shadow = host.attachShadow({ mode: 'open' })
    adoptStyles(shadow, themeCss)
    adoptStyles(shadow, css)
    setRoot(shadow)
    return () => host.remove()
  }, [inline])

  const { themeVariables, theme = 'auto', messages: overrides, features } = options
  useLayoutEffect(() => {
    if (root) applyThemeVariables(root.host as HTMLElement, themeVariables)
  }, [root, themeVariables])

  const [modal] = useState(() => ({ views, loadMotion, parts: createPartStore() }))
  const [pictures] = useState(createPictureMemory)
  const loaded = useSyncExternalStore(modal.parts.subscribe, modal.parts.getState, modal.parts.getState)
  const messages = useMemo(() => joinTexts(catalogue, loaded), [catalogue, loaded])
  const language = useMemo(() => {
    const { tag, dir } = locale
    const text = createText({ locale: tag, dir, messages, overrides })
    return { text, locale: tag, dir, has: (key: string) => Object.hasOwn(messages, key) }
  }, [locale, messages, overrides])
  const shell = <Shell inline={inline} />

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
            <PictureContext.Provider value={pictures}>
              <ModalContext.Provider value={modal}>
                {FeatureProvider && features ? (
                  <FeatureProvider {...{ features, locale, messages, overrides }}>{shell}</FeatureProvider>
                ) : (
                  shell
                )}
              </ModalContext.Provider>
            </PictureContext.Provider>
          </div>
        </UiContext.Provider>
      </LanguageContext.Provider>
    </StyleRootContext.Provider>
  )
  return (
    <>
      {inline && <div ref={place} />}
      {contents && createPortal(contents, root)}
    </>
  )
}

/** Adds the texts loaded with views to the catalogue. The catalogue's own texts win, because they are in the user's language. */
function joinTexts(catalogue: AnyMessages, loaded: ReadonlyMap<unknown, LoadedPart>): AnyMessages {
  const views = [...loaded.values()].map((found) => ('value' in found ? (found.value as Partial<ViewDefinition>) : {}))
  return Object.assign({}, ...views.map(({ texts }) => texts), catalogue)
}

function Shell({ inline }: { readonly inline: boolean }): ReactElement {
  const kit = useKit()
  const titleId = useId()
  const card = useRef<HTMLDivElement>(null)
  const open = useStore(kit.modal, (state) => state.open)
  const history = useStore(kit.modal, (state) => state.history)
  const direction = useStore(kit.modal, (state) => state.direction)
  const isConnected = useStore(kit.active, ({ account }) => account !== undefined)
  const isShown = open || inline
  const home = isConnected ? 'Account' : 'Connect'
  // Before the modal opens: the view that it would open with. Views needed after a connect are loaded below, when the page is idle.
  const [firstHome] = useState<ViewName>(home)
  const views = useViews(isShown ? history.at(-1)?.name : firstHome)
  const { prepare } = views
  const { parts, loadMotion } = useModalContext()
  useEffect(() => {
    prefetch(kit, () => {
      void prepare('ConnectingExternal')
      void parts.fetch(loadMotion)
      const inPage = kit.wallets.getState().connectors.filter((connector) => hasInjectedWallet([connector]))
      // Connectors of the same namespaces share their files, so one of each is enough.
      const ids = new Map(inPage.map(({ id, namespaces }) => [`${namespaces}`, id]))
      for (const id of ids.values()) unawaited(kit.preload(id))
      // Without a wallet in the browser, the user pairs or installs one.
      if (ids.size === 0) void prepare('ConnectingWalletConnect')
    })
  }, [kit, parts, loadMotion, prepare])

  // Views that follow the wallet's response load while the user reads the wallet's prompt, so no click waits for them.
  const hasPendingAttempt = useStore(kit.attempt, ({ status }) => status === 'waiting')
  useEffect(() => {
    if (isConnected || hasPendingAttempt) prefetch(kit, () => void prepare(...connectedViewNames))
  }, [kit, isConnected, hasPendingAttempt, prepare])

  // While the dialog fades out it keeps its content, although the route is already reset. Before it opens, it renders the first view
  // invisibly, so that opening only has to show it.
  const [shown, setShown] = useState<Pick<ModalState, 'history' | 'direction'> | undefined>({
    history: [{ name: home, data: undefined }],
    direction,
  })
  if (open && (shown?.history !== history || shown.direction !== direction)) setShown({ history, direction })
  const onClosed = useCallback(() => setShown(undefined), [])
  const text = useText()
  const isDone = useStore(kit.modal, (state) => state.done === true && !state.open)
  const isSwitch = shown?.history.at(-1)?.name === 'SwitchNetwork'

  if (inline)
    return (
      <section aria-labelledby={titleId}>
        <Card titleId={titleId} modal={{ history, direction }} views={views} inline />
      </section>
    )
  return (
    <DoneContext.Provider value={isDone ? text(isSwitch ? 'toast.networkSwitched' : 'tag.connected') : undefined}>
      <Dialog open={open} titleId={titleId} card={card} isDone={isDone} onClosed={onClosed}>
        {shown && <Card cardRef={card} titleId={titleId} modal={shown} views={views} inline={false} />}
      </Dialog>
      {!open && <ToastBar over="page" />}
    </DoneContext.Provider>
  )
}
