'use client'
import { formatAddress } from '@kit/core'
import type { Token, TransferPlan } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import {
  Acceptance,
  Avatar,
  Button,
  canRetry,
  defineView,
  EmptyState,
  NetworkImage,
  Stack,
  TokenImage,
  Typography,
  useInWallet,
  useKit,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
  WalletImage,
  Warnings,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect, useState } from 'react'
import type { Recipient, SendState } from '../SendState.js'
import { isSevereSendWarning, typedUnits } from '../validateTransfer.js'
import { AmountText } from './AmountText.js'
import { FeeRateChoice } from './FeeRateChoice.js'
import { SendFailure } from './SendFailure.js'
import { useOwnedToken, useSend, withPicture } from './useSend.js'
import { classes, css } from './WalletSendPreview.module.css.js'

/** Warnings with a text. Others are specific to the chain and have none. */
const withText = [
  'maybeSent',
  'tokenContract',
  'contractRecipient',
  'lookAlike',
  'nameChanged',
  'closesAccount',
  'createsAccount',
  'firstTime',
] as const

/** The review before sending: amount, recipient, fee and warnings. */
export const walletSendPreviewView: ViewDefinition<'WalletSendPreview'> = defineView({
  name: 'WalletSendPreview',
  title: ({ text }) => text('send.previewTitle'),
  needsAccount: true,
  Component: Preview,
})

function Preview(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const form = useSend()
  const { error, plan, recipient, status, submit, token, walletSetsFee, warnings, watch } = form
  // The acceptance only covers these warnings for this recipient and token.
  const severe = warnings.filter(isSevereSendWarning)
  const [accepted, setAccepted] = useState('')
  const units = typedUnits(form)
  const isRequesting = status === 'requesting'
  const isAgain = warnings.includes('maybeSent')
  const failure = error ?? (plan.status === 'error' ? plan.error : undefined)
  const mustEdit = failure !== undefined && !canRetry(failure)
  const inWallet = useInWallet()
  useEffect(() => watch(), [watch])
  useShowSent(status)
  // The network changed, which has cleared the form.
  if (recipient.status !== 'ready' || token === undefined || units === undefined)
    return (
      <EmptyState icon="refresh" action={<Button onClick={() => kit.modal.back()}>{text('send.cancel')}</Button>}>
        {text('send.failed.send/changed')}
      </EmptyState>
    )
  const acceptanceKey = severe.length > 0 ? [...severe, recipient.address, token.address].join() : ''
  const known = plan.status === 'success' || plan.status === 'pending' ? plan.data : undefined
  const shown = withText.filter((one) => warnings.includes(one))

  function send(): void {
    submit({ acknowledged: severe }).catch(() => undefined)
  }

  return (
    <Stack gap="wide">
      <Transfer amount={units} token={token} recipient={recipient} />
      <Warnings
        warnings={shown.map((key) => ({ key, text: text(`send.warn.${key}`), isSevere: isSevereSendWarning(key) }))}
      />
      <Costs amount={units} token={token} isPlanning={plan.status === 'pending'} known={known} />
      {known?.feeRates && !walletSetsFee && <FeeRateChoice rates={known.feeRates} isDisabled={isRequesting} />}
      <ViewFooter
        pair={!mustEdit}
        above={
          <>
            <SendFailure />
            {severe.length > 0 && (
              <Acceptance
                isAccepted={accepted === acceptanceKey}
                isDisabled={isRequesting}
                onAccept={(is) => setAccepted(is ? acceptanceKey : '')}
              >
                {text(isAgain ? 'send.acceptAgain' : 'send.accept')}
              </Acceptance>
            )}
            {isRequesting && (
              <div role="status">
                <Typography as="quiet">{inWallet}</Typography>
              </div>
            )}
          </>
        }
      >
        <Actions isAccepted={accepted === acceptanceKey} mustEdit={mustEdit} onSend={send} />
      </ViewFooter>
    </Stack>
  )
}

