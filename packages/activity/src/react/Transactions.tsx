import {
  defineView,
  Stack,
  Switch,
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
  title: ({ text }) => text('account.activity'),
  Component: Transactions,
  needsAccount: true,
})

/** Height of a row with its gap, in pixels. */
const lineSize = 64

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
  const choice = (
    <Switch
      label={text('activity.allNetworks')}
      checked={scope === 'namespace'}
      onChange={(isAll) => setScope(isAll ? 'namespace' : 'network')}
    />
  )
  if (items.length === 0)
    return (
      <Stack>
        <div className={classes.month}>{choice}</div>
        <NoActivity {...activity} />
      </Stack>
    )
  return (
    <Stack>
      <VirtualGrid
        label={text('account.activity')}
        shrinks
        count={lines.length}
        columns={() => 1}
        lineSize={lineSize}
        render={(at) => {
          const line = lines[at] as Line
          return 'item' in line ? (
            <ActivityRow key={line.key} item={line.item} />
          ) : (
            <div key={line.key} className={classes.month}>
              <h3>{formatMonth(line.month, clock.now(), locale)}</h3>
              {at === 0 && choice}
            </div>
          )
        }}
        onEnd={() => void loadMore()}
      />
      {status === 'error' && <LocalHistoryNotice {...activity} />}
    </Stack>
  )
}
