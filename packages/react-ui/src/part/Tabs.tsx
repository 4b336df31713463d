'use client'
import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { classes, css } from './Tabs.module.css.js'

/** What {@link Tabs} takes. */
export type TabsProps<Id extends string> = {
  /** What is chosen between. */
  readonly label: string
  /** With how many things a tab has, if that is of interest. */
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly count?: number }[]
  readonly current: Id
  readonly onChange: (id: Id) => void
  /** What the current tab shows. */
  readonly children: ReactNode
}

/** A few ways side by side, and what belongs to the chosen one. Arrow keys move, as the pattern wants. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, children }: TabsProps<Id>): ReactElement {
  useStyles(css)
  const panel = useId()
  const { dir } = useLanguage()
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex(({ id }) => id === current) + (dir === 'rtl' ? -step : step)
    const next = tabs[(at + tabs.length) % tabs.length]
    if (!next) return
    onChange(next.id)
    const list = event.currentTarget
    list.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  if (tabs.length < 2) return <>{children}</>
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
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
