'use client'
import { useBalance } from '@kit/react'
import {
  AmountField,
  Button,
  defineView,
  Form,
  Icon,
  Stack,
  useKit,
  useOptionalView,
  usePrepareView,
  useStyles,
  useText,
  type ViewDefinition,
  ViewFooter,
} from '@kit/react-ui/feature'
import { type ReactElement, useEffect } from 'react'
import { RecipientField } from './RecipientField.js'
import { SendFailure } from './SendFailure.js'
import { TokenButton } from './TokenButton.js'
import { useOwnedToken, useSend, withPicture } from './useSend.js'
import { classes, css } from './WalletSend.module.css.js'

/** The form: token, amount and recipient. */
export const walletSendView: ViewDefinition<'WalletSend'> = defineView({
  name: 'WalletSend',
  service: 'used',
  title: ({ text }) => text('account.send'),
  needsAccount: true,
  Component: WalletSend,
})

function WalletSend(): ReactElement {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const { amount, edit, locked, max, plan, recipient, retry, token, validation, watch } = useSend()
  const held = useOwnedToken()(token)
  const { data: balance } = useBalance(token?.address === undefined ? {} : { token: token.address })
  useEffect(() => watch(), [watch])
  const isLocked = locked.includes('amount')
  const isUnresolved = recipient.status === 'invalid' && recipient.reason === 'lookupFailed'
  const mustRetry = plan.status === 'error' || isUnresolved
  const isWrong = amount !== '' && (validation === 'invalidAmount' || validation === 'insufficientBalance')
  return (
    <Form onSubmit={mustRetry ? retry : () => kit.modal.push('WalletSendPreview')}>
      <Stack gap="wide">
        <div className={classes.fields}>
          <AmountField
            label={text('send.amount')}
            value={amount}
            onChange={isLocked ? undefined : (next) => edit({ amount: next })}
            token={token}
            price={held?.price}
            available={balance?.value}
            onMax={isLocked ? undefined : max}
            isInvalid={isWrong}
            end={
              <TokenButton
                token={token && withPicture(token, held)}
                onClick={locked.includes('token') ? undefined : () => kit.modal.push('WalletSendSelectToken')}
              />
            }
          />
          <span className={classes.arrow}>
            <Icon name="down" size={18} />
          </span>
          <RecipientField />
        </div>
        <ViewFooter above={<SendFailure />}>
          {mustRetry ? (
            <Button kind="main" wide icon="refresh">
              {text('common.tryAgain')}
            </Button>
          ) : (
            <Button kind="main" wide disabled={validation !== 'review'}>
              {text(`send.${validation}`)}
            </Button>
          )}
          {validation === 'insufficientBalance' && <MoreFunds />}
        </ViewFooter>
      </Stack>
    </Form>
  )
}

/** Button to add funds if the app offers a way, else to choose another wallet. */
function MoreFunds(): ReactElement {
  const kit = useKit()
  const text = useText()
  const fund = useOptionalView('fund')
  const prepare = usePrepareView()
  return (
    <Button
      wide
      icon={fund ? 'plus' : 'wallet'}
      onIntent={fund?.prepare ?? (() => prepare('ProfileWallets'))}
      onClick={fund?.push ?? (() => kit.modal.push('ProfileWallets'))}
    >
      {text(fund ? 'send.fund' : 'send.otherWallet')}
    </Button>
  )
}