/** The main action is what may help: to send, to try again, or to edit what another try wouldn't change. */
function Actions(props: {
  readonly isAccepted: boolean
  readonly mustEdit: boolean
  readonly onSend: () => void
}): ReactElement {
  const { isAccepted, mustEdit, onSend } = props
  const kit = useKit()
  const text = useText()
  const { error, plan, retry, status, validation, warnings } = useSend()
  if (mustEdit)
    return (
      <Button
        kind="main"
        wide
        onClick={() => {
          // The balance may have changed since.
          retry()
          kit.modal.back()
        }}
      >
        {text('common.edit')}
      </Button>
    )
  return (
    <>
      <Button onClick={() => kit.modal.back()}>{text('send.cancel')}</Button>
      {plan.status === 'error' ? (
        <Button kind="main" icon="refresh" onClick={retry}>
          {text('common.tryAgain')}
        </Button>
      ) : (
        <Button
          kind="main"
          disabled={status === 'requesting' || validation !== 'review' || !isAccepted}
          onClick={onSend}
        >
          {text(warnings.includes('maybeSent') ? 'send.sendAgain' : error ? 'common.tryAgain' : 'account.send')}
        </Button>
      )}
    </>
  )
}

/** Shows the sent transfer. It may also be found on the chain after its wallet has failed. */
function useShowSent(status: SendState['status']): void {
  const kit = useKit()
  useEffect(() => {
    if (status !== 'sent' || kit.modal.getState().history.at(-1)?.name !== 'WalletSendPreview') return
    kit.modal.reset('Account')
    kit.modal.push('WalletSendConfirmed')
  }, [kit, status])
}

type Sum = { readonly amount: bigint; readonly token: Token }

/** The amount and the recipient. */
function Transfer(props: Sum & { readonly recipient: Recipient & { readonly status: 'ready' } }): ReactElement {
  const text = useText()
  const { amount, recipient, token } = props
  const held = useOwnedToken()(token)
  return (
    <div className={classes.cards}>
      <div className={classes.card}>
        <span className={classes.words}>
          <span className={classes.label}>{text('send.youSend')}</span>
          <span className={classes.value}>
            <AmountText exact amount={amount} token={token} price={held?.price} />
          </span>
        </span>
        <TokenImage token={withPicture(token, held)} />
      </div>
      <div className={classes.card}>
        <span className={classes.words}>
          <span className={classes.label}>{text('send.to')}</span>
          {recipient.name !== undefined && <bdi className={classes.value}>{recipient.name}</bdi>}
          <bdi className={recipient.name === undefined ? classes.address : classes.quiet}>{recipient.address}</bdi>
        </span>
        <Avatar address={recipient.address} url={recipient.avatar} />
      </div>
    </div>
  )
}

/** The sender, the network and its fee, and the amount that the recipient may get. */
function Costs(props: Sum & { readonly known: TransferPlan | undefined; readonly isPlanning: boolean }): ReactElement {
  const text = useText()
  const { account, connection, network } = useStore(useKit().active)
  const { walletSetsFee } = useSend()
  const heldOf = useOwnedToken()
  const { amount, isPlanning, known, token } = props
  return (
    <dl className={classes.details}>
      {/* The wallet can change its account while the review is open. */}
      {account && connection && (
        <div className={classes.detail}>
          <dt>{text('send.from')}</dt>
          <dd className={classes.network}>
            <WalletImage wallet={connection.wallet} size={20} />
            <bdi>{formatAddress(account.address)}</bdi>
          </dd>
        </div>
      )}
      {network && (
        <div className={classes.detail}>
          <dt>{text('send.network')}</dt>
          <dd className={classes.network}>
            <NetworkImage network={network} size={20} />
            <bdi>{network.name}</bdi>
          </dd>
        </div>
      )}
      <div className={classes.detail}>
        <dt>{text('send.fee')}</dt>
        <dd aria-busy={isPlanning || undefined}>
          {known !== undefined && network !== undefined && !walletSetsFee ? (
            <AmountText
              amount={known.fee}
              token={network.nativeCurrency}
              price={heldOf({ address: undefined })?.price}
            />
          ) : isPlanning ? (
            '…'
          ) : (
            text('send.feeUnknown')
          )}
        </dd>
      </div>
      {known?.transferFee !== undefined && known.transferFee > 0n && (
        <div className={classes.detail}>
          <dt>{text('send.recipientGets')}</dt>
          <dd>
            <AmountText amount={amount - known.transferFee} token={token} price={heldOf(token)?.price} />
          </dd>
        </div>
      )}
    </dl>
  )
}
