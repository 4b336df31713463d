'use client'
import type { ModalState } from '@kit/modal'
import { type ComponentType, type ReactElement, Suspense, useLayoutEffect, useRef } from 'react'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { animateElement, motionMs } from './animateElement.js'
import { NotLoaded } from './NotLoaded.js'
import { classes, css } from './Stage.module.css.js'

/** What {@link Stage} takes. */
export type StageProps = {
  readonly history: ModalState['history']
  readonly direction: ModalState['direction']
  /** Undefined while the view is being loaded. */
  readonly Component: ComponentType<{ readonly data: never }> | undefined
  /** Loads the view again; given when it did not load. */
  readonly onRetry: (() => void) | undefined
}

/** Shows one view, moves it in from the direction in which the visitor goes, and animates the height of the card. */
export function Stage({ history, direction, Component, onRetry }: StageProps): ReactElement {
  useStyles(css)
  const { dir } = useLanguage()
  const viewport = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const entry = history.at(-1)
  const place = `${history.length}:${entry?.name}`
  const lastPlace = useRef(place)

  useLayoutEffect(() => {
    if (lastPlace.current === place || !content.current || !viewport.current) return
    lastPlace.current = place
    // A view that was never shown does not move out.
    if (viewport.current.offsetHeight === 0) return
    viewport.current.scrollTop = 0
    const shift = (direction === 'next') === (dir === 'ltr') ? 12 : -12
    const from = { opacity: 0, transform: `translateX(${shift}px)` }
    animateElement(content.current, [from, { opacity: 1, transform: 'none' }], motionMs.view)
  }, [place, direction, dir])

  useLayoutEffect(() => {
    const box = viewport.current
    const inner = content.current
    if (!box || !inner) return
    let last = 0
    let running: Animation | undefined
    const observer = new ResizeObserver(() => {
      const from = running?.playState === 'running' ? box.offsetHeight : last
      running?.cancel()
      const to = box.offsetHeight
      last = to
      if (from === to || from === 0) return
      running = animateElement(
        box,
        [
          { height: `${from}px`, overflow: 'hidden' },
          { height: `${to}px`, overflow: 'hidden' },
        ],
        motionMs.view,
      )
    })
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={viewport} className={classes.viewport}>
      <div ref={content} className={classes.content} data-view={entry?.name}>
        <Suspense fallback={<div className={classes.waiting} aria-busy="true" />}>
          {Component ? (
            <Component key={place} data={entry?.data as never} />
          ) : onRetry ? (
            <NotLoaded onRetry={onRetry} />
          ) : (
            <div className={classes.waiting} aria-busy="true" />
          )}
        </Suspense>
      </div>
    </div>
  )
}
