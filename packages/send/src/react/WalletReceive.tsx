'use client'
import { useStore } from '@kit/react'
import {
  AmountField,
  Button,
  CopyButton,
  defineView,
  IconButton,
  NetworkImage,
  QrCode,
  Stack,
  TokenImage,
  useCopy,
  useKit,
  usePlugin,
  usePrepareView,
  useStyles,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { nativeToken } from '../nativeToken.js'
import type { SendPlugin } from '../send.js'
import { typedUnits } from '../validateTransfer.js'
import { compatibleNetworks } from './compatibleNetworks.js'
import { TokenButton } from './TokenButton.js'
import { useHeld } from './useHeld.js'
import { usePaymentLink } from './usePaymentLink.js'
import { classes, css } from './WalletReceive.module.css.js'
import { withPicture } from './withPicture.js'

/** Pictures of networks that are shown side by side. */
const mostPictures = 5

/** Where the visitor shows how to pay them. */
export const walletReceiveView: ViewDefinition<'WalletReceive'> = defineView({
  name: 'WalletReceive',
  title: ({ text }) => text('send.receive'),
  needsAccount: true,
  Component: Receive,
})

function Receive(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const copy = useCopy()
  const prepare = usePrepareView()
  const { state, ask } = usePlugin<SendPlugin>('send')
  const { asked } = useStore(state)
  const { account, network } = useStore(kit.active)
  const token = asked.token ?? (network && nativeToken(network))
  const units = typedUnits({ amount: asked.amount, token }) || undefined
  const { uri, hasAmount, hasToken } = usePaymentLink(network, account?.address, asked.token, units)
  const held = useHeld()(token)
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted || asked.token !== undefined || asked.amount !== ''
  if (account === undefined || network === undefined) return null
  const { address } = account
  const isAsking = asked.amount !== '' || asked.token?.address !== undefined
  const networks = compatibleNetworks(kit, network.namespace, address)
  const canShare = typeof navigator.share === 'function'
  function share(): void {
    const shared = isAsking && uri ? uri : address
    // A frame without the permission copies it instead. Users who close the sheet want neither.
    navigator.share({ text: shared }).catch(({ name }: Error) => {
      if (name !== 'AbortError') copy(shared)
    })
  }
  return (
    <Stack gap="wide">
      {network.testnet === true && (
        <Words as="quiet" tone="warning">
          {text('send.testnet', { network: network.name })}
        </Words>
      )}
      <div className={classes.code}>
        <QrCode
          value={uri}
          label={text('send.code', { address })}
          logo={
            asked.token?.address === undefined ? (
              <NetworkImage network={network} size={56} />
            ) : (
              <TokenImage token={withPicture(asked.token, held)} size={56} />
            )
          }
        />
      </div>
      <div className={classes.address}>
        <span className={classes.words}>
          <span className={classes.label}>{text('send.yourAddress')}</span>
          <bdi className={classes.text}>{address}</bdi>
        </span>
        <IconButton label={text('common.copyAddress')} icon="copy" onClick={() => copy(address)} />
      </div>
      {hasAmount && isOpen && (
        <AmountField
          label={text('send.askedAmount')}
          value={asked.amount}
          onChange={(amount) => ask({ amount })}
          token={token}
          price={held?.price}
          isInvalid={asked.amount !== '' && units === undefined && !/^[0.]*$/.test(asked.amount)}
          end={
            <TokenButton
              token={token && withPicture(token, held)}
              onClick={hasToken ? () => kit.modal.push('WalletReceiveSelectToken') : undefined}
            />
          }
        />
      )}
      {((hasAmount && !isOpen) || isAsking || canShare) && (
        <div className={classes.actions}>
          {hasAmount && !isOpen && (
            <Button kind="link" icon="plus" onClick={() => setIsWanted(true)}>
              {text('send.addAmount')}
            </Button>
          )}
          {isAsking && <CopyButton value={uri}>{text('common.copyLink')}</CopyButton>}
          {canShare && (
            <Button kind="link" icon="external" onClick={share}>
              {text('send.share')}
            </Button>
          )}
        </div>
      )}
      <button
        type="button"
        className={classes.networks}
        onPointerEnter={() => prepare('WalletCompatibleNetworks')}
        onFocus={() => prepare('WalletCompatibleNetworks')}
        onClick={() => kit.modal.push('WalletCompatibleNetworks')}
      >
        <span>{text('send.networks')}</span>
        <span className={classes.pictures}>
          {networks.slice(0, mostPictures).map((one) => (
            <NetworkImage key={one.id} network={one} size={20} />
          ))}
        </span>
      </button>
    </Stack>
  )
}
