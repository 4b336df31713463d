import { AddressText, Stack, Typography, useLanguage } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import type { FrameLanguage } from '../../text/createLanguage.js'
import { writeAmount } from '../../text/writeAmount.js'
import type { CallReview, Effect } from '../Effect.js'
import type { ReviewNetwork } from '../Review.js'
import { describeEffect } from './describeSubject.js'
import { type Fact, Facts } from './Facts.js'

/** Shows one call: its sentence unless it is the title of the view, its details, and its nested calls below. */
export function CallBlock(props: {
  readonly review: CallReview
  readonly network: ReviewNetwork
  readonly isAlone: boolean
}): ReactElement {
  const { review, network, isAlone } = props
  const language = useLanguage()
  const { text } = language
  const { call, effect, decoded, inner } = review
  const rows: Fact[] = [
    ...factsOf(effect, language),
    ...(effect.kind !== 'send' || effect.token !== undefined
      ? [{ label: text('approval.contract'), value: call.to ?? text('approval.newContract'), isCode: true }]
      : []),
    ...(call.value > 0n && (effect.kind !== 'send' || effect.token !== undefined)
      ? [{ label: text('approval.valueSent'), value: writeAmount(call.value, network.currency, language) }]
      : []),
    ...(decoded === undefined ? [] : [{ label: text('approval.function'), value: decoded.signature, isCode: true }]),
    ...(effect.kind === 'call' && decoded !== undefined && inner.length === 0
      ? [{ label: text('approval.arguments'), value: decoded.args.join('\n'), isCode: true }]
      : []),
  ]
  return (
    <Stack>
      {!isAlone && (
        <Typography as="body">
          <AddressText>{describeEffect(effect, call.value, network, language).title}</AddressText>
        </Typography>
      )}
      <Facts rows={rows} />
      {inner.map((one, at) => (
        <CallBlock key={at} review={one} network={network} isAlone={false} />
      ))}
    </Stack>
  )
}

function factsOf(effect: Effect, language: FrameLanguage): readonly Fact[] {
  const { text } = language
  const item = (id: bigint): Fact => ({
    label: text('approval.itemLabel'),
    value: text('approval.item', { id: String(id) }),
  })
  switch (effect.kind) {
    case 'send':
      return [{ label: text('approval.to'), value: effect.to, isCode: true }]
    case 'sendItem':
      return [item(effect.id), { label: text('approval.to'), value: effect.to, isCode: true }]
    case 'sendItems':
      return [
        ...effect.ids.map((id, at) => ({
          label: text('approval.itemLabel'),
          value: `${text('approval.item', { id: String(id) })} × ${effect.amounts[at] ?? 0n}`,
        })),
        { label: text('approval.to'), value: effect.to, isCode: true },
      ]
    case 'allow':
      return [
        {
          label: text('approval.amount'),
          value:
            effect.limit === 'none' ? text('approval.noLimit') : writeAmount(effect.amount, effect.token, language),
        },
        { label: text('approval.spender'), value: effect.spender, isCode: true },
      ]
    case 'allowItem':
      return [item(effect.id), { label: text('approval.spender'), value: effect.spender, isCode: true }]
    case 'allowAll':
      return [{ label: text('approval.spender'), value: effect.spender, isCode: true }]
    case 'revoke':
      return [{ label: text('permissions.delegate'), value: effect.delegate, isCode: true }]
    case 'unknown':
      return [{ label: text('approval.function'), value: text('approval.unknown', { selector: effect.selector }) }]
    default:
      return []
  }
}
