import { AddressText, Stack, Typography, useLanguage, useStyles } from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { Decision } from '../../screen/Decision.js'
import type { Requested } from '../../screen/Screen.js'
import { writeAmount } from '../../text/writeAmount.js'
import type { Review } from '../Review.js'
import { classes, css } from './Approve.module.css.js'
import { DappRow } from './DappRow.js'
import { Details } from './Details.js'
import { describeSubject } from './describeSubject.js'
import { Facts } from './Facts.js'
import { Notices } from './Notices.js'
import { SubjectBody } from './SubjectBody.js'

/** Asks the user to approve: the action in one sentence, the requesting page, warnings, the cost, and all details below. */
export function Approve({ review, answer, refuse }: { readonly review: Review } & Requested<true>): ReactElement {
  const { dapp, account, network, subject, warnings } = review
  useStyles(css)
  const language = useLanguage()
  const { text } = language
  const { title, verb } = describeSubject(subject, network, language)
  const fee =
    subject.kind === 'calls'
      ? [
          {
            label: text('approval.fee'),
            value: {
              operator: text('approval.feeSponsored'),
              dapp: text('approval.feeByDapp'),
              account: text('approval.feeUpTo', { amount: writeAmount(subject.fee.most, network.currency, language) }),
            }[subject.fee.payer],
          },
        ]
      : []
  return (
    <>
      <header className={classes.head}>
        <h1 className={classes.title}>
          <AddressText>{title}</AddressText>
        </h1>
        <DappRow dapp={dapp} />
      </header>
      <Notices warnings={warnings} />
      <SubjectBody subject={subject} network={network} />
      <Facts
        rows={[
          ...fee,
          { label: text('approval.account'), value: account.address, isCode: true },
          { label: text('approval.network'), value: network.name },
        ]}
      />
      <Stack>
        <Details review={review} />
        {subject.kind === 'calls' && subject.changes === undefined && (
          <Typography as="small">{text('approval.changesUnknown')}</Typography>
        )}
      </Stack>
      <Decision
        yes={text(verb)}
        no={text('approval.decline')}
        isDangerous={warnings.some(({ isDangerous }) => isDangerous)}
        onYes={() => answer(true)}
        onNo={refuse}
      />
    </>
  )
}
