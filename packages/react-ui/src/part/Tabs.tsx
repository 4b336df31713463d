'use client'
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Tabs.module.css.js'

/** Props of {@link Tabs}. */
export type TabsProps<Id extends string> = {
  /** Accessible name of the tab list. */
  readonly label: string
  /** The tabs, optionally with a count. */
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly count?: number }[]
  readonly current: Id
  readonly onChange: (id: Id) => void
  /** Content of the current tab. */
  readonly children: ReactNode
}

/**
 * Tabs with the content of the selected one. Tabs that don't fit scroll, with the selected one in view. Arrow keys, Home and End move
 * between tabs, as the ARIA tabs pattern requires.
 */
export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>): ReactElement {
  useStyles(css)
  const panel = useId()
  const list = useRef<HTMLDivElement>(null)
  const { dir } = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is selected
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    const tab = list.current?.querySelector('[aria-selected=true]')?.getBoundingClientRect()
    // Unlike `scrollIntoView`, this doesn't scroll the view.
    if (box && tab)
      list.current?.scrollBy({ left: Math.min(0, tab.left - box.left) + Math.max(0, tab.right - box.right) })
  }, [current])
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const forward = dir === 'rtl' ? -1 : 1
    const at = tabs.findIndex(({ id }) => id === current)
    const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: -1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  if (tabs.length < 2) return <>{children}</>
  return (
    <>
      <div ref={list} className={classes.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            data-tab={tab.id}
            className={classes.tab}
            aria-selected={tab.id === current}
            aria-controls={panel}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
          >
            <bdi>{tab.label}</bdi>
            {tab.count ? <span className={classes.count}> {tab.count}</span> : null}
          </button>
        ))}
      </div>
      <div
        id={panel}
        role="tabpanel"
        className={classes.panel}
        aria-label={tabs.find(({ id }) => id === current)?.label}
      >
        {children}
      </div>
    </>
  )
}
