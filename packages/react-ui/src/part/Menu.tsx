'use client'
import { type KeyboardEvent, type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react'
import { type AnyIcon, Icon } from '../icon/Icon.js'
import { useStyles } from '../theme/useStyles.js'
import { focusOnMount } from './focusOnMount.js'
import { IconButton } from './IconButton.js'
import { classes, css } from './Menu.module.css.js'
import { showBelow } from './showBelow.js'

/** An item of the menu: a command, or a link that opens in a new tab. */
export type MenuItem = { readonly label: string; readonly icon: AnyIcon } & (
  | { readonly onClick: () => void }
  | { readonly href: string }
)

/** Props of {@link Menu}. */
export type MenuProps = {
  /** Accessible name of the button. */
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly disabled?: boolean
}

/** A button that opens a menu. Arrow keys, Home and End move the focus, Escape and Tab close it, as the ARIA menu pattern requires. */
export function Menu({ label, items, disabled = false }: MenuProps): ReactElement {
  useStyles(css)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  /** Index of the item that gets the focus first. Undefined: closed. */
  const [first, setFirst] = useState<number>()
  const isOpen = first !== undefined
  const last = items.length - 1

  useLayoutEffect(() => {
    if (isOpen && list.current && root.current) return showBelow(list.current, root.current)
  }, [isOpen])

  function close(): void {
    setFirst(undefined)
    root.current?.querySelector('button')?.focus()
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key } = event
    if (!isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      setFirst(key === 'ArrowDown' ? 0 : last)
      return
    }
    if (key === 'Escape') {
      // Closes only the menu, not the modal around it.
      event.preventDefault()
      event.stopPropagation()
      close()
      return
    }
    const found = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
    const at = found.findIndex((item) => item.contains(event.target as Node))
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: last }[key]
    if (next === undefined) return
    event.preventDefault()
    found.at(next % found.length)?.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the button and of the items, which are inside
    <div
      ref={root}
      className={classes.menu}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFirst(undefined)
      }}
    >
      <IconButton
        label={label}
        icon="more"
        disabled={disabled}
        openMenuId={isOpen ? id : false}
        onClick={() => setFirst(isOpen ? undefined : 0)}
      />
      {isOpen && (
        <div ref={list} id={id} className={classes.items} role="menu" aria-label={label}>
          {items.map((item, index) => (
            <MenuEntry key={item.label} item={item} isFirst={index === first} onClose={close} />
          ))}
        </div>
      )}
    </div>
  )
}

type MenuEntryProps = { readonly item: MenuItem; readonly isFirst: boolean; readonly onClose: () => void }

function MenuEntry({ item, isFirst, onClose }: MenuEntryProps): ReactElement {
  const shared = { ref: isFirst ? focusOnMount : undefined, role: 'menuitem', tabIndex: -1, className: classes.item }
  const content = (
    <>
      <Icon name={item.icon} size={18} />
      {item.label}
    </>
  )
  if ('href' in item)
    return (
      <a {...shared} href={item.href} target="_blank" rel="noopener noreferrer" onClick={onClose}>
        {content}
      </a>
    )
  const run = (): void => {
    onClose()
    item.onClick()
  }
  return (
    <button {...shared} type="button" onClick={run}>
      {content}
    </button>
  )
}
