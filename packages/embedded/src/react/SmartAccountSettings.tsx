'use client'
import { formatAddress } from '@kit/core'
import { useNetworks, useStore } from '@kit/react'
import {
  defineView,
  Icon,
  Row,
  Stack,
  Typography,
  useKit,
  useLanguage,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import { smartAccountOf } from './smartAccountOf.js'
import { useEmbedded } from './useEmbedded.js'

/** Lets the user choose between the two accounts of the wallet. */
export const smartAccountSettingsView: ViewDefinition<'SmartAccountSettings'> = defineView({
  name: 'SmartAccountSettings',
  title: ({ text }) => text('embedded.accountTitle'),
  needsAccount: true,
  Component: SmartAccountSettings,
})

type AccountType = 'eoa' | 'smartAccount'

function SmartAccountSettings(): ReactElement {
  const kit = useKit()
  const text = useText()
  const { setPreferredAccountType, smartAccountDeployed } = useEmbedded()
  const { connection, account } = useStore(kit.active)
  const [choosing, setChoosing] = useState<AccountType>()
  const [hasFailed, setHasFailed] = useState(false)
  const both = smartAccountOf(connection)

  async function choose(type: AccountType): Promise<void> {
    if (choosing !== undefined || account?.type === type) return
    setChoosing(type)
    setHasFailed(false)
    await setPreferredAccountType(type).catch(() => setHasFailed(true))
    setChoosing(undefined)
  }

  if (both === undefined)
    return (
      <Stack>
        <Typography as="quiet">{text('embedded.accountNone')}</Typography>
        <SmartNetworks />
      </Stack>
    )
  const { plain, smart } = both
  const isNew = account?.type === 'smartAccount' && smartAccountDeployed === false
  return (
    <Stack>
      <Typography as="quiet">{text('embedded.accountText')}</Typography>
      <Stack>
        {([smart, plain] as const).map(({ type, address }) => (
          <Row
            key={type}
            label={text(type === 'smartAccount' ? 'embedded.smart' : 'embedded.plain')}
            detail={
              <>
                <bdi dir="ltr">{formatAddress(address)}</bdi>
                {' · '}
                {text(type === 'smartAccount' ? 'embedded.smartDetail' : 'embedded.plainDetail')}
              </>
            }
            current={account?.type === type}
            busy={choosing === type}
            end={account?.type === type && <Icon name="check" />}
            onClick={() => void choose(type as AccountType)}
          />
        ))}
      </Stack>
      <div role="alert">
        {hasFailed && (
          <Typography as="small" tone="error">
            {text('embedded.accountFailed')}
          </Typography>
        )}
      </div>
      {isNew && <Typography as="small">{text('embedded.smartNew')}</Typography>}
      <SmartNetworks />
    </Stack>
  )
}

/** Lists the app's other networks with a smart account. */
function SmartNetworks(): ReactElement | null {
  const { text, locale } = useLanguage()
  const { smartAccountNetworkIds = [] } = useEmbedded()
  const names = useNetworks().flatMap(({ id, name }) => (smartAccountNetworkIds.includes(id) ? name : []))
  return names.length === 0 ? null : (
    <Typography as="small">
      {text('embedded.smartOn', { networks: new Intl.ListFormat(locale).format(names) })}
    </Typography>
  )
}
