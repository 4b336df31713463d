'use client'
import { type ComponentType, type ReactElement, useCallback, useEffect, useSyncExternalStore } from 'react'
import type { Feature } from '../contribution/Feature.js'
import { useKit } from '../kit/useKit.js'
import type { PartLoader } from '../modal/createPartStore.js'
import { ErrorBoundary } from '../modal/ErrorBoundary.js'
import { ErrorFallback } from '../modal/ErrorFallback.js'
import { LoadError } from '../modal/LoadError.js'
import { useModalContext } from '../modal/ModalContext.js'
import { useFeatures } from './FeaturesContext.js'

/** Props of {@link FeaturePart}. */
export type FeaturePartProps<Props> = {
  readonly feature: Feature
  readonly load: PartLoader<ComponentType<Props>>
  readonly props: Props
  /** Shown while loading. */
  readonly waiting?: ReactElement
  /** Whether it is the main content: a failure is shown then. By default, a part that fails isn't rendered. */
  readonly isSubject?: boolean
}

/** A feature's part of a built-in view, loaded with its texts when it is shown. Its errors don't affect the rest of the view. */
export function FeaturePart<Props extends object>(given: FeaturePartProps<Props>): ReactElement | undefined {
  const { feature, load, props, waiting, isSubject = false } = given
  const { log } = useKit().ports
  const { parts } = useModalContext()
  const { hasTexts, isSettled, prepare } = useFeatures()
  const loaded = useSyncExternalStore(parts.subscribe, parts.getState, parts.getState).get(load)
  const fetch = useCallback(() => {
    void prepare(feature)
    void parts.fetch(load)
  }, [feature, prepare, parts, load])
  useEffect(fetch, [fetch])
  if (loaded === undefined || !isSettled(feature)) return waiting
  if (!('value' in loaded) || !hasTexts(feature)) return isSubject ? <LoadError onRetry={fetch} /> : undefined
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
