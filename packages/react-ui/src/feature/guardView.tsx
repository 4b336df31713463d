import type { LogPort } from '@kit/core'
import type { ComponentType } from 'react'
import type { ViewDefinition } from '../router/defineView.js'
import { attempt } from './attempt.js'
import { Broken } from './Broken.js'
import { ErrorBoundary } from './ErrorBoundary.js'

/** A view of a feature that keeps its errors to itself: where it throws, the modal shows that in its place. */
export function guardView({ name, title, Component }: ViewDefinition<never>, log: LogPort): ViewDefinition<never> {
  const View = Component as ComponentType<object>
  return {
    name,
    title: (context) => attempt(log, () => title(context)) ?? '',
    Component: (props: object) => (
      <ErrorBoundary
        onError={(error) => log.error(`The view ${name} threw an error.`, error)}
        fallback={(retry) => <Broken onRetry={retry} />}
      >
        <View {...props} />
      </ErrorBoundary>
    ),
  }
}
