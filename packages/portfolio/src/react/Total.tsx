import { useStore } from '@kit/react'
import { formatFiat, Hidden, Typography, useLanguage, usePlugin } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { PortfolioPlugin } from '../portfolio.js'

/** Total value of the tokens, below the balance. Hidden while unknown. */
export function Total(): ReactElement | null {
  const { text, locale } = useLanguage()
  const { state } = usePlugin<PortfolioPlugin>('portfolio')
  const total = useStore(state, (portfolio) => portfolio.total)
  if (total === undefined) return null
  return (
    <Typography as="quiet">
      <Hidden>{text('portfolio.total')}</Hidden>
      <bdi>{formatFiat(total, locale)}</bdi>
    </Typography>
  )
}
