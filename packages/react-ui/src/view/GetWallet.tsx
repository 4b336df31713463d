'use client'
import type { Wallet } from '@kit/core'
import type { ReactElement } from 'react'
import { defineView, type ViewDefinition } from '../contribution/defineView.js'
import { useKit } from '../kit/useKit.js'
import { useDirectory } from '../list/useWalletRows.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Row } from '../part/Row.js'
import { Stack } from '../part/Stack.js'
import { Typography } from '../part/Typography.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useUiOptions } from '../theme/KitUi.js'
import { hasDownloads } from './downloadLinks.js'
import { listKnownWallets } from './listKnownWallets.js'
import { useNamespaceLabel } from './useNamespaceLabel.js'
import { describeAvailability, familiesOf } from './walletFacts.js'

/** Maximum number of wallets. */
const most = 4

/** A few recommended wallets, with a link to all. Without a directory, or if it has none to recommend, shows well-known wallets. */
export const getWalletView: ViewDefinition<'GetWallet'> = defineView({
  name: 'GetWallet',
  title: ({ text }) => text('getWallet.title'),
  Component: GetWallet,
})

function GetWallet(): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const label = useNamespaceLabel()
  const directory = useDirectory()
  const { links } = useUiOptions()
  const { custom = [], exclude } = kit.options.wallets ?? {}
  const offered = distinct([...(directory?.featured ?? []), ...custom, ...(directory?.recommended ?? [])])
    .filter(hasDownloads)
    .slice(0, most)
  const isComing = directory?.first === 'pending' || directory?.first === 'idle'
  const wallets =
    offered.length > 0 || isComing ? offered : listKnownWallets((family) => kit.adapters.has(family), { exclude })
  function goodFor(wallet: Wallet): string {
    const families = familiesOf(wallet).filter((name) => kit.adapters.has(name))
    return [text(describeAvailability(wallet)), families.map(label).join(', ')].filter(Boolean).join(' · ')
  }
  return (
    <Stack gap="wide">
      <Typography as="quiet">{text('getWallet.text')}</Typography>
      <Stack list={text('getWallet.title')}>
        {wallets.map((wallet) => (
          <Row
            key={wallet.id}
            label={wallet.name}
            detail={goodFor(wallet)}
            image={<WalletImage wallet={wallet} />}
            hasArrow
            onIntent={() => prepare('Downloads')}
            onClick={() => kit.modal.push('Downloads', { wallet })}
          />
        ))}
        {links?.wallets !== undefined && (
          <Row label={text('getWallet.explore')} icon="globe" href={links.wallets} hasArrow />
        )}
      </Stack>
    </Stack>
  )
}

function distinct(wallets: readonly Wallet[]): readonly Wallet[] {
  return [...new Map(wallets.map((wallet) => [wallet.id, wallet])).values()]
}
