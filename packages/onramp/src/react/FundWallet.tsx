import type { ViewName } from '@kit/modal'
import {
  defineView,
  FundRows,
  Row,
  Stack,
  useHasView,
  useKit,
  usePrepareView,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { useOnramp } from './useOnramp.js'

/** The ways to bring something into the wallet. */
export const fundWalletView: ViewDefinition<'FundWallet'> = defineView({
  name: 'FundWallet',
  title: ({ text }) => text('onramp.fund'),
  needsAccount: true,
  Component: FundWallet,
})

function FundWallet() {
  const text = useText()
  const kit = useKit()
  const hasView = useHasView()
  const prepare = usePrepareView()
  const isOffered = useOnramp().isOffered()
  // Another feature brings it.
  const receive = 'WalletReceive' as ViewName
  return (
    <Stack>
      <Row
        icon="plus"
        label={text('onramp.buyTitle')}
        detail={text(isOffered ? 'onramp.buyDetail' : 'onramp.wrongNetwork')}
        leads
        {...(!isOffered && { disabled: true, reason: text('onramp.wrongNetwork') })}
        onIntent={() => prepare('OnRampProviders')}
        onClick={() => kit.modal.push('OnRampProviders')}
      />
      {hasView(receive) && (
        <Row
          icon="qrCode"
          label={text('onramp.receive')}
          detail={text('onramp.receiveDetail')}
          leads
          onIntent={() => prepare(receive)}
          onClick={() => kit.modal.push(receive as 'FundWallet')}
        />
      )}
      <FundRows />
    </Stack>
  )
}
