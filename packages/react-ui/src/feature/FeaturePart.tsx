'use client'
import { type ComponentType, type ReactElement, useEffect, useSyncExternalStore } from 'react'
import { useKit } from '../kit/useKit.js'
import { Broken } from '../modal/Broken.js'
import type { Load } from '../modal/createLoads.js'
import { ErrorBoundary } from '../modal/ErrorBoundary.js'
import { useModalContext } from '../modal/ModalContext.js'
import { NotLoaded } from '../modal/NotLoaded.js'

/** Props of {@link FeaturePart}. */
export type FeaturePartProps<Props> = {
  readonly load: Load<ComponentType<Props>>
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
  const { loads } = useModalContext()
  const loaded = useSyncExternalStore(loads.subscribe, loads.getState, loads.getState).get(load)
  useEffect(() => void loads.fetch(load), [loads, load])
  if (loaded === undefined) return waiting
  if (!('value' in loaded)) return isSubject ? <NotLoaded onRetry={() => void loads.fetch(load)} /> : undefined
  const Part = loaded.value as ComponentType<Props>
  return (
    <ErrorBoundary
      onError={(error) => log.error('A part of a view threw an error.', error)}
      fallback={(retry) => isSubject && <Broken onRetry={retry} />}
    >
      <Part {...props} />
    </ErrorBoundary>
  )
}
