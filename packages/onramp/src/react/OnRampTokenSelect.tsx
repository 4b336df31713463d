import { defineView, GrowingList, Row, TokenImage, useKit, useText, type ViewDefinition } from '@kit/react-ui/feature'
import { useOnramp } from './useOnramp.js'

/** Choice of the token to buy. */
export const onRampTokenSelectView: ViewDefinition<'OnRampTokenSelect'> = defineView({
  name: 'OnRampTokenSelect',
  service: 'needed',
  title: ({ text }) => text('onramp.selectToken'),
  needsAccount: true,
  Component: OnRampTokenSelect,
})

function OnRampTokenSelect() {
  const text = useText()
  const kit = useKit()
  const { edit, offer, offering: chosen } = useOnramp()
  const offerings = 'data' in offer ? (offer.data?.offerings ?? []) : []
  return (
    <GrowingList
      label={text('onramp.selectToken')}
      count={offerings.length}
      render={(index) => {
        const offering = offerings[index]
        return (
          offering && (
            <Row
              key={offering.symbol}
              label={offering.name}
              detail={offering.symbol}
              image={<TokenImage token={{ ...offering, iconUrl: undefined }} />}
              current={offering.symbol === chosen?.symbol}
              onClick={() => {
                edit({ offering })
                kit.modal.back()
              }}
            />
          )
        )
      }}
    />
  )
}
