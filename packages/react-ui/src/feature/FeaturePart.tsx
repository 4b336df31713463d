'use client'
import { type ComponentType, type ReactElement, useEffect, useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit.js'
import type { PartLoader } from '../modal/createPartStore.js'
import { ErrorBoundary } from '../modal/ErrorBoundary.js'
import { ErrorFallback } from '../modal/ErrorFallback.js'
import { LoadError } from '../modal/LoadError.js'
import { useModalContext } from '../modal/ModalContext.js'

/** Props of {@link FeaturePart}. */
export type FeaturePartProps<Props> = {
  readonly load: PartLoader<ComponentType<Props>>
  readonly props: Props
  /** Shown while loading. */
  readonly waiting?: ReactElement
  /** Whether it is the main content: a failure is shown then. By default, a part that fails isn't rendered. */
  readonly isSubject?: boolean
}

/** A feature's part of a built-in view, loaded when it is shown. Its errors don't affect the rest of the view. */
export function FeaturePart<Props extends object>(given: FeaturePartProps<Props>): ReactElement | undefined {
  const { load, props, waiting, isSubject = false } = given
  const { log } = useKit().ports
  const { parts } = useModalContext()
  const loaded = useSyncExternalStore(parts.subscribe, parts.getState, parts.getState).get(load)
  useEffect(() => void parts.fetch(load), [parts, load])
  if (loaded === undefined) return waiting
  if (!('value' in loaded)) return isSubject ? <LoadError onRetry={() => void parts.fetch(load)} /> : undefined
  const Part = loaded.value as ComponentType<Props>
  return (
    <ErrorBoundary
      onError={(error) => log.error('A part of a view threw an error.', error)}
      fallback={(retry) => isSubject && <ErrorFallback onRetry={retry} />}
    >
      <Part {...props} />
    </ErrorBoundary>
  )
}
