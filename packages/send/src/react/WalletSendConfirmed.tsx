'use client'
import { formatAddress } from '@kit/core'
import {
  Button,
  CopyButton,
  defineView,
  Icon,
  Stack,
  Typography,
  useKit,
  useLanguage,
  useStyles,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { formatTransferAmount, useSend } from './useSend.js'
import { classes, css } from './WalletSendConfirmed.module.css.js'

/** The outcome of the transfer. */
export const walletSendConfirmedView: ViewDefinition<'WalletSendConfirmed'> = defineView({
  name: 'WalletSendConfirmed',
  title: ({ text }) => text('send.send'),
  needsAccount: true,
  Component: Confirmed,
})

function Confirmed(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { sent } = useSend()
  if (sent === undefined) return null
  const { amount, isUnknown, minedHash, namespace, networkId, outcome, reason, to, toName, token } = sent
  const hash = minedHash ?? sent.hash
  const isFailed = outcome !== 'pending' && outcome !== 'success'
  const network = kit
    .namespace(namespace)
    .network.getState()
    .requested.find(({ id }) => id === networkId)
  const page = network && kit.adapters.get(namespace)?.getExplorerUrl?.(network, { hash })
  const values = { amount: formatTransferAmount(amount, token, locale), to: toName ?? formatAddress(to) }
  return (
    <div className={classes.confirmed}>
      <span className={isFailed ? classes.failed : classes.done} data-pending={outcome === 'pending'}>
        <Icon name={isFailed ? 'close' : 'check'} size={32} />
      </span>
      <div role="status">
        <Stack align="center">
          <Typography as="title">{text(`send.${outcome}`)}</Typography>
          <Typography as="quiet">{text(`send.${isUnknown ? 'unknown' : outcome}Text`, values)}</Typography>
          {reason !== undefined && <Typography as="small">{reason}</Typography>}
        </Stack>
      </div>
      <Stack align="center">
        {page !== undefined && (
          <Button kind="link" icon="external" href={page}>
            {text('send.explorer', { explorer: network?.blockExplorer?.name ?? '' })}
          </Button>
        )}
        <CopyButton value={hash}>{text('send.copyHash')}</CopyButton>
      </Stack>
      <Button kind="main" wide onClick={() => kit.close()}>
        {text('send.done')}
      </Button>
    </div>
  )
}
