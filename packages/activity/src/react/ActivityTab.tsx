import { Button, Stack, useKit, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { ActivityRow } from './ActivityRow.js'
import { LocalHistoryNotice } from './LocalHistoryNotice.js'
import { NoActivity } from './NoActivity.js'
import { useActivity } from './useActivity.js'

/** Number of rows in the tab. "Show all" opens the full list. */
const shownRows = 5

/** The latest transactions, on Account. */
export function ActivityTab(): ReactElement {
  const text = useText()
  const kit = useKit()
  const activity = useActivity()
  const { items, hasMore, status } = activity
  if (items.length === 0) return <NoActivity {...activity} />
  return (
    <Stack>
      <Stack list={text('account.activity')}>
        {items.slice(0, shownRows).map((item) => (
          <ActivityRow key={item.id} item={item} />
        ))}
      </Stack>
      {status === 'error' && <LocalHistoryNotice {...activity} />}
      {(hasMore || items.length > shownRows) && (
        <Button wide onClick={() => kit.modal.push('Transactions')}>
          {text('activity.showAll')}
        </Button>
      )}
    </Stack>
  )
}
