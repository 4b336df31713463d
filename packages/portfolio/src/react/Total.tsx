import { useStore } from '@kit/react'
import { formatFiat, Headline, Hidden, useKit, useLanguage, usePlugin } from '@kit/react-ui/feature'
import type { ReactElement, ReactNode } from 'react'
import type { PortfolioPlugin } from '../portfolio.js'

/** Total value of the tokens. Renders its children, which are the balance, if no price is known. */
export function Total({ children }: { readonly children: ReactNode }): ReactElement {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { tokens, total } = useStore(usePlugin<PortfolioPlugin>('portfolio').state)
  const isPending = tokens.status === 'pending' && tokens.data === undefined
  if (total === undefined && !isPending) return <>{children}</>
  return (
    <Headline failure={tokens.status === 'error' ? tokens : undefined} onRetry={() => void kit.refreshTokens()}>
      {total === undefined ? undefined : (
        <span>
          <Hidden>{text('portfolio.total')}</Hidden>
          <bdi>{formatFiat(total, locale)}</bdi>
        </span>
      )}
    </Headline>
  )
}
