import { Button, Stack, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityApi } from '../index.js'

/** Says that the service failed, and that the list contains only transactions sent from this app. */
export function OwnOnly({ load }: Pick<ActivityApi, 'load'>): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Words as="quiet">{text('activity.partial')}</Words>
      <Button wide onClick={() => void load()}>
        {text('common.tryAgain')}
      </Button>
    </Stack>
  )
}
