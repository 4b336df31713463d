import { Button, EmptyState, RowSkeleton, Stack, unawaited, useOptionalView, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { useActivity } from './useActivity.js'

/** Number of placeholder rows while loading. */
const skeletons = 7

/** Replaces an empty list: placeholders, a failure with a retry button, or a button to receive. */
export function NoActivity({ status, load }: ReturnType<typeof useActivity>): ReactElement {
  const text = useText()
  const receive = useOptionalView('receive')
  if (status === 'loading')
    return (
      <Stack>
        {Array.from({ length: skeletons }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes alike
          <RowSkeleton key={at} amount />
        ))}
      </Stack>
    )
  if (status === 'error')
    return (
      <EmptyState icon="warning" action={<Button onClick={() => unawaited(load())}>{text('common.tryAgain')}</Button>}>
        {text('activity.failed')}
      </EmptyState>
    )
  return (
    <EmptyState icon="swap" action={receive && <Button onClick={receive.push}>{text('activity.receive')}</Button>}>
      {text('activity.empty')}
    </EmptyState>
  )
}
