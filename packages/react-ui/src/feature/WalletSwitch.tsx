'use client'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { Icon } from '../icon/Icon.js'
import { useKit } from '../kit/useKit.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { WalletImage } from '../part/WalletImage.js'
import { useText } from '../text/useText.js'
import { useStyles } from '../theme/useStyles.js'
import { useFeatures } from './FeaturesContext.js'
import { useContributions } from './useContributions.js'
import { classes, css } from './WalletSwitch.module.css.js'

/** The active wallet as a small button next to the name, shown when tabs replace its row. Opens the list of wallets and accounts. */
export function WalletSwitch(): ReactElement | null {
  useStyles(css)
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const wallet = useStore(kit.active, ({ connection }) => connection?.wallet)
  const hasTabs = useContributions(useFeatures().features.accountTabs).length > 0
  if (wallet === undefined || !hasTabs) return null
  const label = `${wallet.name}, ${text('account.wallets')}`
  return (
    <button
      type="button"
      className={classes.switch}
      aria-label={label}
      title={label}
      onPointerEnter={() => prepare('ProfileWallets')}
      onFocus={() => prepare('ProfileWallets')}
      onClick={() => kit.modal.push('ProfileWallets')}
    >
      <WalletImage wallet={wallet} size={26} />
      <Icon name="down" size={16} />
    </button>
  )
}
