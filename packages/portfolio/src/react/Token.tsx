import { type CaipNetworkId, formatAddress } from '@kit/core'
import type { TokenBalance } from '@kit/core/plugin'
import { namespaceOf } from '@kit/core/plugin'
import { useStore, useTokens } from '@kit/react'
import {
  type AnyIcon,
  DetailHead,
  DetailList,
  defineView,
  EmptyState,
  formatFiat,
  Row,
  RowGroup,
  Stack,
  TokenActions,
  TokenAmount,
  TokenImage,
  useExplorerPage,
  useKit,
  useLanguage,
  useOptionalView,
  useText,
  type ViewDefinition,
  type ViewProps,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { AddToWallet } from './AddToWallet.js'

declare module '@kit/modal' {
  interface ViewData {
    /** A token of the active account. Without an address: the native currency. */
    Token: { readonly networkId: CaipNetworkId; readonly address: string | undefined }
  }
}

/** Details of a token: balance, value and actions. */
export const tokenView: ViewDefinition<'Token'> = defineView({
  name: 'Token',
  service: 'used',
  title: ({ text }) => text('portfolio.token'),
  needsAccount: true,
  Component: Token,
})

function Token({ data: { networkId, address } }: ViewProps<'Token'>): ReactElement {
  const text = useText()
  const { data = [], status } = useTokens({ networkId })
  const token = data.find((one) => one.address === address)
  if (token !== undefined) return <Held token={token} />
  return (
    <EmptyState icon="wallet">{text(status === 'error' ? 'portfolio.unavailable' : 'portfolio.notHeld')}</EmptyState>
  )
}

function Held({ token }: { readonly token: TokenBalance }): ReactElement {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { name, symbol, decimals, amount, value, price, address, networkId } = token
  const active = useStore(kit.active)
  const network = kit.adapters.get(namespaceOf(networkId))?.networks.find(({ id }) => id === networkId)
  const page = useExplorerPage(networkId, address === undefined ? undefined : { address })
  const activity = useOptionalView('activity')
  const isHere = active.network?.id === networkId
  return (
    <Stack gap="wide">
      <DetailHead
        image={<TokenImage token={token} size={56} />}
        title={<TokenAmount balance={{ value: amount, decimals, symbol }} />}
        detail={
          <>
            <bdi>{name}</bdi>
            {value !== undefined && (
              <>
                {' · '}
                <bdi>{formatFiat(value, locale)}</bdi>
              </>
            )}
          </>
        }
      />
      {isHere && <TokenActions token={token} />}
      <DetailList
        details={[
          price !== undefined && { label: text('portfolio.price'), value: <bdi>{formatFiat(price, locale)}</bdi> },
          network && { label: text('portfolio.network'), value: <bdi>{network.name}</bdi> },
          address !== undefined && {
            label: text('portfolio.contract'),
            value: <bdi dir="ltr">{formatAddress(address)}</bdi>,
            copy: { text: address, label: text('portfolio.copy') },
          },
        ]}
      />
      <RowGroup>
        {activity && (
          <Row
            label={text('account.activity')}
            icon={activityIcon}
            hasArrow
            onIntent={activity.prepare}
            onClick={activity.push}
          />
        )}
        {address !== undefined && isHere && (
          // The key resets the row: the response of one wallet doesn't apply to another wallet or token.
          <AddToWallet key={`${active.connection?.id} ${address}`} token={token} />
        )}
        {page && <Row {...page} icon="globe" hasArrow />}
      </RowGroup>
    </Stack>
  )
}

/** A clock face. */
const activityIcon: AnyIcon = { path: 'M12 20.5a8.5 8.5 0 100-17 8.5 8.5 0 000 17zM12 7.5V12l3 2' }
