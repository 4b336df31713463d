'use client'
import type { ModalState } from '@kit/modal'
import { useStore } from '@kit/react'
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import { IconButton } from '../part/IconButton.js'
import { NetworkImage } from '../part/NetworkImage.js'
import { Tag } from '../part/Tag.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { animateElement, motionMs } from './animateElement.js'
import { classes, css } from './Header.module.css.js'
import { useAccountSlots } from './ModalContext.js'
import { useExitAnimation } from './useExitAnimation.js'
import { usePrepareView } from './usePrepareView.js'

/** Props of {@link Header}. */
export type HeaderProps = {
  readonly id: string
  readonly title: string
  /** A short label next to the title. */
  readonly tag: string | undefined
  readonly history: ModalState['history']
  /** False when rendered inline, where there is nothing to close. */
  readonly closable: boolean
  /** With two panes, only the current one has the back button. */
  readonly isTop: boolean
  /** The wallet list next to the main pane, which shows the help. */
  readonly isSide: boolean
}

/** Left: back, help, or the network. Center: the title, which receives focus with each new view. Right: account settings and close. */
export function Header({ id, title, tag, history, closable, isTop, isSide }: HeaderProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const slots = useAccountSlots()
  const heading = useRef<HTMLHeadingElement>(null)
  const view = history.at(-1)?.name
  const place = `${history.length}:${view}`
  // On opening, the dialog sets the first focus. An inline modal leaves it in the page.
  const last = useRef(closable || kit.options.inline === true ? place : undefined)
  useLayoutEffect(() => {
    if (last.current === place) return
    last.current = place
    const root = heading.current?.getRootNode() as ShadowRoot | undefined
    // Keeps the focus in the list for the next choice. A text field is done.
    if (!root?.activeElement?.closest('[data-pane=side] button')) heading.current?.focus({ preventScroll: true })
  }, [place])
  return (
    <div className={classes.header}>
      <Passing key={`start ${place}`} className={classes.start}>
        {history.length > 1 && isTop ? (
          <IconButton label={text('modal.back')} icon="back" onClick={() => kit.modal.back()} />
        ) : view === 'Connect' && !isSide ? (
          <IconButton label={text('connect.help')} icon="help" onClick={() => kit.modal.push('WhatIsAWallet')} />
        ) : view === 'Account' ? (
          <NetworkSelector />
        ) : null}
      </Passing>
      <h2 id={id} ref={heading} tabIndex={-1} className={classes.title}>
        <Passing key={place} className={classes.words}>
          {title}
          {tag && ' '}
          {tag && <Tag tone="accent">{tag}</Tag>}
        </Passing>
      </h2>
      <span className={classes.end}>
        {view === 'Account' && slots && (
          <slots.WithSettings>
            <IconButton
              label={text('account.settings')}
              icon="settings"
              onIntent={() => prepare('AccountSettings')}
              onClick={() => kit.modal.push('AccountSettings')}
            />
          </slots.WithSettings>
        )}
        {closable && <IconButton label={text('modal.close')} icon="close" onClick={() => kit.modal.requestClose()} />}
      </span>
    </div>
  )
}

/** Fades in, and out while the next content appears above it. */
function Passing({ className, children }: { readonly className: string; readonly children: ReactNode }): ReactElement {
  const element = useExitAnimation<HTMLSpanElement>()
  useLayoutEffect(() => {
    if (element.current?.offsetHeight)
      animateElement(element.current, [{ opacity: 0 }, { opacity: 1 }], motionMs.header)
  }, [element])
  return (
    <span ref={element} className={className}>
      {children}
    </span>
  )
}

function NetworkSelector(): ReactElement | null {
  const kit = useKit()
  const text = useText()
  const network = useStore(kit.active, (active) => active.network)
  if (network === undefined) return null
  const label = text('account.network', { network: network.name })
  return (
    <button
      type="button"
      className={classes.network}
      aria-label={label}
      title={label}
      onClick={() => kit.modal.push('Networks')}
    >
      <NetworkImage network={network} size={28} />
      <Icon name="down" size={16} />
    </button>
  )
}
