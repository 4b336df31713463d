import { Button, Stack, Typography, unawaited, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityApi } from '../index.js'

/** Says that the service failed, and that the list contains only transactions sent from this app. */
export function LocalHistoryNotice({ load }: Pick<ActivityApi, 'load'>): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Typography as="quiet">{text('activity.partial')}</Typography>
      <Button wide onClick={() => unawaited(load())}>
        {text('common.tryAgain')}
      </Button>
    </Stack>
  )
}
