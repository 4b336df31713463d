import { Stack, Typography, useLanguage, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { visibleText, writeValue } from '../../text/visibleText.js'
import { writeAmount } from '../../text/writeAmount.js'
import type { CallsSubject, MessageSubject, ReviewNetwork, Subject, TypedDataSubject } from '../Review.js'
import { CallBlock } from './CallBlock.js'
import { Facts } from './Facts.js'
import { classes, css } from './SubjectBody.module.css.js'

/** Shows the content to sign in plain words. */
export function SubjectBody(props: { readonly subject: Subject; readonly network: ReviewNetwork }): ReactElement {
  const { subject, network } = props
  if (subject.kind === 'message') return <MessageBody subject={subject} />
  if (subject.kind === 'typedData') return <TypedDataBody subject={subject} network={network} />
  if (subject.kind === 'facts') return <Facts rows={subject.rows} />
  return <CallsBody subject={subject} network={network} />
}

function MessageBody({ subject: { text: message, bytes } }: { readonly subject: MessageSubject }): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <section className={classes.message} aria-label={text('approval.messageLabel')}>
      {message === undefined ? (
        <code className={classes.bytes} dir="ltr">
          {bytes}
        </code>
      ) : (
        <p className={classes.text} dir="auto">
          {visibleText(message)}
        </p>
      )}
    </section>
  )
}

function TypedDataBody(props: { readonly subject: TypedDataSubject; readonly network: ReviewNetwork }): ReactElement {
  const { subject, network } = props
  const { data, permits, moves } = subject
  const language = useLanguage()
  const { text, locale } = language
  const { name, chainId, verifyingContract } = data.domain
  return (
    <>
      {permits.map(({ token, spender, amount, isUnlimited, deadline }) => (
        <Facts
          key={token.address}
          rows={[
            {
              label: text('approval.amount'),
              value: isUnlimited ? text('approval.noLimit') : writeAmount(amount, token, language),
            },
            { label: text('approval.token'), value: token.address, isCode: true },
            { label: text('approval.spender'), value: spender, isCode: true },
            { label: text('approval.until'), value: writeTime(deadline, locale) },
          ]}
        />
      ))}
      {moves.map(({ kind, token, amount, id, to }, at) => (
        <Facts
          key={at}
          rows={[
            {
              label: text(`approval.move.${kind}`),
              value:
                id === undefined
                  ? writeAmount(amount ?? 0n, token ?? network.currency, language)
                  : text('approval.item', { id: String(id) }),
            },
            ...(token === undefined ? [] : [{ label: text('approval.token'), value: token.address, isCode: true }]),
            ...(to === undefined
              ? []
              : [{ label: text(kind === 'allowItem' ? 'approval.spender' : 'approval.to'), value: to, isCode: true }]),
          ]}
        />
      ))}
      <Facts
        rows={[
          ...(name === undefined ? [] : [{ label: text('approval.domainName'), value: writeValue(name) }]),
          ...(verifyingContract === undefined
            ? []
            : [{ label: text('approval.contract'), value: verifyingContract, isCode: true }]),
          ...(chainId === undefined ? [] : [{ label: text('approval.chain'), value: String(chainId) }]),
          { label: text('approval.kind'), value: data.primaryType },
          ...Object.entries(data.message).map(([label, value]) => ({ label, value: writeValue(value), isCode: true })),
        ]}
      />
    </>
  )
}

/** Formats seconds since the epoch; shows the number if it is out of the range of dates. */
function writeTime(seconds: bigint, locale: string): string {
  if (seconds > 8_640_000_000_000n) return String(seconds)
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Number(seconds) * 1000)
}

/** The estimated changes come first: they are what the user decides on, and many calls push them out of view. */
function CallsBody(props: { readonly subject: CallsSubject; readonly network: ReviewNetwork }): ReactElement {
  const { subject, network } = props
  useStyles(css)
  const language = useLanguage()
  const { text } = language
  const [only, ...more] = subject.calls
  const { changes } = subject
  return (
    <>
      {changes !== undefined && changes.length > 0 && (
        <Stack>
          <Typography as="small">{text('approval.changes')}</Typography>
          <Facts
            rows={changes.map(({ token, id, amount }) => ({
              label: text(amount > 0n ? 'approval.youGet' : 'approval.youGive'),
              value:
                id === undefined
                  ? writeAmount(amount < 0n ? -amount : amount, token ?? network.currency, language)
                  : text('approval.item', { id: String(id) }),
              // Amounts reported by an unlisted contract don't count as a gain.
              isGain: amount > 0n && token?.symbol !== '',
            }))}
          />
        </Stack>
      )}
      <div className={classes.calls}>
        {subject.calls.map((call, at) => (
          <CallBlock key={at} review={call} network={network} isAlone={call === only && more.length === 0} />
        ))}
      </div>
    </>
  )
}
