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
import { useLeaving } from './useLeaving.js'
import { usePrepareView } from './usePrepareView.js'

/** What {@link Header} takes. */
export type HeaderProps = {
  readonly id: string
  readonly title: string
  /** A word beside the title. */
  readonly tag: string | undefined
  readonly history: ModalState['history']
  /** Embedded in the page there is nothing to close. */
  readonly closable: boolean
  /** Of two panes, the one where the visitor is has the way back. */
  readonly isTop: boolean
  /** The list beside the main pane, which shows the help. */
  readonly isSide: boolean
}

/** Left: where to go back, or help, or the network. Centre: the title, which gets the focus of each new view. Right: settings of the account, and close. */
export function Header({ id, title, tag, history, closable, isTop, isSide }: HeaderProps): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const heading = useRef<HTMLHeadingElement>(null)
  // The dialog that opens gives the first focus.
  const isFirst = useRef(closable)
  const view = history.at(-1)?.name
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view, or a new depth, is a new place
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const root = heading.current?.getRootNode() as ShadowRoot | undefined
    // Focus stays in the list for the next choice.
    if (!root?.activeElement?.closest('[data-pane=side]')) heading.current?.focus({ preventScroll: true })
  }, [view, history.length])
  const place = `${history.length}:${view}`
  return (
    <div className={classes.header}>
      <Passing key={`start ${place}`} className={classes.start}>
        {history.length > 1 && isTop ? (
          <IconButton label={text('modal.back')} icon="back" onClick={() => kit.modal.back()} />
        ) : view === 'Connect' && !isSide ? (
          <IconButton
            label={text('connect.help')}
            icon="help"
            onIntent={() => prepare('WhatIsAWallet')}
            onClick={() => kit.modal.push('WhatIsAWallet')}
          />
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
        {view === 'Account' && (
          <IconButton
            label={text('account.settings')}
            icon="settings"
            onIntent={() => prepare('AccountSettings')}
            onClick={() => kit.modal.push('AccountSettings')}
          />
        )}
        {closable && <IconButton label={text('modal.close')} icon="close" onClick={() => kit.modal.requestClose()} />}
      </span>
    </div>
  )
}

/** Fades in, and out over what comes next. */
function Passing({ className, children }: { readonly className: string; readonly children: ReactNode }): ReactElement {
  const element = useLeaving<HTMLSpanElement>()
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
