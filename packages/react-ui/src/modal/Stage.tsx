'use client'
import type { ModalState } from '@kit/modal'
import { type ComponentType, type ReactElement, type ReactNode, Suspense, useLayoutEffect, useRef } from 'react'
import { watchOverflow } from '../part/watchOverflow.js'
import { useLanguage } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { animateElement, motionMs } from './animateElement.js'
import { ErrorBoundary } from './ErrorBoundary.js'
import { ErrorFallback } from './ErrorFallback.js'
import { LoadError } from './LoadError.js'
import { classes, css } from './Stage.module.css.js'
import type { ImageTransition } from './startImageTransition.js'
import { useExitAnimation } from './useExitAnimation.js'

/** Props of {@link Stage}. */
export type StageProps = {
  readonly history: ModalState['history']
  readonly direction: ModalState['direction']
  /** Undefined while the view is loading. */
  readonly Component: ComponentType<{ readonly data: never }> | undefined
  /** Shown below the view. */
  readonly note?: ReactNode
  /** Loads the view again. Set when loading has failed. */
  readonly onRetry: (() => void) | undefined
  /** Called with an error of the view. A message is shown in its place, and the user can still go back. */
  readonly onError: (error: unknown) => void
}

/** Shows one view. The next one moves in from the direction of the navigation, while the previous one fades out. */
export function Stage({ history, direction, Component, note, onRetry, onError }: StageProps): ReactElement {
  useStyles(css)
  const { dir } = useLanguage()
  // State passed from one view to the next.
  const between = useRef<Between>({ isFirst: true, height: 0, scrolled: new Map() })
  useLayoutEffect(() => {
    between.current.isFirst = false
  }, [])
  const entry = history.at(-1)
  const place = `${history.length}:${entry?.name}`
  const shows = Component ? 'view' : onRetry ? 'missing' : 'loading'
  const waiting = (
    <div className={classes.waiting} aria-busy="true">
      <span />
      <span />
      <span />
    </div>
  )
  return (
    <Place
      key={`${place}:${shows}`}
      between={between.current}
      name={entry?.name}
      place={place}
      isBack={direction !== 'next'}
      isLoading={shows === 'loading'}
      shift={(direction === 'next') === (dir === 'ltr') ? 12 : -12}
    >
      <ErrorBoundary onError={onError} fallback={(retry) => <ErrorFallback onRetry={retry} />}>
        <Suspense fallback={waiting}>
          {Component ? <Component data={entry?.data as never} /> : onRetry ? <LoadError onRetry={onRetry} /> : waiting}
        </Suspense>
      </ErrorBoundary>
      {Component && note}
    </Place>
  )
}

type Between = {
  isFirst: boolean
  height: number
  flight?: ImageTransition | undefined
  /** Scroll positions of previous views, by their position in the history. */
  readonly scrolled: Map<string, readonly number[]>
}

/** Returns the scrollable elements of a place: itself, and lists inside it. */
const scrollers = (place: HTMLElement): readonly HTMLElement[] => [place, ...place.querySelectorAll('section')]

/** Container of one view. Each view has its own, so none starts with another's scroll position, and going back restores it. */
function Place({
  between,
  name,
  place,
  isBack,
  isLoading,
  shift,
  children,
}: {
  readonly between: Between
  readonly name: string | undefined
  readonly place: string
  readonly isBack: boolean
  readonly isLoading: boolean
  readonly shift: number
  readonly children: ReactNode
}): ReactElement {
  const pressed = useRef<Element>(undefined)
  const box = useExitAnimation<HTMLDivElement>((view, left, motion) => {
    const flight = motion.startImageTransition(pressed.current, view, left)
    between.flight = flight
    between.height = view.offsetHeight
    // A pane that closes has no next view, which would have taken the picture in this commit.
    queueMicrotask(() => {
      if (between.flight !== flight) return
      flight?.()
      between.flight = undefined
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it comes once
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const note = ({ target }: Event): void => {
      pressed.current = (target as Element).closest('button') ?? undefined
    }
    // The row may be in the other pane, which stays.
    const card = element.closest('[data-card]')
    card?.addEventListener('click', note, { capture: true })
    // The card keeps its size until the next view is loaded.
    if (isLoading) element.style.blockSize = `${between.height}px`
    const scrolled = isBack ? between.scrolled.get(place) : undefined
    if (scrolled)
      for (const [index, scroller] of scrollers(element).entries()) scroller.scrollTop = scrolled[index] ?? 0
    between.flight?.(element)
    between.flight = undefined
    // A view that isn't visible yet must not animate.
    if (!between.isFirst && element.offsetHeight > 0) {
      const from = { opacity: 0, transform: `translateX(${shift}px)` }
      animateElement(element, [from, { opacity: 1, transform: 'none' }], motionMs.view)
    }
    const endFit = watchOverflow(element)
    return () => {
      const tops = scrollers(element).map(({ scrollTop }) => scrollTop)
      between.scrolled.set(place, tops)
      endFit()
      card?.removeEventListener('click', note, { capture: true })
    }
  }, [])
  return (
    <div ref={box} className={classes.viewport}>
      <div className={classes.content} data-view={name}>
        {children}
      </div>
    </div>
  )
}
