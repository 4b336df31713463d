'use client'
import {
  Drawing,
  defineView,
  Row,
  RowGroup,
  Typography,
  useStyles,
  useText,
  type ViewDefinition,
} from '@kit/react-ui/feature'
import type { ReactElement } from 'react'
import { classes, css } from './Login.module.css.js'
import { exportIcon, recoveryIcon } from './pageIcons.data.js'
import { useOpenPage } from './useOpenPage.js'

/** Shows how to keep the wallet without this site: add a backup, or export it to another wallet. */
export const upgradeEmailWalletView: ViewDefinition<'UpgradeEmailWallet'> = defineView({
  name: 'UpgradeEmailWallet',
  title: ({ text }) => text('embedded.upgradeTitle'),
  needsAccount: true,
  Component: UpgradeEmailWallet,
})

function UpgradeEmailWallet(): ReactElement {
  useStyles(css)
  const text = useText()
  const open = useOpenPage()
  return (
    <>
      <div className={classes.view}>
        <Drawing icon={recoveryIcon} />
        <div className={classes.words}>
          <Typography as="title">{text('embedded.upgradeHeading')}</Typography>
          <Typography as="quiet">{text('embedded.upgradeText')}</Typography>
        </div>
      </div>
      <RowGroup>
        <Row
          label={text('embedded.upgradeRecovery')}
          detail={text('embedded.upgradeRecoveryDetail')}
          icon={recoveryIcon}
          hasArrow
          onClick={() => open('recovery')}
        />
        <Row
          label={text('embedded.upgradeExport')}
          detail={text('embedded.exportDetail')}
          icon={exportIcon}
          hasArrow
          onClick={() => open('export')}
        />
      </RowGroup>
    </>
  )
}
