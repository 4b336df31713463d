import { requests } from '@kit/embedded/protocol'
import * as z from 'zod/mini'

/** What a window shows; the port that all else goes over comes with it. */
export const viewSchema = z.object({
  type: z.literal('@kit-window/VIEW'),
  nonce: z.string(),
  name: z.enum(['approve', 'changeEmail', 'share', 'export', 'passkey']),
  props: z.record(z.string(), z.unknown()),
  dapp: z.optional(requests.SYNC_DAPP_DATA.payload),
  theme: z.optional(requests.SYNC_THEME.payload),
})

/** @see viewSchema */
export type View = z.output<typeof viewSchema>
