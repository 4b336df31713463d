'use client'
import type { Network, Token } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import {
  AmountField,
  Button,
  Callout,
  CopyButton,
  defineView,
  IconButton,
  NetworkImage,
  QrCode,
  Row,
  RowGroup,
  Stack,
  TokenImage,
  useCopy,
  useKit,
  usePrepareView,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { nativeToken, typedUnits } from '../validateTransfer.js'
import { TokenButton } from './TokenButton.js'
import { type PaymentLink, usePaymentLink } from './usePaymentLink.js'
import { compatibleNetworks, useOwnedToken, useSend, withPicture } from './useSend.js'
import { classes, css } from './WalletReceive.module.css.js'

/** Number of network icons shown side by side. */
const maxIcons = 5

/** Shows the address of the user as a QR code and a link. */
export const walletReceiveView: ViewDefinition<'WalletReceive'> = defineView({
  name: 'WalletReceive',
  title: ({ text }) => text('account.receive'),
  needsAccount: true,
  Component: Receive,
})

function Receive(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const copy = useCopy()
  const { requested } = useSend()
  const { account, network } = useStore(kit.active)
  const token = requested.token ?? (network && nativeToken(network))
  const units = typedUnits({ amount: requested.amount, token }) || undefined
  const link = usePaymentLink(network, account?.address, requested.token, units)
  const held = useOwnedToken()(token)
  if (account === undefined || network === undefined) return null
  const { address } = account
  return (
    <Stack gap="wide">
      {network.testnet === true && (
        <Callout tone="warning" isStatic>
          {text('send.testnet', { network: network.name })}
        </Callout>
      )}
      <div className={classes.code}>
        <QrCode
          value={link.uri}
          label={text('send.code', { address })}
          logo={
            requested.token?.address === undefined ? (
              <NetworkImage network={network} size={56} />
            ) : (
              <TokenImage token={withPicture(requested.token, held)} size={56} />
            )
          }
        />
      </div>
      <RowGroup>
        <div className={classes.address}>
          <span className={classes.words}>
            <span className={classes.label}>{text('send.yourAddress')}</span>
            <bdi className={classes.text}>{address}</bdi>
          </span>
          <IconButton label={text('common.copyAddress')} icon="copy" onClick={() => copy(address)} />
        </div>
        <NetworksRow networks={compatibleNetworks(kit, network.namespace, address)} />
      </RowGroup>
      <RequestedAmount address={address} link={link} token={token} units={units} />
    </Stack>
  )
}

/** The requested amount, on chains whose payment links support one, and buttons to share the link. */
function RequestedAmount(props: {
  readonly address: string
  readonly link: PaymentLink
  readonly token: Token | undefined
  readonly units: bigint | undefined
}): ReactElement {
  const kit = useKit()
  const text = useText()
  const copy = useCopy()
  const { request, requested } = useSend()
  const { address, token, units } = props
  const { uri, hasAmount, hasToken } = props.link
  const held = useOwnedToken()(token)
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted || requested.token !== undefined || requested.amount !== ''
  const isRequesting = requested.amount !== '' || requested.token?.address !== undefined
  const canShare = typeof navigator.share === 'function'
  function share(): void {
    const shared = isRequesting && uri ? uri : address
    // In a frame without the permission, copy the link instead. Users who close the share sheet want neither.
    navigator.share({ text: shared }).catch(({ name }: Error) => {
      if (name !== 'AbortError') copy(shared)
    })
  }
  return (
    <>
      {hasAmount && isOpen && (
        <AmountField
          label={text('send.requestedAmount')}
          value={requested.amount}
          onChange={(amount) => request({ amount })}
          token={token}
          price={held?.price}
          isInvalid={requested.amount !== '' && units === undefined && !/^[0.]*$/.test(requested.amount)}
          end={
            <TokenButton
              token={token && withPicture(token, held)}
              onClick={hasToken ? () => kit.modal.push('WalletReceiveSelectToken') : undefined}
            />
          }
        />
      )}
      {((hasAmount && !isOpen) || isRequesting || canShare) && (
        <div className={classes.actions}>
          {hasAmount && !isOpen && (
            <Button kind="link" icon="plus" onClick={() => setIsWanted(true)}>
              {text('send.requestAmount')}
            </Button>
          )}
          {isRequesting && <CopyButton value={uri}>{text('common.copyLink')}</CopyButton>}
          {canShare && (
            <Button kind="link" icon="external" onClick={share}>
              {text('send.share')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function NetworksRow({ networks }: { readonly networks: readonly Network[] }): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  return (
    <Row
      label={text('send.networks')}
      end={
        <span className={classes.pictures}>
          {networks.slice(0, maxIcons).map((one) => (
            <NetworkImage key={one.id} network={one} size={20} />
          ))}
        </span>
      }
      hasArrow
      onIntent={() => prepare('WalletCompatibleNetworks')}
      onClick={() => kit.modal.push('WalletCompatibleNetworks')}
    />
  )
}
