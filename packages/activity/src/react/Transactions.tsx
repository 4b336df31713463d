import {
  defineView,
  Stack,
  Switch,
  Typography,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
  VirtualGrid,
} from '@kit/react-ui/feature'
import { type ReactElement, useMemo } from 'react'
import { type ActivityItem, type ActivityMonth, formatMonth, groupByMonth } from '../index.js'
import { ActivityRow } from './ActivityRow.js'
import { LocalHistoryNotice } from './LocalHistoryNotice.js'
import { NoActivity } from './NoActivity.js'
import { classes, css } from './Transactions.module.css.js'
import { useActivity } from './useActivity.js'

/** All transactions of the account, grouped by month. */
export const transactionsView: ViewDefinition<'Transactions'> = defineView({
  name: 'Transactions',
  service: 'used',
  title: ({ text }) => text('activity.title'),
  Component: Transactions,
  needsAccount: true,
})

/** Height of a row with its gap, in pixels. */
const lineSize = 80

type Line = { readonly key: string } & ({ readonly month: ActivityMonth } | { readonly item: ActivityItem })

function Transactions(): ReactElement {
  useStyles(css)
  const { text, locale } = useLanguage()
  const { clock } = useKit().ports
  const activity = useActivity()
  const { items, loadMore, scope, setScope, status } = activity
  const lines = useMemo(
    () =>
      groupByMonth(items).flatMap((month): readonly Line[] => [
        { key: `${month.year}-${month.month}`, month },
        ...month.items.map((item) => ({ key: item.id, item })),
      ]),
    [items],
  )
  return (
    <Stack>
      <Switch
        label={text('activity.allNetworks')}
        checked={scope === 'namespace'}
        onChange={(isAll) => setScope(isAll ? 'namespace' : 'network')}
      />
      {items.length === 0 ? (
        <NoActivity {...activity} />
      ) : (
        <VirtualGrid
          label={text('activity.title')}
          count={lines.length}
          columns={() => 1}
          lineSize={lineSize}
          render={(at) => {
            const line = lines[at] as Line
            return 'item' in line ? (
              <ActivityRow key={line.key} item={line.item} />
            ) : (
              <div key={line.key} className={classes.month}>
                <Typography as="title">{formatMonth(line.month, clock.now(), locale)}</Typography>
              </div>
            )
          }}
          onEnd={() => void loadMore()}
        />
      )}
      {items.length > 0 && status === 'error' && <LocalHistoryNotice {...activity} />}
    </Stack>
  )
}
