export type FrameElementOptions = {
  readonly url: string
  readonly title: string
  /** Called when the frame has another document or was removed from the page. */
  onReload(): void
}

/** The frame's element. It has a dialog of its own: moving a frame reloads it, and everything outside a modal dialog is inert. */
export type FrameElement = {
  /** Adds the frame to the page and waits for its first document. */
  load(): Promise<Window>
  /** Shows the frame with a height in pixels. Its content gets the focus by {@link FrameElement.raise}. */
  show(height: number): void
  hide(): void
  /** Moves a visible frame above elements shown after it, and focuses its content. */
  raise(): void
  remove(): void
}

const smallWidth = 430
/** How often a frame without a `load` event is looked at. */
const pollIntervalMs = 250

/** Creates the element. Nothing is added to the page before `load`. */
export function createFrameElement({ url, title, onReload }: FrameElementOptions): FrameElement {
  let dialog: HTMLDialogElement | undefined
  let frame: HTMLIFrameElement | undefined
  let watch: MutationObserver | undefined
  let stopPolling: (() => void) | undefined

  /** Frameworks that rerender the page may replace the body or its children. */
  function watchRemoval(around: HTMLDialogElement): void {
    watch = new MutationObserver(() => {
      if (around.isConnected) return
      // A restored body must not contain a second frame.
      around.remove()
      forget()
      onReload()
    })
    watch.observe(document.documentElement, { childList: true })
    watch.observe(document.body, { childList: true })
  }

  function forget(): void {
    watch?.disconnect()
    stopPolling?.()
    dialog = undefined
    frame = undefined
  }

  return {
    load() {
      if (frame?.contentWindow) return Promise.resolve(frame.contentWindow)
      return new Promise((resolve) => {
        const { around, made } = createElements(title)
        dialog = around
        frame = made
        // The frame handles Escape itself.
        around.addEventListener('cancel', (event) => event.preventDefault())
        stopPolling = awaitDocument(made, resolve, onReload)
        made.src = url
        around.append(made)
        document.body.append(around)
        watchRemoval(around)
      })
    },
    show(height) {
      if (dialog === undefined) return
      place(dialog, height)
      if (!dialog.hasAttribute('open')) showUnfocused(dialog, frame)
    },
    raise() {
      if (!dialog?.hasAttribute('open')) return
      if (!isOnTop(frame)) {
        close(dialog)
        showUnfocused(dialog, frame)
      }
      // The element that was shown after it may have taken the focus.
      frame?.focus()
    },
    hide() {
      if (dialog) close(dialog)
    },
    remove() {
      dialog?.remove()
      forget()
    },
  }
}

/**
 * Waits for the first document, and reports further ones. Chromium may lose the first events and messages of a frame that starts while the
 * same click opens a pop-up, `load` among them. A document of another origin can't be read, so it is there once reading ends. Returns a
 * function that stops waiting.
 */
function awaitDocument(frame: HTMLIFrameElement, onFirst: (window: Window) => void, onNext: () => void): () => void {
  function check(): void {
    if (!frame.contentWindow) return
    stop()
    onFirst(frame.contentWindow)
  }
  const poll = setInterval(() => frame.contentDocument ?? check(), pollIntervalMs)
  const stop = (): void => clearInterval(poll)
  let isFirst = true
  frame.addEventListener('load', () => {
    if (!isFirst) onNext()
    isFirst = false
    check()
  })
  return stop
}

function createElements(title: string): { readonly around: HTMLDialogElement; readonly made: HTMLIFrameElement } {
  const made = document.createElement('iframe')
  const around = document.createElement('dialog')
  made.title = title
  made.allow = 'publickey-credentials-get; publickey-credentials-create; clipboard-write'
  made.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads',
  )
  Object.assign(made.style, { display: 'block', inlineSize: '100%', blockSize: '100%', border: '0' })
  Object.assign(around.style, {
    padding: '0',
    border: '0',
    overflow: 'hidden',
    background: 'transparent',
    position: 'fixed',
    // Browsers with dialog support do this themselves. Others show the element in the page.
    display: 'none',
    inset: '0',
    zIndex: '2147483647',
    // Keeps the edge visible on a background of the same color.
    outline: '1px solid rgb(128 128 128 / 0.25)',
    boxShadow: '0 16px 48px rgb(0 0 0 / 0.24)',
  })
  return { around, made }
}

/**
 * Shows a modal dialog without focusing the frame inside. Chromium may lose the focus of a cross-process frame that gets it, loses it to
 * the page, and gets it again within milliseconds.
 */
function showUnfocused(dialog: HTMLDialogElement, frame: HTMLIFrameElement | undefined): void {
  frame?.toggleAttribute('inert', true)
  dialog.style.display = 'block'
  // Browsers without dialog support show it in the page.
  if (dialog.showModal) dialog.showModal()
  else dialog.setAttribute('open', '')
  frame?.toggleAttribute('inert', false)
}

function close(dialog: HTMLDialogElement): void {
  if (dialog.close) dialog.close()
  else dialog.removeAttribute('open')
  dialog.style.display = 'none'
}

function place({ style }: HTMLDialogElement, height: number): void {
  const isSmall = window.innerWidth < smallWidth
  Object.assign(style, {
    inlineSize: isSmall ? '100%' : '360px',
    maxInlineSize: '100%',
    blockSize: `min(${Math.round(height)}px, 100dvh - 32px)`,
    margin: isSmall ? 'auto 0 0' : 'auto',
    borderRadius: isSmall ? '28px 28px 0 0' : '28px',
  })
}

function isOnTop(frame: HTMLIFrameElement | undefined): boolean {
  if (frame === undefined) return false
  const { left, top, width, height } = frame.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) === frame
}
