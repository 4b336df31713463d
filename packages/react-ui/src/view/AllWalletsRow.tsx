'use client'
import { formatWalletCount } from '@kit/core/plugin'
import { useStore } from '@kit/react'
import type { ReactElement } from 'react'
import { useKit } from '../kit/useKit.js'
import { useDirectory } from '../list/useWalletRows.js'
import { usePrepareView } from '../modal/usePrepareView.js'
import { Row } from '../part/Row.js'
import { Skeleton } from '../part/Skeleton.js'
import { Tag } from '../part/Tag.js'
import { useText } from '../text/useText.js'
import { chosenView } from './isChosen.js'

/** Opens All Wallets. `here`: the number of local wallets. */
export function AllWalletsRow({ locked, here }: { readonly locked: boolean; readonly here: number }): ReactElement {
  const kit = useKit()
  const text = useText()
  const prepare = usePrepareView()
  const directory = useDirectory()
  const current = useStore(kit.modal, ({ history }) => chosenView(history)?.name === 'AllWallets')
  const count = directory === undefined ? here : directory.all.count
  return (
    <Row
      label={text('connect.allWallets')}
      icon="search"
      end={
        count !== undefined
          ? count > 0 && <Tag>{formatWalletCount(count)}</Tag>
          : directory?.first === 'pending' && <Skeleton width="32px" height="18px" />
      }
      disabled={locked}
      current={current}
      onIntent={() => prepare('AllWallets')}
      onClick={() => {
        kit.modal.backTo('Connect')
        kit.modal.push('AllWallets')
      }}
    />
  )
}
