'use client'
import { formatAddress } from '@kit/core'
import { useNetworks, useStore } from '@kit/react'
import { defineView, Icon, Row, Stack, useKit, useText, type ViewDefinition, Words } from '@kit/react-ui/feature'
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
  const { state, setPreferredAccountType } = useEmbedded()
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
        <Words as="quiet">{text('embedded.accountNone')}</Words>
        <SmartNetworks />
      </Stack>
    )
  const { plain, smart } = both
  const isNew = account?.type === 'smartAccount' && state.smartAccountDeployed === false
  return (
    <Stack>
      <Words as="quiet">{text('embedded.accountText')}</Words>
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
          <Words as="small" tone="error">
            {text('embedded.accountFailed')}
          </Words>
        )}
      </div>
      {isNew && <Words as="small">{text('embedded.smartNew')}</Words>}
      <SmartNetworks />
    </Stack>
  )
}

/** Lists the app's other networks with a smart account. */
function SmartNetworks(): ReactElement | null {
  const text = useText()
  const { smartAccountNetworkIds = [] } = useEmbedded().state
  const names = useNetworks().flatMap(({ id, name }) => (smartAccountNetworkIds.includes(id) ? name : []))
  return names.length === 0 ? null : (
    <Words as="small">{text('embedded.smartOn', { networks: names.join(', ') })}</Words>
  )
}
