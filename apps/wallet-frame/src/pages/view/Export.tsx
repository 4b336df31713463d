import { RowGroup, Stack, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { ExportedKeys } from '../../keys/exportOf.js'
import { Decision } from '../../screen/Decision.js'
import type { ExportCommands } from '../../screen/exportCommands.data.js'
import { trayIcon } from '../../screen/frameIcons.data.js'
import { Intro } from '../../screen/Intro.js'
import type { Requested } from '../../screen/Screen.js'
import { CloseFoot } from './CloseFoot.js'
import { Fault } from './Fault.js'
import { FreshLogin } from './FreshLogin.js'
import { Secret } from './Secret.js'
import { useGuard } from './useGuard.js'

/** Shows the recovery phrase and keys for other wallets. They are discarded with the page. */
export function Export({ manage, answer }: { readonly manage: ExportCommands } & Requested<void>): ReactElement {
  const text = useText()
  const guard = useGuard(manage)
  const [keys, setKeys] = useState<ExportedKeys>()

  if (guard.asking) return <FreshLogin manage={manage} {...guard.asking} />
  if (keys === undefined)
    return (
      <Stack>
        <Intro icon={trayIcon} title={text('pages.exportTitle')}>
          {text('pages.exportWhy')}
        </Intro>
        <Fault error={guard.error} />
        <Decision
          yes={text('frame.continue')}
          no={text('frame.cancel')}
          isDangerous
          disabled={guard.isBusy}
          onYes={() => guard.run(async () => setKeys(await manage.exportKeys()))}
          onNo={() => answer()}
        />
      </Stack>
    )
  return (
    <Stack>
      <Intro icon={trayIcon} title={text('pages.exportTitle')}>
        {text('pages.exportUse')}
      </Intro>
      <RowGroup>
        <Secret label={text('pages.phrase')} value={keys.words} />
        <Secret label={text('pages.keyEoa')} value={keys.eoa} />
        <Secret label={text('pages.keyOwner')} value={keys.owner} />
        <Secret label={text('pages.keySolana')} value={keys.solana} />
      </RowGroup>
      <CloseFoot onClose={answer} />
    </Stack>
  )
}
