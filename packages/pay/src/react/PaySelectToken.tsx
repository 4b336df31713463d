'use client'
import {
  Amount,
  Button,
  defineView,
  EmptyState,
  formatFiat,
  Row,
  RowSkeleton,
  Stack,
  TokenImage,
  useKit,
  useLanguage,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import type { PayToken } from '../PayState.js'
import { usePayNetworkName } from './PaymentSubject.js'
import { usePay } from './usePay.js'

/** Choice of the token to pay with. */
export const paySelectTokenView: ViewDefinition<'PaySelectToken'> = defineView({
  name: 'PaySelectToken',
  title: ({ text }) => text('pay.selectToken'),
  Component: PaySelectToken,
})

function PaySelectToken(): ReactElement {
  const kit = useKit()
  const nameOf = usePayNetworkName()
  const { text, locale } = useLanguage()
  const { selectToken, loadTokens, payer, payment, payWith } = usePay()
  const { from, tokens } = payWith
  const load = () => void loadTokens().catch(() => undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each payer
  useEffect(load, [loadTokens, payer])
  if (payment === undefined) return <EmptyState icon="refresh">{text('pay.closed')}</EmptyState>
  const pick = (token: PayToken | undefined) => {
    selectToken(token)
    kit.modal.back()
  }
  const rows = 'data' in tokens ? tokens.data : undefined
  return (
    <Stack>
      <Stack list={text('pay.selectToken')}>
        <Row
          label={payment.token.name || payment.token.symbol}
          detail={<bdi>{text('pay.requested')}</bdi>}
          image={<TokenImage token={payment.token} />}
          current={from === undefined}
          onClick={() => pick(undefined)}
        />
        {rows?.map((token) => (
          <Row
            key={`${token.networkId}/${token.address ?? ''}`}
            label={token.name || token.symbol}
            detail={
              <>
                <bdi dir="ltr">
                  <Amount
                    balance={{ value: token.amount, decimals: token.decimals, symbol: token.symbol }}
                    locale={locale}
                  />{' '}
                  <bdi>{token.symbol}</bdi>
                </bdi>{' '}
                <bdi>{text('pay.on', { network: nameOf(token) })}</bdi>
              </>
            }
            image={<TokenImage token={token} />}
            end={token.value !== undefined && <bdi>{formatFiat(token.value, locale)}</bdi>}
            current={from?.networkId === token.networkId && from.address === token.address}
            onClick={() => pick(token)}
          />
        ))}
      </Stack>
      {rows === undefined && tokens.status !== 'error' && <RowSkeleton amount />}
      {rows === undefined && tokens.status === 'error' && (
        <EmptyState icon="warning" action={<Button onClick={load}>{text('common.tryAgain')}</Button>}>
          {text('pay.tokensFailed')}
        </EmptyState>
      )}
      {rows?.length === 0 && <EmptyState icon="search">{text('pay.noTokens')}</EmptyState>}
    </Stack>
  )
}
