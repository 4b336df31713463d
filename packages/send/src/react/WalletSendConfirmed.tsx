'use client'
import { formatAddress } from '@kit/core'
import {
  Button,
  defineView,
  formatTokenAmount,
  Stack,
  TokenImage,
  TransactionStatus,
  Typography,
  useExplorerPage,
  useKit,
  useLanguage,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { useOwnedToken, useSend, withPicture } from './useSend.js'

/** The outcome of the transfer. */
export const walletSendConfirmedView: ViewDefinition<'WalletSendConfirmed'> = defineView({
  name: 'WalletSendConfirmed',
  title: ({ text }) => text('account.send'),
  needsAccount: true,
  Component: Confirmed,
})

function Confirmed(): ReactElement | null {
  const kit = useKit()
  const { text, locale } = useLanguage()
  const { sent } = useSend()
  const heldOf = useOwnedToken()
  const hash = sent && (sent.minedHash ?? sent.hash)
  const page = useExplorerPage(sent?.networkId, hash === undefined ? undefined : { hash })
  if (sent === undefined || hash === undefined) return null
  const { amount, isUnknown, outcome, reason, to, toName, token } = sent
  const isFailed = outcome !== 'pending' && outcome !== 'success'
  const values = { amount: formatTokenAmount(amount, token, locale, token.decimals), to: toName ?? formatAddress(to) }
  return (
    <Stack gap="wide">
      <TransactionStatus
        state={isUnknown ? 'unknown' : outcome === 'pending' ? 'pending' : isFailed ? 'failed' : 'done'}
        image={<TokenImage token={withPicture(token, heldOf(token))} size={72} />}
        title={text(`send.${outcome}`)}
        detail={text(`send.${isUnknown ? 'unknown' : outcome}Text`, values)}
        stepLabels={[text('send.pending'), text(outcome === 'pending' ? 'send.confirming' : `send.${outcome}`)]}
        transaction={{ hash, page, copyLabel: text('send.copyHash') }}
      >
        {reason !== undefined && <Typography as="small">{reason}</Typography>}
      </TransactionStatus>
      <ViewFooter>
        <Button kind="main" wide onClick={() => kit.close()}>
          {text('send.done')}
        </Button>
      </ViewFooter>
    </Stack>
  )
}
