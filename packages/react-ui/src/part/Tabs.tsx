'use client'
import { type KeyboardEvent, type ReactElement, type ReactNode, useId } from 'react'
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

/** Tabs with the content of the selected one. Arrow keys move between tabs, as the ARIA tabs pattern requires. */
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
