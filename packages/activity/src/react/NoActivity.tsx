import { Button, EmptyState, RowSkeleton, Stack, useOptionalView, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { useActivity } from './useActivity.js'

/** How many rows are drawn while the first ones come. */
const skeletons = 7

/** What stands in place of transactions: their shapes, a failure with a way on, or a way to the first one. */
export function NoActivity({ status, load }: ReturnType<typeof useActivity>): ReactElement {
  const text = useText()
  const receive = useOptionalView('receive')
  if (status === 'loading')
    return (
      <Stack>
        {Array.from({ length: skeletons }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes alike
          <RowSkeleton key={at} />
        ))}
      </Stack>
    )
  if (status === 'error')
    return (
      <EmptyState icon="warning" action={<Button onClick={() => void load()}>{text('common.tryAgain')}</Button>}>
        {text('activity.failed')}
      </EmptyState>
    )
  return (
    <EmptyState icon="swap" action={receive && <Button onClick={receive.push}>{text('activity.receive')}</Button>}>
      {text('activity.empty')}
    </EmptyState>
  )
}
