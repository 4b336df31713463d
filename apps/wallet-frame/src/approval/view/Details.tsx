import { Icon, useStyles, useText } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { writeValue } from '../../text/visibleText.js'
import type { Review } from '../Review.js'
import { classes, css } from './Details.module.css.js'
import { type Fact, Facts } from './Facts.js'

/** Shows everything that is signed, byte for byte. */
export function Details({ review }: { readonly review: Review }): ReactElement {
  useStyles(css)
  const text = useText()
  return (
    <details className={classes.details}>
      <summary className={classes.summary}>
        <Icon name="forward" size={16} />
        {text('frame.details')}
      </summary>
      <Facts rows={rawRows(review).map((row) => ({ ...row, isCode: true }))} />
    </details>
  )
}

/** Nested fields are named by both names. */
const fieldsOf = (fields: object = {}, of = ''): readonly Fact[] =>
  Object.entries(fields).flatMap(([label, field]: [string, unknown]) =>
    typeof field === 'object' && field !== null
      ? fieldsOf(field, `${label}.`)
      : [{ label: `${of}${label}`, value: String(field) }],
  )

/** Names come from the standards, in every language. */
function rawRows({ subject }: Review): readonly Fact[] {
  switch (subject.kind) {
    case 'message':
      return [{ label: 'personal_sign', value: subject.bytes }]
    case 'facts':
      return [{ label: 'raw', value: subject.raw }]
    case 'typedData': {
      const { domain, types, primaryType, message } = subject.data
      return [
        ...Object.entries(domain).map(([label, value]) => ({ label: `domain.${label}`, value: writeValue(value) })),
        { label: 'primaryType', value: primaryType },
        ...Object.entries(types).map(([name, fields]) => ({
          label: name,
          value: fields.map((field) => `${field.type} ${field.name}`).join('\n'),
        })),
        { label: 'message', value: writeValue(message) },
      ]
    }
    case 'calls':
      return [
        ...fieldsOf(subject.operation),
        ...fieldsOf(subject.bundle),
        ...subject.calls.flatMap(({ call: { to, value, data } }, at) => [
          ...Object.entries(subject.transactions?.[at] ?? {}).map(([label, field]) => ({
            label,
            value: String(field),
          })),
          { label: 'to', value: to ?? '—' },
          { label: 'value', value: String(value) },
          { label: 'data', value: data },
        ]),
      ]
  }
}
