'use client'
import { parseUnits } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import {
  AmountField,
  Button,
  CopyButton,
  defineView,
  NetworkImage,
  QrCode,
  Stack,
  useKit,
  usePrepareView,
  useStyles,
  useText,
  type ViewDefinition,
  Words,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { usePaymentUri } from './usePaymentUri.js'
import { classes, css } from './WalletReceive.module.css.js'

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
  const prepare = usePrepareView()
  const { account, network } = useStore(kit.active)
  const [amount, setAmount] = useState<string>()
  const units = network && toUnits(amount ?? '', network.nativeCurrency.decimals)
  const uri = usePaymentUri(network, account?.address, units)
  if (account === undefined || network === undefined) return null
  const { address } = account
  const networks = kit.adapters.get(network.namespace)?.networks ?? []
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
          logo={<NetworkImage network={network} size={56} />}
        />
      </div>
      <div className={classes.address}>
        <span className={classes.label}>{text('send.yourAddress')}</span>
        <bdi className={classes.text}>{address}</bdi>
      </div>
      {amount === undefined ? (
        <Button kind="link" icon="plus" onClick={() => setAmount('')}>
          {text('send.addAmount')}
        </Button>
      ) : (
        <AmountField
          label={text('send.amount')}
          value={amount}
          onChange={setAmount}
          token={network.nativeCurrency}
          isInvalid={amount !== '' && units === undefined}
          end={<bdi className={classes.symbol}>{network.nativeCurrency.symbol}</bdi>}
        />
      )}
      <div className={classes.actions}>
        <CopyButton value={address}>{text('common.copyAddress')}</CopyButton>
        {uri !== undefined && units !== undefined && <CopyButton value={uri}>{text('common.copyLink')}</CopyButton>}
        {typeof navigator.share === 'function' && (
          <Button
            kind="link"
            icon="external"
            onClick={() => void navigator.share({ text: address }).catch(() => undefined)}
          >
            {text('send.share')}
          </Button>
        )}
      </div>
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

function toUnits(amount: string, decimals: number): bigint | undefined {
  try {
    return parseUnits(amount, decimals) || undefined
  } catch {
    return undefined
  }
}
