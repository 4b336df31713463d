import {
  defineView,
  FundingRows,
  Row,
  Stack,
  useKit,
  useOptionalView,
  usePrepareView,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { useOnramp } from './useOnramp.js'

/** Lists the ways to add funds. */
export const fundWalletView: ViewDefinition<'FundWallet'> = defineView({
  name: 'FundWallet',
  title: ({ text }) => text('onramp.fund'),
  needsAccount: true,
  Component: FundWallet,
})

function FundWallet() {
  const text = useText()
  const kit = useKit()
  const receive = useOptionalView('receive')
  const prepare = usePrepareView()
  const isOffered = useOnramp().isOffered()
  return (
    <Stack>
      <Row
        icon="plus"
        label={text('onramp.buyTitle')}
        detail={text(isOffered ? 'onramp.buyDetail' : 'account.cannotBuy')}
        hasArrow
        {...(!isOffered && { disabled: true, reason: text('account.cannotBuy') })}
        onIntent={() => prepare('OnRampProviders')}
        onClick={() => kit.modal.push('OnRampProviders')}
      />
      {receive && (
        <Row
          icon="qrCode"
          label={text('onramp.receive')}
          detail={text('onramp.receiveDetail')}
          hasArrow
          onIntent={receive.prepare}
          onClick={receive.push}
        />
      )}
      <FundingRows />
    </Stack>
  )
}
