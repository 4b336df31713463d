import { Button, Stack, Typography, useText } from '@kit/react-ui/feature'
import { type ReactElement, useState } from 'react'
import type { ExportedKeys } from '../../keys/exportOf.js'
import { Decision } from '../../screen/Decision.js'
import type { ExportCommands } from '../../screen/exportCommands.data.js'
import type { Asked } from '../../screen/Screen.js'
import { Title } from '../../screen/Title.js'
import { Fault } from './Fault.js'
import { FreshLogin } from './FreshLogin.js'
import { Secret } from './Secret.js'
import { useGuard } from './useGuard.js'

/** Shows the recovery phrase and keys for other wallets. They are discarded with the page. */
export function Export({ manage, answer }: { readonly manage: ExportCommands } & Asked<void>): ReactElement {
  const text = useText()
  const guard = useGuard(manage)
  const [keys, setKeys] = useState<ExportedKeys>()

  if (guard.asking) return <FreshLogin manage={manage} {...guard.asking} />
  if (keys === undefined)
    return (
      <Stack>
        <Title>{text('pages.exportTitle')}</Title>
        <Typography>{text('pages.exportWhy')}</Typography>
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
      <Title>{text('pages.exportTitle')}</Title>
      <Typography>{text('pages.exportUse')}</Typography>
      <Secret label={text('pages.phrase')} value={keys.words} />
      <Secret label={text('pages.keyEoa')} value={keys.eoa} />
      <Secret label={text('pages.keyOwner')} value={keys.owner} />
      <Secret label={text('pages.keySolana')} value={keys.solana} />
      <Button wide onClick={() => answer()}>
        {text('pages.close')}
      </Button>
    </Stack>
  )
}
