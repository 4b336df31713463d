import { defineView, Row, Stack, useKit, useLanguage, type ViewDefinition } from '@kit/react-ui/feature'
import { useOnramp } from './useOnramp.js'

/** Choice of the payment currency. */
export const onRampFiatSelectView: ViewDefinition<'OnRampFiatSelect'> = defineView({
  name: 'OnRampFiatSelect',
  service: 'needed',
  title: ({ text }) => text('onramp.selectCurrency'),
  needsAccount: true,
  Component: OnRampFiatSelect,
})

function OnRampFiatSelect() {
  const { text, locale } = useLanguage()
  const kit = useKit()
  const { edit, offer, payment: chosen } = useOnramp()
  const payments = 'data' in offer ? (offer.data?.payments ?? []) : []
  return (
    <Stack list={text('onramp.selectCurrency')}>
      {payments.map((payment) => (
        <Row
          key={payment.id}
          label={nameOf(payment.id, locale)}
          detail={payment.id}
          current={payment.id === chosen?.id}
          onClick={() => {
            edit({ payment })
            kit.modal.back()
          }}
        />
      ))}
    </Stack>
  )
}

/** Returns the localized name of a currency, or its code if it has none. */
function nameOf(id: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(id) ?? id
  } catch {
    return id
  }
}
