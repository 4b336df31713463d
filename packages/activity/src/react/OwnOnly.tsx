import { Button, Stack, useText, Words } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { ActivityApi } from '../index.js'

/** Says that the service did not answer, and that the list is what was sent from here. */
export function OwnOnly({ load }: Pick<ActivityApi, 'load'>): ReactElement {
  const text = useText()
  return (
    <Stack>
      <Words as="quiet">{text('activity.ownOnly')}</Words>
      <Button wide onClick={() => void load()}>
        {text('common.tryAgain')}
      </Button>
    </Stack>
  )
}
