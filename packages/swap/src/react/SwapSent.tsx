import { useStore } from '@kit/react'
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
import { useEffect } from 'react'
import { useSwap } from './useSwap.js'

/** Progress and outcome of the swap that was sent. */
export const swapSentView: ViewDefinition<'SwapSent'> = defineView({
  name: 'SwapSent',
  title: ({ text }) => text('account.swap'),
  needsAccount: true,
  Component: SwapSent,
})

function SwapSent() {
  const { text, locale } = useLanguage()
  const kit = useKit()
  const { amountIn, from, hash, networkId, to } = useSwap()
  const { entries } = useStore(kit.journal)
  const isReset = hash === undefined
  useEffect(() => {
    // The account or network changed, which has reset the swap.
    if (isReset) kit.modal.back()
  }, [kit, isReset])
  const entry = entries.find((one) => one.networkId === networkId && [one.hash, one.minedHash].includes(hash))
  const { isUnknown, minedHash = hash, reason, status = 'pending' } = entry ?? {}
  const page = useExplorerPage(networkId, minedHash === undefined ? undefined : { hash: minedHash })
  if (minedHash === undefined || from === undefined || to === undefined || amountIn === undefined) return null
  const isPending = status === 'pending'
  const isFailed = !isPending && status !== 'success'
  const values = { amount: formatTokenAmount(amountIn, from, locale), symbol: to.symbol }
  return (
    <Stack gap="wide">
      <TransactionStatus
        state={isUnknown ? 'unknown' : isPending ? 'pending' : isFailed ? 'failed' : 'done'}
        image={<TokenImage token={to} size={72} />}
        title={text(`swap.is.${status}`)}
        detail={text(`swap.is.${isUnknown ? 'unknown' : status}Text`, values)}
        stepLabels={[
          text('swap.stepSent'),
          text(isPending ? 'swap.stepConfirming' : isFailed ? `swap.is.${status}` : 'swap.stepConfirmed'),
        ]}
        transaction={{ hash: minedHash, page, copyLabel: text('swap.copyHash') }}
      >
        {reason !== undefined && <Typography as="small">{reason}</Typography>}
      </TransactionStatus>
      <ViewFooter>
        <Button kind="main" wide onClick={() => kit.modal.back()}>
          {text('swap.done')}
        </Button>
      </ViewFooter>
    </Stack>
  )
}
